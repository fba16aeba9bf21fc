import "./noEval.ts";
import "@fontsource-variable/inter";
import "@fontsource-variable/fraunces";
import "@cardwright/table/style.css";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { followMoves } from "./chrome/moved.ts";
import { type PageParts, showPage } from "./games.ts";
import { followSettings } from "./settings.ts";

export type { PageParts, ShelfGame } from "./games.ts";

/** Draws the whole page into an element: lobby, set-up, table, replay, cards, designer's panel, scenarios. */
export function openPage(root: Element, parts: PageParts): void {
  showPage(parts);
  followSettings();
  followMoves();
  createRoot(root).render(<App />);
}
