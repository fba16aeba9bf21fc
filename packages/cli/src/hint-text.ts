import { type Advice, type AnyEngine, type AnyState, advise, type Difference } from "@cardwright/bots";
import { type Action, type AnyEvent, type Draw, namesFor, sentenceOf } from "@cardwright/core";

/** "What would you do?" at a table in the terminal: the search's choice, what else it thought of, and what tells them apart. */
const THINKING_MS = 800;

export function hintFor(engine: AnyEngine, state: AnyState, seat: number, draw: Draw): string {
  // From the seat's own world: what is hidden from it is dealt anew.
  const world = engine.redeal(state, seat, draw);
  const advice = advise(engine, { state: world, seat, draw, budget: { milliseconds: THINKING_MS } });
  return adviceText(engine, world, seat, advice);
}
function adviceText(engine: AnyEngine, state: AnyState, seat: number, { options }: Advice): string {
  const [chosen, ...others] = options;
  if (chosen === undefined) return "There is nothing else to do.";
  // Measured against what else could happen, so it is no chance to win.
  const worth = (expected: number): string => `${Math.round(100 * expected)} of 100`;
  return [
    `I would: ${actionText(engine, state, chosen.action)} (${worth(chosen.expected)})`,
    ...others.map(({ action, expected, difference }) => {
      const why = differenceText(engine, seat, difference);
      return `or: ${actionText(engine, state, action)} (${worth(expected)})${why === "" ? "" : `; ${why}`}`;
    }),
  ].join("\n");
}
/** The action with the names of its pieces and its other choices. */
function actionText(engine: AnyEngine, state: AnyState, { type, payload = {} }: Action): string {
  const { rules } = engine;
  const prompt = state.prompts.find(({ id }) => id === payload["prompt_id"]);
  const asked = rules.prompts.get(prompt?.type ?? "")?.ask;
  const label = rules.actions.get(type)?.label ?? (typeof asked === "string" && asked !== "" ? asked : "Answer");
  const { prompt_id: _, ...choices } = payload;
  const words = valuesIn(choices).map((value) => nameOf(engine, state, value));
  return words.length === 0 ? label : `${label}: ${words.join(", ")}`;
}
function valuesIn(value: unknown): readonly (string | number | boolean)[] {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(valuesIn) : [];
}
function nameOf({ rules }: AnyEngine, state: AnyState, value: string | number | boolean): string {
  const zones = state as unknown as Readonly<Record<string, unknown>>;
  for (const { key, seat } of rules.places.values()) {
    const all = zones[key] as readonly unknown[] | undefined;
    const list = (seat < 0 ? all : all?.[seat]) as
      | readonly { readonly id: string; readonly face: string }[]
      | undefined;
    const found = list?.find(({ id }) => id === value);
    if (found !== undefined) return rules.faceName(found.face);
  }
  return String(value);
}
function differenceText(engine: AnyEngine, seat: number, difference: Difference | null): string {
  if (difference === null) return "";
  const told = (event: AnyEvent | null): string =>
    event === null ? "" : sentenceOf(engine.rules, event, namesFor(engine.rules, [], seat));
  return told(difference.instead) === told(difference.chosen) ? "" : told(difference.instead);
}
