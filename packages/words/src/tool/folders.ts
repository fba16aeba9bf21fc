import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Catalogue } from "../packed.ts";
import { type PackedWords, packWords, REFERENCE, type Source } from "./pack.ts";
import { type Problem, problemText } from "./resource.ts";

/** Where words lie: a folder `words` beside the code they belong to, with a file for each language. */

const ENDING = ".mf2";
export interface WordsFolder {
  /** The package it belongs to, from the workspace's root: "games/taktik". */
  readonly of: string;
  readonly words: PackedWords;
}
/** The engine's words: grammar and kinds for every game. */
export const ENGINE_FOLDER = "packages/words";

export function sourcesIn(root: string, folder: string): readonly Source[] {
  const files = readdirSync(join(root, folder)).filter((name) => name.endsWith(ENDING));
  return files.sort().map((name) => {
    const file = `${folder}/${name}`;
    return { language: name.slice(0, -ENDING.length), file, text: readFileSync(join(root, file), "utf8") };
  });
}
/** Every folder of words under the root, the engine's first. */
export function openFolders(root: string, parents: readonly string[] = ["packages", "games"]): readonly WordsFolder[] {
  const engine = packWords(sourcesIn(root, `${ENGINE_FOLDER}/words`));
  const others = parents
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`))
    .filter((of) => of !== ENGINE_FOLDER && existsSync(join(root, of, "words", `${REFERENCE}${ENDING}`)));
  return [
    { of: ENGINE_FOLDER, words: engine },
    ...others.map((of) => ({ of, words: packWords(sourcesIn(root, `${of}/words`), engine.kinds) })),
  ];
}

/** The folder of the engine's own words, wherever this package is installed. */
export const ENGINE_WORDS = join(import.meta.dirname, "../../words");
/** The words of one folder, with the engine's kinds of parameters. */
export function wordsIn(folder: string): PackedWords {
  const engine = packWords(sourcesIn("", ENGINE_WORDS));
  return folder === ENGINE_WORDS ? engine : packWords(sourcesIn("", folder), engine.kinds);
}
/** Every message of a folder that cannot be said, by file and line. */
export const problemsIn = (folder: string): readonly string[] => wordsIn(folder).problems.map(problemText);
/** The languages of a folder of words; none where there is no such folder. */
export const languagesIn = (folder: string): readonly string[] =>
  existsSync(join(folder, `${REFERENCE}${ENDING}`)) ? sourcesIn("", folder).map(({ language }) => language) : [];

/** One language of a folder as a page loads it. What is wrong with it comes along, and costs those messages alone. */
export function catalogueIn(folder: string, language: string): { catalogue: Catalogue; problems: readonly Problem[] } {
  const { catalogues, problems } = wordsIn(folder);
  const catalogue = catalogues.get(language) ?? catalogues.get(REFERENCE);
  if (catalogue === undefined) throw new Error(`${folder} has no words`);
  return { catalogue, problems };
}
export const catalogueOf = (root: string, of: string, language: string): ReturnType<typeof catalogueIn> =>
  catalogueIn(of === ENGINE_FOLDER ? ENGINE_WORDS : join(root, of, "words"), language);
