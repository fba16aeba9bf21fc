import type { FaceOf } from "../rule-words.ts";
import { RuleWords } from "../rule-words.ts";
import { Speaker, type Speaking } from "../speaker.ts";
import { catalogueIn, ENGINE_WORDS } from "./folders.ts";

/** The words of a folder as a viewer reads them, where files can be read: in a terminal, on a server, in tests. */
export function wordsOf(
  folder: string | undefined,
  { language, catalogues = [], ...speaking }: Omit<Speaking, "catalogues"> & Partial<Pick<Speaking, "catalogues">>,
  faceOf?: FaceOf,
): RuleWords {
  const own = folder === undefined ? [] : [catalogueIn(folder, language).catalogue];
  const engine = catalogueIn(ENGINE_WORDS, language).catalogue;
  return new RuleWords(new Speaker({ ...speaking, language, catalogues: [...own, engine, ...catalogues] }), faceOf);
}
