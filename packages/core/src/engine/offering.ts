import type { Draw } from "../declare.ts";
import { CONCEDE } from "../gather.ts";
import type { Action, AnyEvent, EngineState, Selections } from "../protocol/index.ts";
import type { Refusal } from "../refusal.ts";
import type { Rules } from "../rules.ts";
import type { Choice } from "./choice.ts";
import { checkingOf, decide, SUBMIT_CHOICE } from "./deciding.ts";
import { Describing } from "./describing.ts";
import type { Desk } from "./desk.ts";
import { Drawing } from "./drawing.ts";
import { gate } from "./gate.ts";
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
/** Actions that a seat may take. Where there are too many, an even part of them, and `complete` says so. */
export type ActionList = readonly Action[] & { readonly complete: boolean };
/** Most actions of one kind that are listed, and most ways to answer that are tried to find them; all are accepted. */
export const LISTED_PER_ACTION_MAX = 10_000;
export const TRIED_PER_ACTION_MAX = 100_000;
/** How many are drawn in place of a list that is too long. */
const DRAWN_PER_ACTION = 1_000;

/** A decision that was drawn, and the events it answered with. */
export interface Drawn {
  readonly request: Action;
  readonly drawing: Drawing;
  readonly events: readonly AnyEvent[];
}
export const actionOf = ({ request, drawing }: Drawn): Action => answered(request, drawing.given);
/** The request with its answers filled in. */
function answered({ type, seat, payload }: Action, given: Selections): Action {
  if (type !== SUBMIT_CHOICE) return { type, seat, payload: given as NonNullable<Action["payload"]> };
  return { type, seat, payload: { prompt_id: payload?.["prompt_id"], selections: given } };
}

/** Actions that a seat could take: listed, drawn or described. Each is the game's own decision, run another way. */
export class Offering {
  private readonly rules: Rules;
  /** By seat: every kind of action before its choices; conceding, always possible, is left out. */
  private readonly kinds: (readonly Action[])[] = [];

  constructor(rules: Rules) {
    this.rules = rules;
  }
  list(desk: Desk, seat: number): ActionList {
    const { ledger, asking } = desk;
    const found: Action[] = [];
    let complete = true;
    for (const request of this.requests(ledger.state, seat)) {
      if (gate(ledger, asking, request) !== undefined) continue;
      const listed = listKind(desk, request);
      complete &&= listed.complete;
      found.push(...listed.actions);
    }
    return Object.defineProperty(found, "complete", { value: complete }) as Action[] & { readonly complete: boolean };
  }
  draw({ ledger, asking }: Desk, seat: number, draw: Draw): Drawn | null {
    const open = this.requests(ledger.state, seat).filter((request) => gate(ledger, asking, request) === undefined);
    while (open.length > 0) {
      const index = draw(open.length);
      const request = open[index]!;
      const drawing = new Drawing(ledger, seat, draw);
      try {
        return { request, drawing, events: decide(ledger, asking, request, drawing, false) };
      } catch (stopped) {
        if (!(stopped instanceof Stop)) throw stopped;
        open.splice(index, 1);
      }
    }
    return null;
  }
  /** The next choice of an action given the answers so far; null when nothing is left to choose; or why it is refused. */
  describe({ ledger, asking }: Desk, action: Action): Choice | Refusal | null {
    const closed = gate(ledger, asking, action);
    if (closed !== undefined) return closed;
    const describing = new Describing(ledger, checkingOf(ledger, action, true));
    try {
      decide(ledger, asking, action, describing, true);
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
    return this.requests(state, seat).map((request) => {
      const { type, payload } = request;
      const found = this.describe(desk, request);
      const label = this.labelOf(state, type, payload?.["prompt_id"]);
      const base = payload === undefined ? { type, label } : { type, label, promptId: String(payload["prompt_id"]) };
      if (found === null || "options" in found) return { ...base, choice: found };
      return { ...base, choice: null, refused: found };
    });
  }
  private labelOf({ prompts }: EngineState, type: string, promptId: unknown): string {
    if (type !== SUBMIT_CHOICE) return this.rules.actions.get(type)?.label ?? type;
    const prompt = prompts.find(({ id }) => id === promptId);
    return this.rules.prompts.get(prompt?.type ?? "")?.ask ?? "Choose";
  }
  /** Everything a seat could ask for before anything is chosen: its open prompts, and every kind of action. */
  private requests(state: EngineState, seat: number): readonly Action[] {
    const kinds = this.kinds[seat] ?? this.kindsFor(seat);
    if (state.prompts.length === 0) return kinds;
    const mine = state.prompts.filter((prompt) => prompt.seat === seat && prompt.answer === null);
    return [...mine.map(({ id }) => ({ type: SUBMIT_CHOICE, seat, payload: { prompt_id: id } })), ...kinds];
  }
  private kindsFor(seat: number): readonly Action[] {
    const offered = [...this.rules.actions.values()].filter(
      ({ offered, type }) => offered !== false && type !== CONCEDE,
    );
    const kinds = offered.map(({ type }): Action => ({ type, seat }));
    this.kinds[seat] = kinds;
    return kinds;
  }
}
/** Every way to take one kind of action; where there are too many, ways drawn evenly, choice by choice. */
function listKind({ ledger, asking }: Desk, request: Action): { actions: readonly Action[]; complete: boolean } {
  const listing = new Listing(ledger, request.seat);
  const actions: Action[] = [];
  for (let tried = 0; tried < TRIED_PER_ACTION_MAX; tried++) {
    if (whetherDecided(() => decide(ledger, asking, request, listing, false))) {
      actions.push(answered(request, listing.given));
    }
    if (!listing.next()) return { actions, complete: listing.isComplete };
    if (actions.length > LISTED_PER_ACTION_MAX) break;
  }
  const drawn = new Map<string, Action>();
  const draw = drawing(seedFrom(request.seat));
  for (let i = 0; i < DRAWN_PER_ACTION; i++) {
    const way = new Drawing(ledger, request.seat, draw);
    if (!whetherDecided(() => decide(ledger, asking, request, way, false))) continue;
    drawn.set(JSON.stringify(way.given), answered(request, way.given));
  }
  return { actions: [...drawn.values()], complete: false };
}
/** Numbers for a list, the same for the same list: no chance of the match is used. */
function drawing(start: number): Draw {
  let x = start;
  return (bound) => {
    x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((x / 2 ** 32) * bound);
  };
}
const seedFrom = (seat: number): number => 0x9e3779b9 ^ (seat + 1);
function whetherDecided(run: () => unknown): boolean {
  try {
    run();
    return true;
  } catch (stopped) {
    if (stopped instanceof Stop) return false;
    throw stopped;
  }
}
