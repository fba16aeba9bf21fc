import type { AnyEngine, AnyState } from "@cardwright/bots";
import type { Action, Piece } from "@cardwright/core";
import type { Entry, Snapshot } from "@cardwright/core/host";

/** A match that is being looked at, and how it came there. */
export interface Position {
  readonly snapshot: Snapshot<AnyState>;
  readonly entries: readonly Entry[];
  readonly before: AnyState | null;
  /** The last positions on the way, this one with them. */
  readonly recent: readonly Snapshot<AnyState>[];
}
const RECENT = 9;
export interface MatchStart {
  readonly seats: number;
  readonly options: object;
  readonly seed: string;
}
/** Plays a list of actions from the start; what is refused on the way is left out. */
export function playList(
  engine: AnyEngine,
  start: MatchStart,
  actions: readonly Action[],
): Position & { readonly kept: readonly Action[] } {
  const first = engine.create(start);
  const entries: Entry[] = [first.entry];
  const kept: Action[] = [];
  let { snapshot } = first;
  let before: AnyState | null = null;
  const recent = [snapshot];
  for (const action of actions) {
    const result = engine.applyAction(snapshot, action);
    if (!result.ok) continue;
    before = snapshot.state;
    snapshot = result.snapshot;
    entries.push(result.entry);
    kept.push(action);
    recent.push(snapshot);
    if (recent.length > RECENT) recent.shift();
  }
  return { snapshot, entries, before, kept, recent };
}
export function piecesOf(engine: AnyEngine, state: AnyState): readonly Piece[] {
  const record = state as unknown as Readonly<Record<string, unknown>>;
  return [...engine.rules.places.values()].flatMap(({ key, seat }) => {
    if (seat >= state.seats) return [];
    return (seat < 0 ? record[key] : (record[key] as readonly unknown[])[seat]) as readonly Piece[];
  });
}
/** Effects that should have ended by now. While a prompt is open the engine may be in the middle of ending them. */
export function lateEffects(state: AnyState): readonly string[] {
  if (state.prompts.length > 0) return [];
  return state.effects
    .filter(
      ({ expires: { atTurn, atRound, atEndOfTurn } }) =>
        (atTurn !== undefined && atTurn <= state.turn) ||
        (atRound !== undefined && atRound <= state.round) ||
        (atEndOfTurn !== undefined && atEndOfTurn < state.turn),
    )
    .map(({ id, definition }) => `${definition} (${id})`);
}
/** What a table comes to, without ids, order and counters: two ways to the same table are the same way. */
export function gist(engine: AnyEngine, state: AnyState): string {
  const pieces = piecesOf(engine, state)
    .map(({ id: _, ...rest }) => JSON.stringify(rest))
    .sort();
  const facts = engine.rules.facts.map(([name]) => [
    name,
    (state as unknown as Readonly<Record<string, unknown>>)[name],
  ]);
  const effects = state.effects
    .map(
      ({ definition, owner, expires }) =>
        `${definition} ${owner} ${JSON.stringify({ ...expires, withPiece: undefined })}`,
    )
    .sort();
  const { turn, phase, activeSeat, outcome, prompts } = state;
  return JSON.stringify([
    turn,
    phase,
    activeSeat,
    outcome,
    prompts.map(({ type, seat }) => [type, seat]),
    facts,
    pieces,
    effects,
  ]);
}
