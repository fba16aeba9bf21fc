import type { Action, Draw } from "@cardwright/core";
import type { Choice, Pick } from "@cardwright/core/host";
import type { AnyEngine, AnyState } from "./any-game.ts";
import { quickDraw } from "./imagine.ts";

/** The ways of a seat to act: whole actions, and requests with so many answers that they are picked one by one. */
export interface Listing {
  readonly actions: readonly Action[];
  /** Kinds of actions, or prompts, that are answered pick by pick. */
  readonly open: readonly Action[];
}
/** A wide range of numbers is halved and halved again, into so many parts at a time. */
const PARTS_MOST = 4;
/** Most choices of one decision that are answered here; no game of ours has more than four. */
const CHOICES_MAX = 32;
/** A request that is refused in all of so many draws has few legal answers: then those that the engine found are taken. */
const DRAWS_LEAST = 8;

type Answers = Readonly<Record<string, unknown>>;
/** The choices of an action by name, wherever it keeps them. */
export function answersOf({ payload }: Action): Answers {
  if (payload === undefined) return {};
  const selections = payload["selections"];
  return typeof selections === "object" && selections !== null && !Array.isArray(selections)
    ? (selections as Answers)
    : payload;
}
/** Tells whether the action is an answer to this request. */
export const isOf = (action: Action, request: Action): boolean =>
  action.type === request.type && action.payload?.["prompt_id"] === request.payload?.["prompt_id"];

/** A kind of action that is listed in part is open: of it anything can be chosen, not only what is listed. */
export function listingOf(
  engine: AnyEngine,
  state: AnyState,
  seat: number,
): Listing & { readonly isComplete: boolean } {
  const all = engine.validActions(state, seat);
  if (all.complete) return { actions: all, open: [], isComplete: true };
  const open = all.partly.filter((request) => isEasilyAnswered(engine, state, request));
  return {
    actions: all.filter((action) => !open.some((request) => isOf(action, request))),
    open,
    isComplete: false,
  };
}
const isEasilyAnswered = (engine: AnyEngine, state: AnyState, request: Action): boolean =>
  anyWay(engine, state, request, quickDraw(request.seat)) !== undefined;
/** An answer by lot, of a few that are drawn the first that is legal. */
export function anyWay(engine: AnyEngine, state: AnyState, request: Action, draw: Draw): Action | undefined {
  for (let i = 0; i < DRAWS_LEAST; i++) {
    const action = completed(engine, state, request, draw);
    if (action !== undefined) return action;
  }
  return undefined;
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
export function roomOf({ options, min, max }: Choice): Room {
  const allowed = options.flatMap(({ key, refused }) => (refused === undefined ? [key] : []));
  return { allowed, least: min, most: Math.min(max, allowed.length) };
}
/** Whole numbers, from the first to the last. */
export type Range = readonly [first: number, last: number];
/** The range in equal parts, single numbers where it is narrow. */
export function partsOf([first, last]: Range): readonly Range[] {
  const count = last - first + 1;
  const parts = Math.min(PARTS_MOST, count);
  const start = (part: number): number => first + Math.floor((part * count) / parts);
  return Array.from({ length: parts }, (_, part): Range => [start(part), start(part + 1) - 1]);
}
/** True where the answer is one pick and no list. */
export const isSingle = ({ kind }: Choice): boolean => kind === "one";

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
    if (choice.kind === "number") {
      const { name, min, max } = choice;
      if (max < min) return undefined;
      action = withAnswer(action, name, min + draw(max - min + 1));
      continue;
    }
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
export const DRAWN_PER_CHOICE = 64;
/** The actions of a seat: all of them, and where there are too many to list, answers drawn evenly. */
export const actionsOfSeat = (engine: AnyEngine, state: AnyState, seat: number, draw: Draw): readonly Action[] =>
  actionsOf(engine, state, listingOf(engine, state, seat), DRAWN_PER_CHOICE, draw);
