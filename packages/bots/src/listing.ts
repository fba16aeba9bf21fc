import type { Action, Draw } from "@cardwright/core";
import type { Choice, Pick } from "@cardwright/core/host";
import type { AnyEngine, AnyState } from "./any-game.ts";

/** The ways of a seat to act: whole actions, and requests with so many answers that they are picked one by one. */
export interface Listing {
  readonly actions: readonly Action[];
  /** Kinds of actions, or prompts, that are answered pick by pick. */
  readonly open: readonly Action[];
}
/** From so many subsets or orders of one choice on, each pick is a choice of its own. */
const ANSWERS_LISTED = 64;
/** A number from a range too wide to list is looked at in so many places. */
const NUMBERS_TRIED = 16;
/** Most choices of one decision that are answered here; no game of ours has more than four. */
const CHOICES_MAX = 32;

type Answers = Readonly<Record<string, unknown>>;
/** The choices of an action by name, wherever it keeps them. */
function answersOf({ payload }: Action): Answers {
  if (payload === undefined) return {};
  const selections = payload["selections"];
  return typeof selections === "object" && selections !== null && !Array.isArray(selections)
    ? (selections as Answers)
    : payload;
}
const requestOf = ({ type, seat, payload }: Action): Action =>
  payload?.["prompt_id"] === undefined ? { type, seat } : { type, seat, payload: { prompt_id: payload["prompt_id"] } };

export function listingOf(
  engine: AnyEngine,
  state: AnyState,
  seat: number,
): Listing & { readonly isComplete: boolean } {
  const all = engine.validActions(state, seat);
  if (all.complete && !all.some(hasList)) return { actions: all, open: [], isComplete: true };
  // Node 20 has no Map.groupBy.
  const groups = new Map<string, Action[]>();
  for (const action of all) {
    const key = `${action.type} ${String(action.payload?.["prompt_id"])}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [action]);
    else group.push(action);
  }
  const actions: Action[] = [];
  const open: Action[] = [];
  for (const group of groups.values()) {
    if (isWide(group)) open.push(requestOf(group[0]!));
    else actions.push(...group);
  }
  return { actions, open, isComplete: all.complete && open.length === 0 };
}
function hasList(action: Action): boolean {
  const answers = answersOf(action);
  for (const name in answers) if (Array.isArray(answers[name])) return true;
  return false;
}
/** True when one choice of this kind of action has very many subsets or orders as answers. */
function isWide(group: readonly Action[]): boolean {
  const counts = new Map<string, number>();
  for (const action of group) {
    let before = "";
    for (const [name, value] of Object.entries(answersOf(action))) {
      if (Array.isArray(value)) {
        const count = (counts.get(before + name) ?? 0) + 1;
        if (count >= ANSWERS_LISTED) return true;
        counts.set(before + name, count);
      }
      before += `${name}=${String(value)};`;
    }
  }
  return false;
}

/** A decision that is being answered choice by choice. */
export function withAnswer(action: Action, name: string, answer: Pick | readonly Pick[]): Action {
  const { payload = {} } = action;
  if (payload["prompt_id"] === undefined) return { ...action, payload: { ...payload, [name]: answer } };
  const selections = { ...(payload["selections"] as Answers | undefined), [name]: answer };
  return { ...action, payload: { ...payload, selections } };
}
/** How many of its options a choice takes, and of which. */
export interface Room {
  readonly allowed: readonly Pick[];
  readonly least: number;
  readonly most: number;
}
export function roomOf({ kind, options, min, max }: Choice): Room {
  if (kind === "number") return { allowed: spread(min, max), least: 1, most: 1 };
  const allowed = options.flatMap(({ key, refused }) => (refused === undefined ? [key] : []));
  return { allowed, least: min, most: Math.min(max, allowed.length) };
}
/** Whole numbers from the least to the most, evenly apart. */
function spread(min: number, max: number): readonly number[] {
  const count = Math.min(NUMBERS_TRIED, max - min + 1);
  if (count <= 1) return [min];
  return Array.from({ length: count }, (_, i) => Math.round(min + (i * (max - min)) / (count - 1)));
}
/** True where the answer is one pick and no list. */
export const isSingle = ({ kind }: Choice): boolean => kind === "one" || kind === "number";

/** The next choice of a decision, null when none is left, undefined when it cannot be taken. */
export function nextChoice(engine: AnyEngine, state: AnyState, action: Action): Choice | null | undefined {
  const described = engine.describe(state, action);
  return described === null || "options" in described ? described : undefined;
}
/** The decision with everything that is still open answered by lot; undefined when it cannot be taken. */
export function completed(engine: AnyEngine, state: AnyState, begun: Action, draw: Draw): Action | undefined {
  let action = begun;
  for (let i = 0; i < CHOICES_MAX; i++) {
    const choice = nextChoice(engine, state, action);
    if (choice === null) return action;
    if (choice === undefined) return undefined;
    const { allowed, least, most } = roomOf(choice);
    if (allowed.length < least) return undefined;
    if (isSingle(choice)) action = withAnswer(action, choice.name, allowed[draw(allowed.length)]!);
    else action = withAnswer(action, choice.name, drawn(allowed, least + draw(most - least + 1), draw));
  }
  return undefined;
}
export function drawn<T>(from: readonly T[], count: number, draw: Draw): readonly T[] {
  const left = [...from];
  for (let i = 0; i < count; i++) {
    const j = i + draw(left.length - i);
    [left[i], left[j]] = [left[j]!, left[i]!];
  }
  return left.slice(0, count);
}
/** Every whole action, and of each open request as many answers as given, drawn evenly. */
export function actionsOf(
  engine: AnyEngine,
  state: AnyState,
  { actions, open }: Listing,
  each: number,
  draw: Draw,
): readonly Action[] {
  if (open.length === 0) return actions;
  const more = open.flatMap((request) =>
    Array.from({ length: each }, () => completed(engine, state, request, draw)).filter((one) => one !== undefined),
  );
  return [...actions, ...more];
}
/** So many answers are drawn where a choice has more of them than can be listed. */
const DRAWN_PER_CHOICE = 64;
/** The actions of a seat: all of them, and where there are too many to list, answers drawn evenly. */
export const actionsOfSeat = (engine: AnyEngine, state: AnyState, seat: number, draw: Draw): readonly Action[] =>
  actionsOf(engine, state, listingOf(engine, state, seat), DRAWN_PER_CHOICE, draw);
