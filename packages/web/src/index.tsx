import "./no-eval.ts";
import "@fontsource-variable/inter";
import "@fontsource-variable/fraunces";
import "@cardwright/table/style.css";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { followMoves } from "./chrome/moved.ts";
import { noteRewriting } from "./develop/refold.ts";
import { type PageParts, page, type ShelfGame, showPage } from "./games.ts";
import { followSettings } from "./settings.ts";
import { beginSpeaking, renewWords } from "./speaking.ts";

export { showTrouble } from "./develop/trouble.ts";
export type { PageParts, ShelfGame } from "./games.ts";

let draw: (version: number) => void = () => undefined;
/** Draws the whole page into an element: lobby, set-up, table, replay, cards, designer's panel, scenarios. */
export function openPage(root: Element, parts: PageParts): void {
  showPage(parts);
  followSettings();
  followMoves();
  const drawn = createRoot(root);
  draw = (version) => drawn.render(<App key={version} />);
  void Promise.all([beginSpeaking(), lettersOrPatience()]).then(() => draw(0));
}
/** The letters come over the wire; a page drawn before them would move when they are there. Nobody waits long for them. */
const LETTERS_MS = 600;
const lettersOrPatience = (): Promise<unknown> =>
  Promise.race([
    Promise.all(["Inter", "Fraunces"].map((name) => document.fonts.load(`1em "${name} Variable"`))).catch(() => []),
    new Promise((done) => setTimeout(done, LETTERS_MS)),
  ]);
/** Called while somebody develops the games, when a file was saved: everything is drawn anew from what is there now. */
export function renewPage(at: number): void {
  const renewed = (game: ShelfGame): ShelfGame =>
    game.renew === undefined ? game : { ...game, load: () => game.renew!(at) };
  showPage({ ...page, games: page.games.map(renewed) });
  void renewWords(at).then(() => {
    // Noted with the drawing: a match that the save before this one has only begun to draw would take it for its own.
    noteRewriting();
    draw(at);
  });
}
