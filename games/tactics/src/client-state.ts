import type { Viewer, ViewOf } from "@cardwright/core";
import { type Engine, toClientState as seenBy } from "@cardwright/core/host";
import type { CardId, ClientPendingTacticDecision, ClientTacticState, TacticId } from "./protocol.ts";
import type { State, TacticsWorld } from "./world.ts";

/** Spec 003's reading of a player, made from a viewer's view and nothing else: it cannot tell more than the view. */
export interface ClientPlayer {
  readonly selectedTacticId: TacticId | null;
  readonly tacticFlipped: boolean;
  readonly tacticState: ClientTacticState;
  readonly pendingTacticDecision: ClientPendingTacticDecision | null;
  readonly beforeTurnTacticPending: boolean;
}
export type TacticsView = ViewOf<TacticsWorld>;
export type ClientState = TacticsView & { readonly players: readonly ClientPlayer[] };

/** What one viewer gets of a state: the engine's view, and in it every player as the spec words it. */
export function toClientState(engine: Engine<TacticsWorld>, state: State, viewer: Viewer): ClientState {
  const view = seenBy(engine, state, viewer);
  return { ...view, players: Array.from({ length: view.seats }, (_, seat) => clientPlayer(view, seat)) };
}
export function clientPlayer(view: TacticsView, seat: number): ClientPlayer {
  const [held] = piecesIn(view.tactic[seat]);
  return {
    selectedTacticId: held?.face ?? null,
    tacticFlipped: view.tacticFlipped?.[seat] ?? false,
    tacticState: tacticState(view, seat),
    pendingTacticDecision: pendingDecision(view, seat),
    beforeTurnTacticPending: view.beforeTurnTacticPending?.[seat] ?? false,
  };
}
function tacticState(view: TacticsView, seat: number): ClientTacticState {
  const [die] = piecesIn(view.storedManaDie[seat]);
  const stored = countIn(view.sparingPowerStored[seat]);
  return {
    ...(die === undefined ? null : { storedManaDie: { dieId: die.id, color: die.color } }),
    ...(stored === 0 ? null : { sparingPowerStoredCount: stored }),
    ...(view.extraTurnPending?.[seat] === true ? { extraTurnPending: true } : null),
    ...(view.manaSearchUsedThisTurn?.[seat] === true ? { manaSearchUsedThisTurn: true } : null),
  };
}
function pendingDecision(view: TacticsView, seat: number): ClientPendingTacticDecision | null {
  const pending = view.pendingTacticDecision?.[seat] ?? null;
  if (pending?.type !== "preparation_pick_card") return pending;
  const deckSnapshot = knownIn(view.deck[seat]);
  return deckSnapshot.length === 0 ? pending : { ...pending, deckSnapshot };
}

type Pile = { readonly count: number; readonly known?: readonly { readonly face: CardId }[] };
const isPile = <P>(place: readonly P[] | Pile): place is Pile => "count" in place;
export const piecesIn = <P>(place: readonly P[] | Pile | undefined): readonly P[] =>
  place === undefined || isPile(place) ? [] : place;
const countIn = (place: readonly unknown[] | Pile | undefined): number =>
  place === undefined ? 0 : isPile(place) ? place.count : place.length;
/** Sorted, so that the order of the deck is not told [R8.11]. */
const knownIn = (place: readonly unknown[] | Pile | undefined): readonly CardId[] =>
  place === undefined || !isPile(place) ? [] : (place.known ?? []).map(({ face }) => face).sort();
