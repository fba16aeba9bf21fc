import type { Action, AnyEvent, Draw, Text } from "@cardwright/core";
import { type Advised, advise } from "./advice.ts";
import type { AnyEngine, AnyState } from "./any-game.ts";
import type { Budget } from "./bot.ts";
import { explain } from "./explain.ts";
import { keysIn, Shown, type ShownPiece } from "./shown.ts";

/**
 * An opinion as data that can be sent, and said in any language. It needs the world that it was found in no more, and names of it
 * only what the reader would see there.
 */
export interface ToldOption {
  readonly offer: { readonly type: string; readonly label: Text; readonly promptId?: string };
  /** The question that is answered, as the reader sees it; none where it is an action. */
  readonly prompts: readonly ToldPrompt[];
  readonly picks: readonly { readonly choice: string; readonly key: string | number | boolean }[];
  /** Between 0 and 100, measured against what else could happen: no chance to win. */
  readonly worth: number;
  /** The first thing that would happen otherwise than after the choice; null where nothing would. */
  readonly otherwise: AnyEvent | null;
  /** The pieces that are named, as the reader would see them. */
  readonly pieces: readonly ShownPiece[];
}
export interface ToldPrompt {
  readonly id: string;
  readonly type: string;
  readonly seat: number;
  readonly memo: Readonly<Record<string, unknown>>;
}
/** "What would you do?", asked by the seat that has to act; or "why did it do that?" by a seat that was shown something of a move. */
export interface AdviceAsked {
  /** Dealt anew for the reader: the position, or for a reason the one before the move. */
  readonly state: AnyState;
  readonly seat: number;
  readonly reader: number;
  /** The part of the move that the reader was shown. */
  readonly seen?: readonly AnyEvent[];
  /** The move itself, where it was the reader's own. */
  readonly own?: Action;
  readonly budget?: Budget;
}
/** The choice comes first, then the best of the others; nothing where nobody could say, from what the reader sees. */
export function toldAdvice(engine: AnyEngine, asked: AdviceAsked, draw: Draw): readonly ToldOption[] {
  const { state, seat, reader, seen, own, budget = {} } = asked;
  const found =
    seen === undefined
      ? { world: state, options: advise(engine, { state, seat, draw, budget }).options }
      : explain(engine, { state, seat, asker: reader, seen, draw, budget, ...(own === undefined ? {} : { own }) });
  if (found === null) return [];
  const { world, options } = found;
  const before = new Shown(engine, world, reader);
  const told = options.map((option, index) => {
    const shown = seen !== undefined && index === 0 ? new Shown(engine, world, reader, seen) : before;
    return toldOption(engine, world, option, reader, shown);
  });
  // Cards that the reader does not see are all alike to them.
  return [...new Map(told.map((option) => [looksOf(option), option] as const).reverse()).values()].reverse();
}
const looksOf = ({ worth: _, ...told }: ToldOption): string => JSON.stringify(told);
function toldOption(
  engine: AnyEngine,
  world: AnyState,
  { action, expected, difference }: Advised,
  reader: number,
  shown: Shown,
): ToldOption {
  const { prompt_id: promptId, selections, ...others } = action.payload ?? {};
  const view: Readonly<Record<string, unknown>> = engine.view(world, reader);
  const prompts = (view["prompts"] as readonly ToldPrompt[]).filter(({ id }) => id === promptId);
  const answers = Object.entries(promptId === undefined ? others : { ...(selections as object) });
  const picks = answers.flatMap(([choice, answer]) => keysIn(answer).map((key) => ({ choice, key })));
  const told = picks.filter(({ key }) => shown.holds(key));
  const otherwise = difference?.instead ?? null;
  const asked = prompts.length === 0 ? {} : { promptId: String(promptId) };
  return {
    offer: { type: action.type, label: labelOf(engine, world, action), ...asked },
    prompts,
    picks: told,
    worth: Math.round(100 * expected),
    otherwise,
    pieces: shown.namedIn([told, prompts, otherwise]),
  };
}
/** As the rules have it, for games without words of their own. */
function labelOf({ rules }: AnyEngine, { prompts }: AnyState, { type, payload }: Action): string {
  const prompt = prompts.find(({ id }) => id === payload?.["prompt_id"]);
  const asked = rules.prompts.get(prompt?.type ?? "")?.ask;
  return rules.actions.get(type)?.label ?? (typeof asked === "string" && asked !== "" ? asked : "Answer");
}
