import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { ENGINE_FOLDER, openFolders, problemText } from "@cardwright/words/tool";
import { untranslated } from "./report.ts";

/**
 * A translator's desk: one folder with a file for each part that speaks. What is translated there is put where the parts look for it;
 * what is not yet stands there in English, in its place, behind a "#".
 */

const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;
const NO_LANGUAGE = "name a language by its tag, such as fr or pt-BR; English is what there is to translate";

/** Whatever is wrong or missing in the language, by file and line, with the English message. */
export function layDesk(root: string, language: string, desk: string): readonly string[] {
  if (!LANGUAGE.test(language) || language === "en") throw new RangeError(NO_LANGUAGE);
  mkdirSync(desk, { recursive: true });
  const spoken = `${language}.mf2`;
  for (const words of globSync("{packages,games}/*/words/en.mf2", { cwd: root })) {
    const of = dirname(dirname(words));
    const own = join(root, of, "words", spoken);
    const file = join(desk, deskFile(of));
    if (!existsSync(file)) {
      if (existsSync(own)) copyFileSync(own, file);
      else writeFileSync(file, blank(readFileSync(join(root, of, "words/en.mf2"), "utf8")));
    }
    copyFileSync(file, own);
  }
  const folders = openFolders(root);
  const onDesk = new Map(folders.map(({ of }) => [`${of}/words/${spoken}`, relative(root, join(desk, deskFile(of)))]));
  const told = (text: string): string => {
    const [file = ""] = text.split(":");
    return text.replace(file, onDesk.get(file) ?? file);
  };
  return [
    ...folders.flatMap(({ words }) => words.problems.filter(({ file }) => onDesk.has(file)).map(problemText)),
    ...folders.flatMap((folder) => untranslated(folder, folders, [language])),
  ].map(told);
}
const deskFile = (of: string): string => `${of === ENGINE_FOLDER ? "engine" : basename(of)}.mf2`;
/** Every message behind a "#", under its section; what each parameter is stands in the English file alone. */
function blank(english: string): string {
  let section = "";
  return english
    .split("\n")
    .flatMap((line) => {
      section = /^\[([a-z]+)\]/.exec(line)?.[1] ?? section;
      if (section === "params") return [];
      return line === "" || line.startsWith("[") || line.startsWith("#") ? [line] : [`# ${line}`];
    })
    .join("\n");
}
