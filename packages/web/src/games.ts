import type { Ratings } from "@cardwright/bots";
import type { TableGame } from "@cardwright/table";
import type { Catalogue } from "@cardwright/words";
import { type ComponentType, lazy } from "react";

/** A language file as data; what a table does without when it is first drawn may come by itself. */
export interface LoadedWords {
  readonly catalogue: Catalogue;
  readonly rest?: () => Promise<Catalogue>;
}
/** Loaded when somebody reads that language; while it is developed, as it is since a time. */
export type LoadWords = (at?: number) => Promise<LoadedWords>;
/** A game as the lobby lists it; rules and table come over the wire when it is first opened. */
export interface ShelfGame {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** How many it is for, as people say it: "2", or "2 to 4". */
  readonly players: string;
  readonly minutes?: number;
  /** How strong each level of bots is in it, as far as that was measured. */
  readonly ratings?: Ratings;
  /** Its table teaches the first turn. */
  readonly hasLesson?: boolean;
  load(): Promise<TableGame>;
  /** The same as it is since a file was saved at this time, while somebody develops it. */
  renew?(at: number): Promise<TableGame>;
  /** Its language files, by language. */
  readonly words?: Readonly<Record<string, LoadWords>>;
  /** Its name and one sentence for the shelf, by language: the files themselves come with the game. */
  readonly told?: Readonly<Record<string, { readonly name: string; readonly about: string }>>;
  /** How it shows itself on the shelf, in a box of 320 by 160; left out: by three of its cards. */
  picture?(): Promise<ComponentType>;
}
/** The parts that make the shell a page of somebody's own. */
export interface PageParts {
  readonly title: string;
  readonly description?: string;
  readonly games: readonly ShelfGame[];
  /** The words of table, page and engine, by language. */
  readonly words: Readonly<Record<string, readonly LoadWords[]>>;
  /** Starts the thread that bots think in: a module that calls `thinkHere` with the same games. */
  think(): Worker;
  /** Somebody is writing these games: a match goes on when its rules change, and says what became of it. Told why one cannot be loaded, and null when it is. */
  readonly develops?: (failure: string | null) => void;
}
/** Set once, before anything is drawn; whoever imports these names sees what was set. */
export let page: PageParts = {
  title: "Cardwright",
  games: [],
  words: {},
  think() {
    throw new Error("this page was given no thread for bots to think in");
  },
};
export let shelf: readonly ShelfGame[] = page.games;
/** By id. They are of the lobby alone: a table does not wait for them. */
export const pictures = new Map<string, ComponentType>();

export function showPage(parts: PageParts): void {
  page = parts;
  shelf = parts.games;
  for (const { id, picture } of shelf) {
    if (picture !== undefined)
      pictures.set(
        id,
        lazy(async () => ({ default: await picture() })),
      );
  }
}
/** A game of the shelf as a language calls it. */
export const shelfNames = (game: ShelfGame, language: string): { readonly name: string; readonly about: string } =>
  game.told?.[language] ?? game;
