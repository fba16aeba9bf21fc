import { z } from "zod";
import { type Fields, hidden, open } from "./declare.ts";
import type { AnyPrompt, StandardPrompt } from "./definitions.ts";
import type { AnyEvent } from "./protocol/index.ts";
import type { Run } from "./run/run.ts";

/** The prompts of spec 001 and the general ones behind them. Their choices are data that a handler laid down. */

const memo = {
  effect_id: open(z.string()),
  source_instance_id: open(z.string()),
  /** Ids of pieces, or plain values. Never sent: the owner gets them described, under keys that tell nothing. */
  choices: hidden(z.array(z.union([z.string(), z.number()]))),
  min: open(z.int()),
  max: open(z.int()),
  /** How many there are to choose from, where the rules make that public. */
  count: open(z.int().nullable()),
  memo: hidden(z.record(z.string(), z.json())),
} satisfies Fields;

interface Memo {
  readonly effect_id: string;
  readonly source_instance_id: string;
  readonly choices: readonly (string | number)[];
  readonly min: number;
  readonly max: number;
  readonly memo: Readonly<Record<string, unknown>>;
}
const things = (run: Run, { choices }: Memo): readonly unknown[] =>
  choices.map((choice) => (typeof choice === "string" ? (run.findAnywhere(choice) ?? choice) : choice));
const idOf = (thing: unknown): unknown => (typeof thing === "object" ? (thing as { readonly id: string }).id : thing);

function selected(type: StandardPrompt, run: Run, asked: Memo): readonly unknown[] {
  switch (type) {
    case "YES_NO":
      return [run.yesNo("selection")];
    case "SELECT_ORDER":
      return run.order("selection", things(run, asked)).map(idOf);
    case "SELECT_NUMBER":
      return [run.number("selection", asked.min, asked.max)];
    default: {
      const from = things(run, asked);
      if (asked.min === 1 && asked.max === 1) return [idOf(run.oneOf("selection", from))];
      return run.someOf("selection", from, { min: asked.min, max: asked.max }).map(idOf);
    }
  }
}
const standard = (type: StandardPrompt): AnyPrompt => ({
  type,
  spec: {
    memo,
    answer(turn: unknown, asked: unknown): readonly AnyEvent[] {
      const run = turn as Run;
      const data = asked as Memo;
      const selections = selected(type, run, data);
      const { effect_id, source_instance_id } = data;
      const { seat, answering: prompt_id } = run;
      return [
        { effect_id, source_instance_id, prompt_id, seat, selections, memo: data.memo, type: "EFFECT_CONTINUES" },
      ];
    },
  } as AnyPrompt["spec"],
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
