import type { BotName } from "@cardwright/bots";

/** A deck by its name, or as a list of cards. */
export type Deck = string | readonly string[];
/** Matches of one kind, told apart by nothing but their deals: the rows of a table in RULES.md. */
export interface Study {
  readonly id: string;
  readonly bots: BotName;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Decks by seat; they change seats every other match, so that figures for seats and for decks do not mix. */
  readonly decks?: readonly [Deck, Deck];
  readonly expansions?: "all";
  /** Most looks of a bot that searches. */
  readonly iterations?: number;
  readonly matches: number;
  /** Matches with `--quick`; left out: the study waits for a run that has time. */
  readonly quick?: number;
}
/** A bound that the rules are held to. A figure outside of it ends the command with 1. */
export interface Goal {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly met: boolean;
}
export const goal = (name: string, value: number, low: number, high: number): Goal => {
  const [rounded = 0, least = 0, most = 0] = [value, low, high].map((number) => Math.round(number * 1_000) / 1_000);
  return { name, value: rounded, low: least, high: most, met: rounded >= least && rounded <= most };
};
