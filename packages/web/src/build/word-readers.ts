import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { catalogueIn } from "@cardwright/words/tool";

/** How the page's entry gets at a language file: as text of a script that is put where a function is wanted. */
export interface Readers {
  of(folder: string, language: string): string;
  /** The lines that the entry begins with, for those that it uses. */
  head(): string;
}
export type From = (file: string) => string;

/** Under which Vite hands out a file, wherever it lies. */
export const addressOf = (file: string): string => `/@fs/${file.replaceAll("\\", "/").replace(/^\//, "")}`;

/** While somebody writes the words: the file itself, which can be read anew. */
export const readersOfSources = (from: From): Readers => ({
  of(folder, language) {
    const file = join(folder, `${language}.mf2`);
    return `(at = 0) => at === 0 ? import(${from(file)}) : import(/* @vite-ignore */ \`${addressOf(file)}?t=\${at}\`)`;
  },
  head: () => "",
});

/** In a page that is built words are no script but files of JSON: a browser reads those faster, and none before it is asked for. */
export function readersOfFiles(page: string): Readers {
  const words = join(page, "words");
  mkdirSync(words, { recursive: true });
  const imports = new Map<string, string>();
  return {
    of(folder, language) {
      const key = `${folder} ${language}`;
      const name = imports.get(key) ?? `words${imports.size}`;
      if (!imports.has(key)) {
        const { catalogue } = catalogueIn(folder, language);
        writeFileSync(join(words, `${name}.json`), JSON.stringify(catalogue));
        imports.set(key, name);
      }
      return `read(${name})`;
    },
    head: () => `${[...imports.values()].map((name) => `import ${name} from "./words/${name}.json?url";\n`).join("")}
const read = (file) => async () => ({ catalogue: await (await fetch(file)).json() });
`,
  };
}
