import { catalogueIn } from "./folders.ts";

/**
 * Lets a page import a language as data: `const { catalogue } = await import("../words/de.mf2")`. Only data reaches the page; for a
 * broken message English stands in, and whoever runs Vite tells of it (`problemsIn`).
 */

/** The part of a Vite plugin that is used here, so that this package does not depend on Vite. */
interface Transforming {
  readonly name: string;
  transform(code: string, id: string): { code: string; map: null } | null;
}
const WORDS = /^(.+\/words)\/([A-Za-z-]+)\.mf2(?:\?.*)?$/;

export function wordsPlugin(): Transforming {
  return {
    name: "cardwright-words",
    transform(_, id) {
      const [, folder, language] = WORDS.exec(id) ?? [];
      if (folder === undefined || language === undefined) return null;
      const { catalogue } = catalogueIn(folder, language);
      return { code: `export const catalogue = ${JSON.stringify(catalogue)};`, map: null };
    },
  };
}
