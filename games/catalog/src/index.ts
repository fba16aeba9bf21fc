import type { Expansion, Game } from "@cardwright/core";
import { game as balanceControl, climate, economy, security } from "@cardwright/game-balance-control";
import { game as minis } from "@cardwright/game-minis";
import { game as politics } from "@cardwright/game-politics";
import { game as tactics } from "@cardwright/game-tactics";
import { game as taktik } from "@cardwright/game-taktik";

/** One line for each game: adding a game adds a line here, and it can be played, hosted, simulated and checked. */

export interface CatalogEntry {
  // biome-ignore lint/suspicious/noExplicitAny: each game is declared in words of its own; who reads the list uses what all share.
  readonly game: Game<any>;
  /** What it can be played with; none is on unless a match asks for it. */
  readonly expansions: readonly Expansion[];
  readonly name: string;
  readonly summary: string;
}

export const catalog: readonly CatalogEntry[] = [
  {
    game: balanceControl,
    expansions: [economy, security, climate],
    name: balanceControl.name,
    summary: "Lay tiles, take measures, keep the balance.",
  },
  {
    game: minis,
    expansions: [],
    name: minis.name,
    summary: "A creature battler: draw, awaken, attack, in three modes.",
  },
  {
    game: politics,
    expansions: [],
    name: politics.name,
    summary: "Two parties, three lanes of cards, and what the public thinks.",
  },
  { game: tactics, expansions: [], name: tactics.name, summary: "Pick a tactic each round, spend mana, master deeds." },
  { game: taktik, expansions: [], name: taktik.name, summary: "Two armies on a board, cards that bend the rules." },
];
