import { join } from "node:path";
import { openFolders, sayAll } from "@cardwright/words/tool";
import { layDesk } from "./words/desk.ts";
import { cataloguesFor, wordsReport } from "./words/report.ts";
import { writeTypes } from "./words/types.ts";

/**
 * `npm run words`: what is wrong with the words of the workspace, by file and line; `-- --json` as counts. `-- --show <key>` says a message
 * to each kind of viewer in every language; `-- --types` writes the types of messages that code says; `-- --translate <language> [folder]` lays
 * out a language for its translator, puts what is translated in its place and lists the rest.
 */
const root = join(import.meta.dirname, "..");
const [flag, key = "", folder = join(root, "languages", key)] = process.argv.slice(2);

function show(wanted: string): void {
  const folders = openFolders(root);
  for (const folder of folders) {
    const { kinds, catalogues: languages } = folder.words;
    for (const [language, { messages }] of languages) {
      const keys = Object.keys(messages).filter((name) => name === wanted || name.startsWith(`${wanted}.`));
      const catalogues = cataloguesFor(folder, folders, language);
      for (const { key: name, viewer, text } of sayAll({ language, catalogues, kinds }, keys).said) {
        console.log(`${folder.of} ${language} ${["Anna", "Max"][viewer] ?? "watching"}  ${name}: ${text}`);
      }
    }
  }
}
async function check(asJson: boolean): Promise<number> {
  const { languages, messages, missing, unused, problems, escaped } = await wordsReport(root);
  const counts = {
    languages,
    messages,
    missing: missing.length + problems.length,
    unused: unused.length,
    escaped: escaped.length,
  };
  if (asJson) console.log(JSON.stringify(counts));
  else {
    for (const line of [...problems, ...missing, ...unused]) console.log(line);
    for (const { file, line, text } of escaped) console.log(`${file}:${line}: in code: ${text}`);
    console.log(
      `${messages} messages in ${languages.join(", ")}: ${counts.missing} missing or wrong, ${counts.unused} unused, ${counts.escaped} in code`,
    );
  }
  return counts.missing + counts.unused + counts.escaped === 0 ? 0 : 1;
}
/** The language is whole when nothing is listed. */
function translate(): number {
  const left = layDesk(root, key, folder);
  for (const line of left) console.log(line);
  console.log(
    `${folder}: ${left.length === 0 ? "everything is translated" : `${left.length} to translate or to mend`}`,
  );
  return left.length === 0 ? 0 : 1;
}
if (flag === "--show") show(key);
else if (flag === "--translate") process.exitCode = translate();
else if (flag === "--types") writeTypes(root);
else process.exitCode = await check(flag === "--json");
