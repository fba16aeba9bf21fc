import { type AnyEngine, type AnyState, drawOf } from "@cardwright/bots";
import { type Action, type Piece, type Snapshot, seedFromText } from "@cardwright/core";
import type { FoundLaw } from "./found.ts";
import { gist, lateEffects } from "./position.ts";

/**
 * Every pair of cards, played by one seat in both orders. Where chance does not bring two cards into one hand they are
 * dealt there by hand: hidden cards of one pool could be each other, so exchanging them makes a table that could be.
 */
interface Stage {
  readonly snapshot: Snapshot<AnyState>;
  readonly seat: number;
  /** The pieces of the seat's own hand that a legal action names. */
  readonly hand: readonly Piece[];
  readonly match: string;
}
interface Problem {
  readonly law: string;
  readonly detail: string;
}
const STUCK = "pairs of cards: no question is left that nobody can answer";
const LOOP = "pairs of cards: no loop and no failure";
const OUTLIVES = "pairs of cards: effects end when they should";
const ORDER = "pairs of cards: played in both orders";
const STAGES_MOST = 60;
const MATCHES = 30;
const STAGES_TRIED = 8;
const PROMPTS_MOST = 40;
const PLAYED_ON = 14;
const NOTES_MOST = 30;

export function pairLaws(engine: AnyEngine, seed: string, seats: number, options: object): readonly FoundLaw[] {
  const stages = collectStages(engine, seed, seats, options);
  const faces = [...new Set(stages.flatMap(({ hand }) => hand.map(({ face }) => face)))].sort();
  const found = new Map<string, FoundLaw["finding"]>();
  const notes: string[] = [];
  let exercised = 0;
  let orderDependent = 0;
  const unmet: string[] = [];
  for (const [i, first] of faces.entries()) {
    for (const second of faces.slice(i)) {
      const dealt = dealPair(engine, stages, first, second, i);
      if (dealt === undefined) {
        unmet.push(`${first} + ${second}`);
        continue;
      }
      exercised++;
      const runs = [dealt.pieces, [...dealt.pieces].reverse()].map((ids) => exercise(engine, dealt.stage, ids));
      for (const { problem, actions } of runs) {
        if (problem === undefined || found.has(problem.law)) continue;
        const { match, seat } = dealt.stage;
        const where = `${first} + ${second}, seat ${seat}, from match "${match}"`;
        const replay = `${JSON.stringify({ scenario: "cards dealt by hand", game: engine.game.id, pair: [first, second], state: dealt.stage.snapshot.state, seed: dealt.stage.snapshot.seed, actions })}\n`;
        found.set(problem.law, { law: problem.law, where, detail: problem.detail, actions: actions.length, replay });
      }
      const [here, there] = runs.map(({ table }) => table);
      if (here !== undefined && there !== undefined && here !== there) {
        orderDependent++;
        if (notes.length < NOTES_MOST) notes.push(`${first} and ${second}: the order matters`);
      }
    }
  }
  const law = (name: string): FoundLaw => {
    const finding = found.get(name);
    return finding === undefined
      ? { name, ok: true, cases: exercised }
      : { name, ok: false, cases: exercised, finding };
  };
  const summary = `${exercised} of ${exercised + unmet.length} pairs of ${faces.length} cards were played; in ${orderDependent} the order matters`;
  const never =
    unmet.length === 0 ? [] : [`never together: ${unmet.slice(0, 10).join("; ")}${unmet.length > 10 ? "; ..." : ""}`];
  return [law(STUCK), law(LOOP), law(OUTLIVES), { ...law(ORDER), notes: [summary, ...never, ...notes] }];
}
function handOf(engine: AnyEngine, state: AnyState, seat: number): readonly Piece[] {
  const record = state as unknown as Readonly<Record<string, readonly (readonly Piece[])[]>>;
  return [...engine.rules.places.values()]
    .filter((place) => place.seat === seat && place.sight === "owner")
    .flatMap(({ key }) => record[key]![seat]!);
}
const names = (action: Action, id: string): boolean => JSON.stringify(action.payload ?? {}).includes(`"${id}"`);

function collectStages(engine: AnyEngine, seed: string, seats: number, options: object): readonly Stage[] {
  const stages: Stage[] = [];
  for (let i = 0; i < MATCHES && stages.length < STAGES_MOST * 4; i++) {
    const match = `${seed} pairs ${i}`;
    const draw = drawOf(seedFromText(`${match}, choices`));
    let { snapshot } = engine.create({ seats, options, seed: seedFromText(match) });
    for (let step = 0; snapshot.state.outcome === null && step < engine.game.actionsMax; step++) {
      const seat = engine.actors(snapshot.state)[0]!;
      if (snapshot.state.prompts.length === 0 && step % 3 === 0) {
        const legal = engine.validActions(snapshot.state, seat);
        const hand = handOf(engine, snapshot.state, seat).filter(({ id }) => legal.some((action) => names(action, id)));
        if (hand.length > 0) stages.push({ snapshot, seat, hand, match });
      }
      const action = engine.sample(snapshot.state, seat, draw);
      const result = action === null ? null : engine.applyAction(snapshot, action);
      if (result === null || !result.ok) break;
      snapshot = result.snapshot;
    }
  }
  // Spread over all matches, those with full hands first: there more can be played.
  return stages.sort((a, b) => b.hand.length - a.hand.length).slice(0, STAGES_MOST * 2);
}
function dealPair(
  engine: AnyEngine,
  stages: readonly Stage[],
  first: string,
  second: string,
  start: number,
): { readonly stage: Stage; readonly pieces: readonly [string, string] } | undefined {
  let tried = 0;
  for (let k = 0; k < stages.length && tried < STAGES_TRIED; k++) {
    const stage = stages[(k + start) % stages.length]!;
    const [a, b] = stage.hand;
    if (a === undefined || b === undefined) continue;
    tried++;
    const one = withFace(engine, stage.snapshot.state, a.id, first, [b.id]);
    const both = one === undefined ? undefined : withFace(engine, one, b.id, second, [a.id]);
    if (both === undefined) continue;
    const dealt = { ...stage, snapshot: { ...stage.snapshot, state: both } };
    const legal = engine.validActions(both, stage.seat);
    if (legal.some((action) => names(action, a.id)) && legal.some((action) => names(action, b.id))) {
      return { stage: dealt, pieces: [a.id, b.id] };
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
  const record: Record<string, unknown> = { ...(state as unknown as Readonly<Record<string, unknown>>) };
  const places = [...engine.rules.places.values()].filter((place) => place.seat < state.seats && !place.inPlay);
  const listOf = (place: (typeof places)[number]): readonly Piece[] =>
    (place.seat < 0 ? record[place.key] : (record[place.key] as readonly unknown[])[place.seat]) as readonly Piece[];
  const home = places.find((place) => listOf(place).some((piece) => piece.id === id));
  const mine = home === undefined ? undefined : listOf(home).find((piece) => piece.id === id);
  if (home === undefined || mine === undefined) return undefined;
  if (mine.face === face) return state;
  for (const place of places) {
    if (place.pool !== home.pool || place.sight === "everyone") continue;
    const other = listOf(place).find((piece) => piece.face === face && piece.id !== id && !taken.includes(piece.id));
    if (other === undefined || Object.keys(other).sort().join() !== Object.keys(mine).sort().join()) continue;
    write(
      record,
      home,
      listOf(home).map((piece) => (piece === mine ? { ...other, id: mine.id, at: mine.at } : piece)),
    );
    write(
      record,
      place,
      listOf(place).map((piece) => (piece === other ? { ...mine, id: other.id, at: other.at } : piece)),
    );
    return record as unknown as AnyState;
  }
  return undefined;
}
function write(
  record: Record<string, unknown>,
  place: { readonly key: string; readonly seat: number },
  list: readonly Piece[],
): void {
  record[place.key] =
    place.seat < 0
      ? list
      : (record[place.key] as readonly unknown[]).map((old, seat) => (seat === place.seat ? list : old));
}
/** Plays the pieces one after the other, answers what is asked, and plays on for a while. */
function exercise(
  engine: AnyEngine,
  stage: Stage,
  ids: readonly string[],
): { readonly problem?: Problem; readonly actions: readonly Action[]; readonly table?: string } {
  const actions: Action[] = [];
  let { snapshot } = stage;
  const take = (action: Action): Problem | undefined => {
    actions.push(action);
    const result = engine.applyAction(snapshot, action);
    if (!result.ok)
      return {
        law: LOOP,
        detail: `${action.type} was offered and then refused: ${result.error.code}, ${result.error.message}`,
      };
    snapshot = result.snapshot;
    const [late] = lateEffects(snapshot.state);
    return late === undefined
      ? undefined
      : { law: OUTLIVES, detail: `${late} should have ended by turn ${snapshot.state.turn}` };
  };
  const settle = (): Problem | undefined => {
    for (let i = 0; snapshot.state.prompts.length > 0 && snapshot.state.outcome === null; i++) {
      if (i > PROMPTS_MOST) return { law: LOOP, detail: `more than ${PROMPTS_MOST} questions in a row` };
      const seat = engine.actors(snapshot.state)[0]!;
      const [answer] = engine.validActions(snapshot.state, seat);
      if (answer === undefined)
        return { law: STUCK, detail: `seat ${seat} cannot answer ${snapshot.state.prompts[0]!.type}` };
      const problem = take(answer);
      if (problem !== undefined) return problem;
    }
    return undefined;
  };
  for (const id of ids) {
    if (snapshot.state.outcome !== null) return { actions };
    const action = engine.validActions(snapshot.state, stage.seat).find((one) => names(one, id));
    if (action === undefined) return { actions };
    const problem = take(action) ?? settle();
    if (problem !== undefined) return { problem, actions };
  }
  const table = gist(engine, snapshot.state);
  const draw = drawOf(seedFromText("play on"));
  for (let i = 0; i < PLAYED_ON && snapshot.state.outcome === null; i++) {
    const seat = engine.actors(snapshot.state)[0]!;
    const action = engine.sample(snapshot.state, seat, draw);
    if (action === null)
      return {
        problem: { law: STUCK, detail: `seat ${seat} has nothing to do in ${snapshot.state.phase}` },
        actions,
        table,
      };
    const problem = take(action);
    if (problem !== undefined) return { problem, actions, table };
  }
  return { actions, table };
}
