import type { Action, AnyEvent, EngineState, Entry, LastStep, Snapshot, Takebacks } from "../protocol/index.ts";
import { type Refusal, refuse } from "../refusal.ts";
import { undone } from "./events/action-undone.ts";
import { answersBack, asksBack } from "./events/takebacks.ts";
import { remember } from "./intents.ts";
import { AGREE_TAKEBACK, TAKEBACK } from "./undo-action.ts";

/**
 * Takeback by consent: a seat asks for its last action back, whatever was learned since, and the match goes back once all others
 * have agreed. The request and each answer are steps of the log; a request lapses with any other step. Nobody can forget what
 * they saw, and chance falls again as it fell.
 */

/** Requests of a seat that may come to nothing, in the whole match. */
export const TAKEBACKS_MOST = 3;
const NONE: Takebacks<never> = { last: [], asked: [], open: null };

export interface Beside<S> {
  readonly snapshot: Snapshot<S>;
  readonly entry: Entry;
}
/** The match behind a step that goes back, or asks to. */
interface Left<S> {
  readonly events: readonly AnyEvent[];
  readonly state: S;
  readonly past: NonNullable<Snapshot<S>["past"]>;
  readonly takebacks: Takebacks<S>;
}
/** A step that no rule has a say in. */
export function stepBeside<S extends EngineState>(
  snapshot: Snapshot<S>,
  action: Action,
  { events, ...left }: Left<S>,
  remembersIntents: boolean,
): Beside<S> {
  const revision = snapshot.revision + 1;
  const intents = remembersIntents ? remember(snapshot.intents, action, revision) : snapshot.intents;
  const updatedAt = action.at ?? snapshot.updatedAt;
  const { position, waiting, extensions } = left.state;
  const entry = { revision, action, events, position, waiting, extensions, updatedAt };
  return { snapshot: { ...snapshot, revision, updatedAt, intents, ...left }, entry };
}
/** After a step of the rules: it can be asked back, and whatever was asked before is over. */
export function takebacksAfter<S extends EngineState>(
  { takebacks = NONE, revision, state }: Snapshot<S>,
  { seat, type }: Action,
  after: EngineState,
): Takebacks<S> {
  if (after.outcome !== null) return NONE;
  return { last: withLast(takebacks.last, { revision, seat, type, state }), asked: takebacks.asked, open: null };
}
/** In place of the seat's step before, and behind all others. Made once at its full length: every step pays for it. */
function withLast<S>(steps: Takebacks<S>["last"], step: LastStep<S>): Takebacks<S>["last"] {
  let others = 0;
  for (let i = 0; i < steps.length; i++) if (steps[i]!.seat !== step.seat) others++;
  const last = new Array<LastStep<S>>(others + 1);
  for (let i = 0, to = 0; i < steps.length; i++) if (steps[i]!.seat !== step.seat) last[to++] = steps[i]!;
  last[others] = step;
  return last;
}
/** After the match went back: what came later never was. */
export const takebacksBefore = <S>({ takebacks = NONE }: Snapshot<S>, to: number): Takebacks<S> => ({
  last: takebacks.last.filter(({ revision }) => revision < to),
  asked: takebacks.asked,
  open: null,
});
/** The seats whose answer a request waits for. */
export function awaitedAnswers<S extends EngineState>({ state, takebacks }: Snapshot<S>): readonly number[] {
  const open = takebacks?.open;
  if (open == null) return [];
  return othersOf(state, open.seat).filter((seat) => !open.agreed.includes(seat));
}
function othersOf({ seats, seatsOut = [] }: EngineState, asker: number): readonly number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return all.filter((seat) => seat !== asker && !seatsOut.includes(seat));
}

/** Asks, agrees or declines. */
export function takeback<S extends EngineState>(
  snapshot: Snapshot<S>,
  action: Action,
  remembersIntents: boolean,
): Beside<S> | Refusal {
  if (snapshot.state.outcome !== null) return refuse("MATCH_OVER");
  const left = action.type === TAKEBACK ? asked(snapshot, action.seat) : answered(snapshot, action);
  return "code" in left ? left : stepBeside(snapshot, action, left, remembersIntents);
}
function asked<S extends EngineState>(
  { state, past = [], takebacks = NONE }: Snapshot<S>,
  seat: number,
): Left<S> | Refusal {
  const { last, asked: before, open } = takebacks;
  if (state.seatsOut?.includes(seat)) return refuse("SEAT_OUT");
  if (open !== null) return refuse("TAKEBACK_OPEN");
  const step = last.find((one) => one.seat === seat);
  if (step === undefined || othersOf(state, seat).length === 0) return refuse("NOTHING_TO_UNDO");
  if (before.filter((one) => one === seat).length >= TAKEBACKS_MOST)
    return refuse("TAKEBACKS_SPENT", { most: TAKEBACKS_MOST });
  const events = [asksBack(seat, step.revision, step.type)];
  return { events, state, past, takebacks: { last, asked: [...before, seat], open: { seat, agreed: [] } } };
}
function answered<S extends EngineState>(snapshot: Snapshot<S>, { seat, type }: Action): Left<S> | Refusal {
  const { state, past = [], takebacks = NONE } = snapshot;
  const { open } = takebacks;
  const awaited = awaitedAnswers(snapshot);
  if (open === null || !awaited.includes(seat)) return refuse("TAKEBACK_NOT_ASKED");
  const agrees = type === AGREE_TAKEBACK;
  const answer = answersBack(seat, agrees);
  if (!agrees) return { events: [answer], state, past, takebacks: { ...takebacks, open: null } };
  if (awaited.length > 1) {
    const waiting = { ...open, agreed: [...open.agreed, seat] };
    return { events: [answer], state, past, takebacks: { ...takebacks, open: waiting } };
  }
  const step = takebacks.last.find((one) => one.seat === open.seat)!;
  const events = [answer, undone(open.seat, step.revision, step.type)];
  const { last, asked: before } = takebacksBefore(snapshot, step.revision);
  // A request that was granted does not count against the limit.
  const rest = before.toSpliced(before.lastIndexOf(open.seat), 1);
  return { events, state: step.state, past: [], takebacks: { last, asked: rest, open: null } };
}
