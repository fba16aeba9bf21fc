import { type Fields, hidden, open, type Schema } from "./declare.ts";
import type { AnyPrompt, ChoiceSource, StandardPrompt } from "./definitions.ts";
import type { ContinueAsked } from "./engine/events/handlers.ts";
import type { RulesTable } from "./engine/rules-table.ts";
import { numbersType } from "./plain-types.ts";
import type { AnyEvent } from "./protocol/index.ts";
import type { Takes } from "./takes.ts";

/** The prompts of spec 001 and the general ones behind them. Their choices are data that a handler laid down. */

/**
 * The visibility of the fields is declared here. Their types stand in `field-type.ts`, so that a page which only plays does not load them;
 * the one that stands here for them fits nothing, so that whoever reads it finds out.
 */
const standIn: Schema = numbersType([]);
export const standardMemo = {
  effect_id: open(standIn),
  source_instance_id: open(standIn),
  /** Ids of pieces, or plain values. Never sent: the owner gets them described, under keys that tell nothing. */
  choices: hidden(standIn),
  min: open(standIn),
  max: open(standIn),
  /** How many there are to choose from, where the rules make that public. Told beside the memo, as the spec has it. */
  count: hidden(standIn),
  zones: hidden(standIn),
  filter: hidden(standIn),
  memo: hidden(standIn),
} satisfies Fields;

export interface StandardMemo {
  readonly effect_id: string;
  readonly source_instance_id: string;
  readonly choices: readonly (string | number)[];
  readonly min: number;
  readonly max: number;
  readonly count: number | null;
  readonly zones: readonly string[];
  readonly filter: ChoiceSource["filter"];
  readonly memo: ContinueAsked["memo"];
}
const things = (table: RulesTable, { choices }: StandardMemo): readonly unknown[] =>
  choices.map((choice) => (typeof choice === "string" ? (table.findAnywhere(choice) ?? choice) : choice));
const idOf = (thing: unknown): string | number =>
  typeof thing === "object" ? (thing as { readonly id: string }).id : (thing as string | number);

function selected(type: StandardPrompt, table: RulesTable, asked: StandardMemo): ContinueAsked["selections"] {
  switch (type) {
    case "YES_NO":
      return [table.yesNo("selection")];
    case "SELECT_ORDER":
      return table.order("selection", things(table, asked)).map(idOf);
    case "SELECT_NUMBER":
      return [table.number("selection", asked.min, asked.max)];
    default: {
      const from = things(table, asked);
      if (asked.min === 1 && asked.max === 1) return [idOf(table.oneOf("selection", from))];
      return table.someOf("selection", from, { min: asked.min, max: asked.max }).map(idOf);
    }
  }
}
/** An answer lets the handler that asked continue. */
const standard = (type: StandardPrompt) => ({
  type,
  spec: {
    memo: standardMemo,
    takes: { selection: "selection" } satisfies Takes,
    count: ({ count }: StandardMemo) => count,
    from: ({ zones, filter }: StandardMemo) => ({ zones, filter }),
    answer(table: RulesTable, asked: StandardMemo): readonly AnyEvent[] {
      const { effect_id, source_instance_id } = asked;
      const { seat, answering: prompt_id } = table;
      const selections = selected(type, table, asked);
      const next: ContinueAsked = {
        effect_id,
        source_instance_id,
        prompt_id,
        seat,
        selections,
        memo: asked.memo,
        type: "EFFECT_CONTINUES",
      };
      return [next];
    },
  },
});
const TYPES: readonly StandardPrompt[] = [
  "YES_NO",
  "SELECT_TARGET_BENCH",
  "SELECT_CARD_FROM_REVEAL",
  "SELECT_ONE",
  "SELECT_SOME",
  "SELECT_ORDER",
  "SELECT_NUMBER",
];
export const standardPrompts: readonly AnyPrompt[] = TYPES.map(standard);
