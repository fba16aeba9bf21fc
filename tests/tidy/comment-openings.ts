import { commentsOf, isScript, type Rule } from "./rule.ts";

const riddle = /^(?:What|Who|Where|Which|Whether)\b/;

/** Such a comment names its subject last, so that it is read twice. */
export const noRiddle: Rule = (files) =>
  files
    .filter((file) => isScript(file.path))
    .flatMap((file) =>
      commentsOf(file).flatMap(({ text, line }) => {
        const opening = riddle.exec(text)?.[0];
        const message = `begins a comment with "${opening}": say first what it is about`;
        return opening === undefined ? [] : [{ path: file.path, line, message }];
      }),
    );
