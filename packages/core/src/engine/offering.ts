import type { Draw } from "../declare.ts";
import { CONCEDE } from "../gather.ts";
import type { Action, AnyEvent, EngineState, Selections } from "../protocol/index.ts";
import type { Refusal } from "../refusal.ts";
import type { Rules } from "../rules.ts";
import { examineSeat } from "../viewer.ts";
import type { Choice, Deciding } from "./choice.ts";
import { checkingOf, type Definition, decide, SUBMIT_CHOICE } from "./deciding.ts";
import { Describing } from "./describing.ts";
import type { Desk } from "./desk.ts";
import { Drawing } from "./drawing.ts";
import { gate, isOpen } from "./gate.ts";
import { Listing } from "./listing.ts";
import { Stop } from "./stop.ts";

/** One action a seat could take: its first choice, or nothing left to choose, or why not. */
export interface Offer {
  readonly type: string;
  readonly label: string;
  readonly promptId?: string;
  readonly choice: Choice | null;
  readonly refused?: Refusal;
}
/** Actions that a seat may take. Where there are too many, an even part of them, and the list says so. */
export type ActionList = readonly Action[] & {
  readonly complete: boolean;
  /** The kinds of action of which only a part is listed, before their choices: what `describe` takes to go on from. */
  readonly partly: readonly Action[];
};
/** Most actions of one kind that are listed, and most ways to answer that are tried to find them; all are accepted. */
export const LISTED_PER_ACTION_MAX = 10_000;
export const TRIED_PER_ACTION_MAX = 100_000;
/** The depth limit of nested `canAct`: a decision that asks whether another could be taken, and so on. */
const ASKS_MAX = 8;
/** How many are drawn in place of a list that is too long. */
const DRAWN_PER_ACTION = 1_000;

/** An action that was drawn, and the events it answered with. */
export interface Drawn {
  readonly action: Action;
  readonly events: readonly AnyEvent[];
}
/** An action before its choices are made. */
interface Request {
  readonly action: Action;
  readonly definition: Definition;
}
/** The requested action with its answers filled in. */
function answered({ action: { type, seat, payload } }: Request, given: Selections): Action {
  if (type !== SUBMIT_CHOICE) return { type, seat, payload: given as NonNullable<Action["payload"]> };
  return { type, seat, payload: { prompt_id: payload?.["prompt_id"], selections: given } };
}

/** Actions that a seat could take: listed, drawn or described. Each is the game's own decision, run another way. */
export class Offering {
  private readonly rules: Rules;
  /** By seat: every kind of action before its choices; conceding, always possible, is left out. */
  private readonly kinds: (readonly Request[])[] = [];
  /** How deep `canAct` is nested now. */
  private depth = 0;

  constructor(rules: Rules) {
    this.rules = rules;
  }
  list(desk: Desk, seat: number): ActionList {
    const found: Action[] = [];
    const partly: Action[] = [];
    for (const request of this.open(desk, seat)) {
      const listed = listKind(desk, request);
      if (!listed.complete) partly.push(request.action);
      for (const action of listed.actions) found.push(action);
    }
    const about = { complete: { value: partly.length === 0 }, partly: { value: partly } };
    return Object.defineProperties(found, about) as Action[] & Pick<ActionList, "complete" | "partly">;
  }
  /** Tells whether some action, of these kinds or of any, is legal for the seat. */
  canAct(desk: Desk, seat: number, types: readonly string[]): boolean {
    const unknown = types.find((type) => !this.rules.actions.has(type));
    if (unknown !== undefined) throw new Error(`canAct asks for ${unknown}, which is no action of this game`);
    if (this.depth >= ASKS_MAX)
      throw new Error("canAct asks for itself without end; name the actions that it is about");
    this.depth++;
    try {
      const requests = types.length === 0 ? this.requests(desk.ledger.state, seat) : this.named(types, seat);
      return requests.some((request) => isPossible(desk, request));
    } finally {
      this.depth--;
    }
  }
  /** One of all actions, each as likely as any other; null where there are none, undefined where they are too many to try. */
  drawMove(desk: Desk, seat: number, draw: Draw): Action | null | undefined {
    const moves: Action[] = [];
    for (const request of this.open(desk, seat)) {
      const listing = new Listing(desk.ledger, seat, TRIED_PER_ACTION_MAX);
      const isEvery = tryWays(desk, request, listing, TRIED_PER_ACTION_MAX, moves);
      if (!isEvery || !listing.isComplete) return undefined;
    }
    return moves.length === 0 ? null : moves[draw(moves.length)]!;
  }
  private open(desk: Desk, seat: number): readonly Request[] {
    const requests = this.requests(desk.ledger.state, seat);
    return areOpen(desk, requests) ? requests : onlyOpen(desk, requests);
  }
  draw(desk: Desk, seat: number, draw: Draw): Drawn | null {
    const { ledger, asking } = desk;
    let open = this.open(desk, seat);
    while (open.length > 0) {
      const request = open[draw(open.length)]!;
      const drawing = new Drawing(ledger, seat, draw);
      try {
        const events = decide(ledger, asking, request.action, request.definition, drawing, false);
        return { action: answered(request, drawing.given), events };
      } catch (stopped) {
        if (!(stopped instanceof Stop)) throw stopped;
        open = without(open, request);
      }
    }
    // Each draw came to a refusal. Other answers may be legal all the same.
    const move = this.drawMove(desk, seat, draw);
    const action = move === undefined ? this.drawListed(desk, seat, draw) : move;
    if (action === null) return null;
    const definition = this.rules.actions.get(action.type);
    return { action, events: decide(ledger, asking, action, definition, checkingOf(ledger, action, false), false) };
  }
  private drawListed(desk: Desk, seat: number, draw: Draw): Action | null {
    const listed = this.list(desk, seat);
    return listed.length === 0 ? null : listed[draw(listed.length)]!;
  }
  /** The next choice of an action given the answers so far; null when nothing is left to choose; or why it is refused. */
  describe({ ledger, asking }: Desk, action: Action): Choice | Refusal | null {
    const definition = this.rules.actions.get(action.type);
    const closed = gate(ledger, asking, action, definition);
    if (closed !== undefined) return closed;
    const describing = new Describing(ledger, checkingOf(ledger, action, true));
    try {
      decide(ledger, asking, action, definition, describing, true);
      return describing.choice;
    } catch (stopped) {
      // An author's function may fail on the answer that stands in for the open choice; that answer is nobody's.
      if (describing.choice !== null) return describing.choice;
      if (stopped instanceof Stop) return stopped.refusal;
      throw stopped;
    }
  }
  all(desk: Desk, seat: number): readonly Offer[] {
    const { state } = desk.ledger;
    return this.requests(state, seat).map(({ action }) => {
      const { type, payload } = action;
      const found = this.describe(desk, action);
      const label = this.labelOf(state, type, payload?.["prompt_id"]);
      const base = payload === undefined ? { type, label } : { type, label, promptId: String(payload["prompt_id"]) };
      if (found === null || "options" in found) return { ...base, choice: found };
      return { ...base, choice: null, refused: found };
    });
  }
  private labelOf({ prompts }: EngineState, type: string, promptId: unknown): string {
    if (type !== SUBMIT_CHOICE) return this.rules.actions.get(type)?.label ?? type;
    const prompt = prompts.find(({ id }) => id === promptId);
    return this.rules.prompts.get(prompt?.type ?? "")?.ask ?? "";
  }
  /** Everything a seat could ask for before anything is chosen: its open prompts, and every kind of action. */
  private requests(state: EngineState, seat: number): readonly Request[] {
    // Kinds are kept by seat: under "0" those of seat 0 would be found, or made for it.
    examineSeat(seat, state.seats);
    const kinds = this.kinds[seat] ?? this.kindsFor(seat);
    return state.prompts.length === 0 ? kinds : [...answersTo(state.prompts, seat), ...kinds];
  }
  /** These kinds of action, offered or not. */
  private named(types: readonly string[], seat: number): readonly Request[] {
    return types.map((type) => ({ action: { type, seat }, definition: this.rules.actions.get(type) }));
  }
  private kindsFor(seat: number): readonly Request[] {
    const offered = [...this.rules.actions.values()].filter(
      ({ offered, type }) => offered !== false && type !== CONCEDE,
    );
    const kinds = offered.map((definition): Request => ({ action: { type: definition.type, seat }, definition }));
    this.kinds[seat] = kinds;
    return kinds;
  }
}
const answersTo = (prompts: EngineState["prompts"], seat: number): readonly Request[] =>
  prompts
    .filter((prompt) => prompt.seat === seat && prompt.answer === null)
    .map(({ id }) => ({ action: { type: SUBMIT_CHOICE, seat, payload: { prompt_id: id } }, definition: undefined }));
const isOpenAt = ({ ledger, asking }: Desk, { action, definition }: Request): boolean =>
  isOpen(ledger, asking, action, definition);
/** Most often all of them are, and no list has to be made. */
function areOpen(desk: Desk, requests: readonly Request[]): boolean {
  for (let i = 0; i < requests.length; i++) if (!isOpenAt(desk, requests[i]!)) return false;
  return true;
}
const onlyOpen = (desk: Desk, requests: readonly Request[]): readonly Request[] =>
  requests.filter((request) => isOpenAt(desk, request));
const without = (requests: readonly Request[], refused: Request): readonly Request[] =>
  requests.filter((request) => request !== refused);
function isPossible(desk: Desk, request: Request): boolean {
  if (!isOpenAt(desk, request)) return false;
  const listing = new Listing(desk.ledger, request.action.seat);
  for (let tried = 0; tried < TRIED_PER_ACTION_MAX; tried++) {
    if (isDecided(desk, request, listing)) return true;
    if (!listing.next()) return !listing.isComplete && listKind(desk, request).actions.length > 0;
  }
  return listKind(desk, request).actions.length > 0;
}
/** Puts the ways to take one kind of action into the list, up to so many; false when there were more. */
function tryWays(desk: Desk, request: Request, listing: Listing, most: number, into: Action[]): boolean {
  const full = into.length + most;
  for (let tried = 0; tried < TRIED_PER_ACTION_MAX; tried++) {
    if (isDecided(desk, request, listing)) {
      if (into.length === full) return false;
      into.push(answered(request, listing.given));
    }
    if (!listing.next()) return true;
  }
  return false;
}
interface Listed {
  readonly actions: readonly Action[];
  readonly complete: boolean;
}
/** Every way to take one kind of action; where there are too many, an even part of them. */
function listKind(desk: Desk, request: Request): Listed {
  const first = listWays(desk, request);
  if (first.complete || (first.actions.length > 0 && first.tried)) return first;
  if (first.tried) {
    // Of some choice a part was left out, and all the others are refused: then each is tried.
    const all = listWays(desk, request, TRIED_PER_ACTION_MAX);
    if (all.complete || all.actions.length > 0) return all;
  }
  const drawn = drawWays(desk, request);
  return { actions: drawn.length > 0 ? drawn : first.actions, complete: false };
}
/** The ways as a listing finds them; `tried` is false where there were too many to go through. */
function listWays(desk: Desk, request: Request, most?: number): Listed & { readonly tried: boolean } {
  const listing = new Listing(desk.ledger, request.action.seat, most);
  const actions: Action[] = [];
  const tried = tryWays(desk, request, listing, LISTED_PER_ACTION_MAX, actions);
  return { actions, complete: tried && listing.isComplete, tried };
}
/** Ways drawn evenly, choice by choice. */
function drawWays(desk: Desk, request: Request): readonly Action[] {
  const { seat } = request.action;
  const drawn = new Map<string, Action>();
  const draw = steadyDraw(seedFrom(seat));
  for (let i = 0; i < DRAWN_PER_ACTION; i++) {
    const way = new Drawing(desk.ledger, seat, draw);
    if (isDecided(desk, request, way)) drawn.set(JSON.stringify(way.given), answered(request, way.given));
  }
  return [...drawn.values()];
}
/** Numbers for a list, the same for the same list: no chance of the match is used. */
function steadyDraw(start: number): Draw {
  let x = start;
  return (bound) => {
    x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((x / 2 ** 32) * bound);
  };
}
const seedFrom = (seat: number): number => 0x9e3779b9 ^ (seat + 1);
/** Runs the decision; false where it is refused. */
function isDecided({ ledger, asking }: Desk, { action, definition }: Request, deciding: Deciding): boolean {
  try {
    decide(ledger, asking, action, definition, deciding, false);
    return true;
  } catch (stopped) {
    if (stopped instanceof Stop) return false;
    throw stopped;
  }
}
