import type { Turn } from "@cardwright/core";
import type { Choosing } from "../card.ts";
import type { CardPiece } from "../printed.ts";
import { readState } from "../read-state.ts";
import type { Politics } from "../world.ts";

export interface Chosen {
  readonly chosen: readonly string[];
  readonly option: string;
}
/** The choices that a card or an ability may ask for. */
export const CHOOSING = { target: "piece", option: "text" } as const;
/** Asks for what a card lets its player choose. Where there is nothing to choose from, it goes without. */
export function choose(turn: Turn<Politics>, choice: Choosing | undefined): Chosen {
  if (choice === undefined) return { chosen: [], option: "" };
  const { ask, cards, options } = choice;
  const from: readonly CardPiece[] = cards?.(readState(turn), turn.seat) ?? [];
  const chosen = from.length === 0 ? [] : [turn.oneOf("target", from, { ask }).id];
  const option = options === undefined ? "" : turn.oneOf("option", options, { ask, label: ({ label }) => label }).id;
  return { chosen, option };
}
