import { catalogueIn } from "./folders.ts";
import { problemText } from "./resource.ts";

/**
 * Lets a page import a language as data: `const { catalogue } = await import("../words/de.mf2")`. Only data reaches the page; a broken
 * message is told by file and line, and English stands in for it.
 */

/** The part of a Vite plugin that is used here, so that this package does not depend on Vite. */
interface Transforming {
  readonly name: string;
  transform(this: { warn(text: string): void }, code: string, id: string): { code: string; map: null } | null;
}
const WORDS = /^(.+\/words)\/([A-Za-z-]+)\.mf2(?:\?.*)?$/;

export function wordsPlugin(): Transforming {
  return {
    name: "cardwright-words",
    transform(_, id) {
      const [, folder, language] = WORDS.exec(id) ?? [];
      if (folder === undefined || language === undefined) return null;
      const { catalogue, problems } = catalogueIn(folder, language);
      for (const problem of problems) this.warn(problemText(problem));
      return { code: `export const catalogue = ${JSON.stringify(catalogue)};`, map: null };
    },
  };
}
