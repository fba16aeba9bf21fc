import type { AnyEvent, Refusal } from "@cardwright/core";
import { applyPatch, type Offer } from "@cardwright/core/host";
import type {
  ClockView,
  EventsMessage,
  Reveal,
  SeatInfo,
  SnapshotMessage,
  Status,
  Welcome,
} from "@cardwright/protocol";

/** What a client knows of a match. Never changed in place: a change is a new object, and what stayed is shared. */
export interface SessionState<View = Readonly<Record<string, unknown>>, Event = AnyEvent> {
  readonly connection: "connecting" | "open" | "waiting" | "closed";
  /** Why the connection is closed for good. */
  readonly problem: Refusal | null;
  readonly welcome: Welcome | null;
  readonly seats: readonly SeatInfo[];
  readonly status: Status;
  /** The last frame that arrived; -1 before the first view. */
  readonly seq: number;
  /** The last frame at which the view came whole: what happened on the way there is not told. */
  readonly snapshotSeq: number;
  readonly view: View | null;
  readonly offers: readonly Offer[];
  readonly clock: ClockView | null;
  /** What happened in the last frame, to be shown and spoken. */
  readonly events: readonly Event[];
  readonly says: readonly string[];
  /** Own intents that are not answered yet. */
  readonly pending: readonly string[];
  readonly reveal: Reveal | null;
}

export const firstState: SessionState = {
  connection: "connecting",
  problem: null,
  welcome: null,
  seats: [],
  status: "waiting",
  seq: -1,
  snapshotSeq: -1,
  view: null,
  offers: [],
  clock: null,
  events: [],
  says: [],
  pending: [],
  reveal: null,
};
const over = (view: unknown): Status =>
  (view as { readonly outcome?: unknown }).outcome === null ? "running" : "ended";

export function withSnapshot(state: SessionState, { seq, view, offers, clock }: SnapshotMessage): SessionState {
  const fresh = { view, offers: offers as unknown as readonly Offer[], clock: clock ?? null, events: [], says: [] };
  return { ...state, ...fresh, seq, snapshotSeq: seq, status: over(view) };
}
/** The next frame, laid over what is known. Throws when it does not fit, and then a fresh view is needed. */
export function withFrame(state: SessionState, frame: EventsMessage): SessionState {
  const view = frame.patch === undefined ? state.view : applyPatch(state.view, frame.patch as never);
  const offers = frame.offers === undefined ? state.offers : applyPatch(state.offers, frame.offers as never);
  return {
    ...state,
    seq: frame.seq,
    view,
    offers,
    status: over(view),
    clock: frame.clock ?? state.clock,
    events: frame.events as readonly AnyEvent[],
    says: frame.says ?? [],
  };
}
