import { join, relative } from "node:path";
import { tellingWord } from "@cardwright/table/emblem-signs";
import { catalogueIn, languagesIn } from "@cardwright/words/tool";
import type { Plugin } from "vite";

/**
 * Texts of cards, decks and ways to play stand in the rules in English, and again in the language file that a table reads with them. No
 * rule reads them, so that a page carries them once: what the file says word for word is left out of the script. Of a
 * card the one word stays by which its emblem is chosen.
 */
const CALLED = /\bid: "([^"\\]*)"|\b(text|about): "([^"\\]*)"/g;
type Messages = Readonly<Record<string, unknown>>;

/** Games by the folders of their words, which lie beside their code. */
export function withoutTexts(folders: readonly string[]): Plugin {
  const told = folders
    .filter((folder) => languagesIn(folder).includes("en"))
    .map((folder) => ({ root: join(folder, ".."), messages: catalogueIn(folder, "en").catalogue.messages }));
  return {
    name: "cardwright-without-texts",
    apply: "build",
    enforce: "pre",
    transform(code, file) {
      const game = told.find(({ root }) => !relative(root, file).startsWith(".."));
      const lighter = game === undefined ? code : withoutTold(code, game.messages);
      return lighter === code ? null : { code: lighter, map: null };
    },
  };
}
/** The same code without the texts that the messages have for the id before them. */
export function withoutTold(code: string, messages: Messages): string {
  let of = "";
  return code.replaceAll(CALLED, (whole: string, id?: string, key?: string, text = "") => {
    of = id ?? of;
    if (key === undefined || text === "") return whole;
    if (messages[`card.${of}.text`] === text) return `${key}: ${JSON.stringify(tellingWord(text) ?? "")}`;
    const isTold = ["deck", "preset"].some((section) => messages[`${section}.${of}.about`] === text);
    return isTold ? `${key}: ""` : whole;
  });
}
