import { type Declaration, SPECTATOR, type Viewer } from "../declare.ts";
import type { Action, AnyEvent, EngineState, Past, Result, Snapshot, StateOf } from "../protocol/index.ts";
import { type Refusal, refuse } from "../refusal.ts";
import type { Rulebook } from "../rulebook.ts";
import { isSameJson } from "../same-json.ts";
import { compareFrames, twinAction } from "../two-worlds.ts";
import { undone } from "./events/action-undone.ts";
import type { FactAsked } from "./events/requests.ts";
import type { OtherWorlds } from "./other-worlds.ts";
import { type AnyState, bit, EVERYONE, facesSeenBy, indexIn, listAt, type Place, viewersOf } from "./place.ts";
import { type Beside, stepBeside, takeback, takebacksBefore } from "./takeback.ts";
import { anyState } from "./typed-state.ts";
import { AGREE_TAKEBACK, DECLINE_TAKEBACK, UNDO } from "./undo-action.ts";

/**
 * An action can be taken back while nobody has learned anything hidden by it, no chance was drawn and no other seat had to
 * act. This is judged in three parts. When the step is taken, `pastAfter` looks at the step itself: chance, the actors, the
 * faces that it showed to viewers who did not know them, and events that are declared to reveal. When somebody wants it
 * back, the step is taken once more under watch: rules that looked at anything hidden may have told of it, also by what they
 * did not do. At last `lastPast` holds the engine itself to it: for each viewer it deals a world that looked the same to
 * them before the step, and plays the step there. A viewer who would have been shown anything else has learned something.
 */

/** Steps that a seat can go back at most. */
export const UNDO_MOST = 12;
/**
 * A match has at most so many steps for each action that its game may take; then nobody goes back any more: endless
 * undoing would fill the store.
 */
export const STEPS_PER_ACTION = 3;
const NOTHING_TO_UNDO = "there is nothing that you could take back: somebody has learned something, or had to act";
export const noSuchStep = (to: number): never => {
  throw new Error(`the log takes a step back to ${to}, which is not in it`);
};

type At<D extends Declaration> = Snapshot<StateOf<D>>;
/** Any engine, as far as its rules. */
interface Ruled {
  readonly rules: Rulebook;
}
/** An engine, as far as undoing needs it. */
interface Playing<D extends Declaration> extends Ruled {
  readonly game: { readonly actionsMax: number; readonly mayUndo?: (action: Action) => boolean };
  seeEvents(events: readonly AnyEvent[], viewer: Viewer): readonly AnyEvent[];
  view(state: StateOf<D>, viewer: Viewer): object;
  applyAction(snapshot: At<D>, action: Action): Result<StateOf<D>>;
  readsHidden(snapshot: At<D>, action: Action): boolean;
}
/** One step of a match: where it began, what was done, where it led. */
export interface Taken<D extends Declaration> {
  readonly before: StateOf<D>;
  readonly action: Action;
  readonly after: StateOf<D>;
  readonly events: readonly AnyEvent[];
}

/** The steps that may be taken back after this one, judged by the steps alone; `lastPast` asks other worlds besides. */
export function pastAfter<D extends Declaration>(
  engine: Playing<D>,
  snapshot: At<D>,
  taken: Taken<D>,
): readonly Past<StateOf<D>>[] {
  if (!mayBeUndone(engine, taken)) return NO_PAST;
  return withStep(snapshot, taken);
}
function withStep<D extends Declaration>(
  snapshot: At<D>,
  { action, before, events }: Taken<D>,
): readonly Past<StateOf<D>>[] {
  const past = (snapshot.past ?? NO_PAST).filter((step) => step.action.seat === action.seat);
  return [...past.slice(1 - UNDO_MOST), { revision: snapshot.revision, state: before, action, events }];
}
const NO_PAST: readonly never[] = [];

function mayBeUndone<D extends Declaration>(engine: Playing<D>, { before, action, after, events }: Taken<D>): boolean {
  const { seat } = action;
  if (after.outcome !== null || after.position !== before.position) return false;
  if (!actsAlone(before, seat) || !actsAlone(after, seat) || engine.game.mayUndo?.(action) === false) return false;
  return !showsFaces(engine, anyState<D>(before), events) && !tellsSecrets(engine, seat, events);
}
/** True if no other seat has to act. */
const actsAlone = ({ prompts, activeSeat }: EngineState, seat: number): boolean =>
  prompts.length === 0 ? activeSeat === seat : areOnlyFor(prompts, seat);
const areOnlyFor = (prompts: EngineState["prompts"], seat: number): boolean =>
  prompts.every((prompt) => prompt.answer !== null || prompt.seat === seat);
/** True if somebody saw a face that they did not know before. */
function showsFaces({ rules }: Ruled, before: AnyState, events: readonly AnyEvent[]): boolean {
  /** By the ids that pieces have got in this step: the viewers who knew their faces before it. */
  let moved: Map<unknown, number> | null = null;
  for (let i = 0; i < events.length; i++) {
    const event = events[i]!;
    const { piece, pieces, as } = event;
    if (piece === undefined && pieces === undefined) continue;
    const place = rules.places.get((event["from"] ?? event["place"]) as string);
    let knowAll = EVERYONE;
    if (Array.isArray(pieces)) for (const id of pieces) knowAll &= moved?.get(id) ?? knewFace(before, place, id);
    else if (piece !== undefined) knowAll = moved?.get(piece) ?? knewFace(before, place, piece);
    if ((viewersOf(before.seats) & ~knowAll) !== 0 && isFaceSeen(rules, event, before.seats, knowAll)) return true;
    if (typeof as !== "string") continue;
    moved ??= new Map();
    moved.set(as, knowAll);
  }
  return false;
}
/** True if the event shows a face to a viewer who is not among these. */
function isFaceSeen(rules: Rulebook, event: AnyEvent, seats: number, known: number): boolean {
  const kind = rules.events.get(event.type)!;
  for (let viewer = SPECTATOR; viewer < seats; viewer++) {
    if ((known & bit(viewer)) !== 0) continue;
    const seen = kind.sees(rules, event, viewer);
    if (seen?.["face"] !== undefined || seen?.["faces"] !== undefined) return true;
  }
  return false;
}
/** The viewers who knew the face of a piece that lay in a place. */
function knewFace(before: AnyState, place: Place | undefined, id: unknown): number {
  if (place === undefined || typeof id !== "string") return 0;
  const list = listAt(before, place);
  const index = indexIn(list, id);
  return index < 0 ? 0 : facesSeenBy(before, place, list[index]!);
}
const isFactChange = (event: AnyEvent): event is FactAsked => event.type === "FACT_CHANGED";
/** True if an event tells, by what is declared, something that was hidden. */
function tellsSecrets({ rules }: Ruled, seat: number, events: readonly AnyEvent[]): boolean {
  for (let i = 0; i < events.length; i++) {
    const event = events[i]!;
    const { isRevealing, onlyFor } = rules.events.get(event.type)!;
    if (isRevealing) return true;
    for (let j = 0; j < onlyFor.length; j++) if (event[onlyFor[j]!] !== seat) return true;
    // A fact that is shown in part may tell of its value before.
    if (isFactChange(event) && typeof rules.factByName.get(event.fact)?.sight === "object") return true;
  }
  return false;
}

/** A step that goes back, or asks to; or why not. */
export function goBack<D extends Declaration>(
  engine: Playing<D>,
  worlds: OtherWorlds<D>,
  snapshot: At<D>,
  action: Action,
  remembersIntents: boolean,
): Beside<StateOf<D>> | Refusal {
  const isAnswer = action.type === AGREE_TAKEBACK || action.type === DECLINE_TAKEBACK;
  if (!isAnswer && snapshot.revision >= STEPS_PER_ACTION * engine.game.actionsMax) return refuse("UNDOS_SPENT");
  if (action.type !== UNDO) return takeback(snapshot, action, remembersIntents);
  const past = lastPast(engine, worlds, snapshot, action.seat);
  if (past === null) return refuse("NOTHING_TO_UNDO", NOTHING_TO_UNDO);
  const { state, revision: to } = past;
  const events = [undone(action.seat, to, past.action.type)];
  const left = { events, state, past: snapshot.past!.slice(0, -1), takebacks: takebacksBefore(snapshot, to) };
  return stepBeside(snapshot, action, left, remembersIntents);
}
/** The match as it stood before the last step, if the seat took that step and can take it back. */
function lastPast<D extends Declaration>(
  engine: Playing<D>,
  worlds: OtherWorlds<D>,
  snapshot: At<D>,
  seat: number,
): Past<StateOf<D>> | null {
  const last = snapshot.past?.at(-1);
  if (last === undefined || last.action.seat !== seat) return null;
  return taughtNothing(engine, worlds, snapshot, last) ? last : null;
}
const everyViewer = ({ seats }: EngineState): readonly Viewer[] => Array.from({ length: seats + 1 }, (_, i) => i - 1);
/** True if in a world that looked the same to a viewer the same action would have shown them the same. */
function taughtNothing<D extends Declaration>(
  engine: Playing<D>,
  worlds: OtherWorlds<D>,
  snapshot: At<D>,
  past: Past<StateOf<D>>,
): boolean {
  const { state, action, events } = past;
  const { intentId: _, ...again } = action;
  if (engine.readsHidden({ ...snapshot, state, past: NO_PAST }, again)) return false;
  return everyViewer(state).every((viewer) => {
    const there = worlds.for(state, viewer);
    const twin =
      viewer === action.seat ? again : twinAction(engine, again, anyState<D>(state), anyState<D>(there), viewer, false);
    const result = twin === null ? null : engine.applyAction({ ...snapshot, state: there, past: NO_PAST }, twin);
    if (result?.ok !== true) return false;
    const [mine, other] = [events, result.entry.events].map((list) => engine.seeEvents(list, viewer));
    const isSame = compareFrames(engine, mine!, other!) === "same";
    return isSame && isSameJson(engine.view(snapshot.state, viewer), engine.view(result.snapshot.state, viewer));
  });
}
