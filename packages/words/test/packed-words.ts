import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type PackedWords, packWords, type Source } from "../src/tool/index.ts";

/** The engine's words and the trial's, packed as a page would load them. */

const sourcesIn = (folder: string): readonly Source[] =>
  ["en", "de"].map((language) => {
    const file = join(folder, `${language}.mf2`);
    return { language, file, text: readFileSync(join(import.meta.dirname, "..", file), "utf8") };
  });
export const engineWords: PackedWords = packWords(sourcesIn("words"));
export const trialWords: PackedWords = packWords(sourcesIn("test/words"), engineWords.kinds);
