import { join } from "node:path";
import { openFolders, sayAll } from "@cardwright/words/tool";
import { cataloguesFor, wordsReport } from "./words/report.ts";
import { writeTypes } from "./words/types.ts";

/**
 * `npm run words`: what is wrong with the words of the workspace, by file and line; `-- --json` as counts. `-- --show <key>` says a message
 * to each kind of viewer in every language; `-- --types` writes the types of messages that code says.
 */
const root = join(import.meta.dirname, "..");
const [flag, key = ""] = process.argv.slice(2);

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
if (flag === "--show") show(key);
else if (flag === "--types") writeTypes(root);
else process.exitCode = await check(flag === "--json");
