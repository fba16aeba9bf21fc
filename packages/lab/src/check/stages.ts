import { type AnyEngine, type AnyState, drawOf } from "@cardwright/bots";
import { type Action, type Piece, type Snapshot, seedFromText } from "@cardwright/core";
import { Meetings } from "./meetings.ts";

/** Tables where cards can be laid into hands, taken from random matches. */
export interface Stage {
  readonly snapshot: Snapshot<AnyState>;
  readonly seat: number;
  /** What each seat holds where only it can see. */
  readonly hands: readonly (readonly Piece[])[];
  /** How much of the own hand can be used at once. */
  readonly usable: number;
  readonly match: string;
}
const STAGES_MOST = 120;
const MATCHES = 30;
/** Where many cards are not held as pieces, only more play brings them together. */
const MATCHES_MOST = 240;
const CURIOUS_TRIES = 6;
const LOOKS_EVERY = 3;
const PLACES_TRIED = 10;

export const listAt = (state: AnyState, { key, seat }: { readonly key: string; readonly seat: number }) => {
  const zone = (state as unknown as Readonly<Record<string, unknown>>)[key];
  return (seat < 0 ? zone : (zone as readonly unknown[])[seat]) as readonly Piece[];
};
export const names = (action: Action, id: string): boolean => JSON.stringify(action.payload ?? {}).includes(`"${id}"`);

const handOf = (engine: AnyEngine, state: AnyState, seat: number): readonly Piece[] =>
  [...engine.rules.places.values()]
    .filter((place) => place.seat === seat && place.sight === "owner")
    .flatMap((place) => listAt(state, place));

/** Plays random matches: where hands lie, and which cards met without anyone's doing. */
export function collectStages(
  engine: AnyEngine,
  seed: string,
  seats: number,
  options: object,
): { readonly stages: readonly Stage[]; readonly meetings: Meetings } {
  const stages: Stage[] = [];
  const meetings = new Meetings(engine);
  for (let i = 0; i < MATCHES || (stages.length === 0 && i < Math.min(MATCHES_MOST, 4 * meetings.faces.size)); i++) {
    const match = `${seed} pairs ${i}`;
    const draw = drawOf(seedFromText(`${match}, choices`));
    let { snapshot } = engine.create({ seats, options, seed: seedFromText(match) });
    meetings.begin();
    for (let step = 0; snapshot.state.outcome === null && step < engine.game.actionsMax; step++) {
      const { state } = snapshot;
      const seat = engine.actors(state)[0]!;
      if (state.prompts.length === 0 && step % LOOKS_EVERY === 0) {
        const legal = engine.validActions(state, seat);
        const hands = Array.from({ length: seats }, (_, each) => handOf(engine, state, each));
        const usable = hands[seat]!.filter(({ id }) => legal.some((action) => names(action, id)));
        for (const { face } of usable) meetings.faces.add(face);
        // What can be used now lies first, so that cards are laid where they can be used.
        const rest = hands[seat]!.filter((piece) => !usable.includes(piece));
        hands[seat] = [...usable, ...rest];
        if (hands[seat].length > 0) stages.push({ snapshot, seat, hands, usable: usable.length, match });
      }
      const action = i % 2 === 0 ? engine.sample(state, seat, draw) : curious(engine, meetings, state, seat, draw);
      const result = action === null ? null : engine.applyAction(snapshot, action);
      if (result === null || !result.ok) break;
      meetings.see(state, action!, result.snapshot.state);
      snapshot = result.snapshot;
    }
  }
  // Spread over all matches, those where most can be used first.
  return { stages: stages.sort((a, b) => b.usable - a.usable).slice(0, STAGES_MOST), meetings };
}

/** An action that uses a card, if one is soon found. */
function curious(
  engine: AnyEngine,
  meetings: Meetings,
  state: AnyState,
  seat: number,
  draw: (bound: number) => number,
): Action | null {
  let action: Action | null = null;
  for (let i = 0; i < CURIOUS_TRIES; i++) {
    action = engine.sample(state, seat, draw);
    if (action === null || meetings.namesCard(state, action)) return action;
  }
  return action;
}
interface Wanted {
  readonly seat: number;
  readonly id: string;
}
export interface Dealt {
  readonly stage: Stage;
  /** Whose cards, and which. */
  readonly wanted: readonly [Wanted, Wanted];
}
/** The two cards in the hand of whoever is to play, as far as the pools of hidden cards have them. */
export const inOneHand = (engine: AnyEngine, stage: Stage, first: string, second: string): Dealt | undefined =>
  laid(engine, stage, first, second, stage.seat);
/** One card in each of two hands: so meet cards of two decks. */
export const inTwoHands = (engine: AnyEngine, stage: Stage, first: string, second: string): Dealt | undefined =>
  laid(engine, stage, first, second, (stage.seat + 1) % stage.hands.length);

function laid(engine: AnyEngine, stage: Stage, first: string, second: string, seat: number): Dealt | undefined {
  for (const a of stage.hands[stage.seat]!.slice(0, PLACES_TRIED)) {
    const one = withFace(engine, stage.snapshot.state, a.id, first, []);
    if (one === undefined) continue;
    for (const b of stage.hands[seat]!.slice(0, PLACES_TRIED)) {
      const both = b.id === a.id ? undefined : withFace(engine, one, b.id, second, [a.id]);
      if (both === undefined) continue;
      const dealt = { ...stage, snapshot: { ...stage.snapshot, state: both } };
      return {
        stage: dealt,
        wanted: [
          { seat: stage.seat, id: a.id },
          { seat, id: b.id },
        ],
      };
    }
  }
  return undefined;
}
/** The same table, but this hidden piece is what another hidden piece of its pool was. */
function withFace(
  engine: AnyEngine,
  state: AnyState,
  id: string,
  face: string,
  taken: readonly string[],
): AnyState | undefined {
  const places = [...engine.rules.places.values()].filter((place) => place.seat < state.seats && !place.inPlay);
  const home = places.find((place) => listAt(state, place).some((piece) => piece.id === id));
  const mine = home === undefined ? undefined : listAt(state, home).find((piece) => piece.id === id);
  if (home === undefined || mine === undefined) return undefined;
  if (mine.face === face) return state;
  for (const place of places) {
    if (place.pool !== home.pool || place.sight === "everyone") continue;
    const other = listAt(state, place).find(
      (piece) => piece.face === face && piece.id !== id && !taken.includes(piece.id),
    );
    if (other === undefined || Object.keys(other).sort().join() !== Object.keys(mine).sort().join()) continue;
    const once = exchanged(state, home, mine, { ...other, id: mine.id, at: mine.at });
    return exchanged(once, place, other, { ...mine, id: other.id, at: other.at });
  }
  return undefined;
}
function exchanged(
  state: AnyState,
  place: { readonly key: string; readonly seat: number },
  old: Piece,
  piece: Piece,
): AnyState {
  const list = listAt(state, place).map((each) => (each.id === old.id ? piece : each));
  const zone = (state as unknown as Readonly<Record<string, readonly unknown[]>>)[place.key]!;
  const next = place.seat < 0 ? list : zone.map((each, seat) => (seat === place.seat ? list : each));
  return { ...(state as object), [place.key]: next } as unknown as AnyState;
}
