import {
  type Action,
  createEngine,
  type Draw,
  defineExpansion,
  type Engine,
  measureStateSchema,
  seedFromText,
  z,
} from "@cardwright/core";
import { drawFrom } from "@cardwright/core/testing";
import { measures as climateMeasures } from "../src/climate/measures/index.ts";
import { measures as economyMeasures } from "../src/economy/measures/index.ts";
import { gains } from "../src/events/resources.ts";
import { type BalanceControl, climate, economy, game, security } from "../src/index.ts";
import { measures as securityMeasures } from "../src/security/measures/index.ts";
import { world } from "../src/world.ts";
import { greedyAmong, SIMULATED, type State, worthTo } from "./bots.ts";

/**
 * What each measure does: `npx node scripts/worth.ts <positions> [seats]`. From positions of greedy play, someone is given
 * the measure and its price and plays it; greedy bots play that branch and one without it on for two rounds. Told are: how
 * often the price is there without a gift, how often there is something to play it on, how often the branches end
 * differently (it bites), how often its owner then stands better (it helps), and the mean gain of the best way to play it,
 * in points of the evaluation (ten is a marker on the board).
 */

/** Gives a resource to whoever acts, for this script alone. */
const grant = world.action("exp.grant.give", {
  takes: { resort: "piece" },
  label: "Receive",
  play: (turn) => [gains({ seat: turn.seat, gained: { [turn.oneOf("resort", turn.state.resorts)]: 1 } })],
});
const expansions = [economy, security, climate, defineExpansion({ id: "grant", actions: [grant] })];
const engine: Engine<BalanceControl> = createEngine(game, expansions);
const bot = greedyAmong(({ type }) => !type.startsWith("exp.grant"));
const DECKS = [
  { deck: "economy", list: economyMeasures.map(({ id, cost, timing }) => ({ id, cost, timing })) },
  { deck: "security", list: securityMeasures.map(({ id, cost, timing }) => ({ id, cost, timing })) },
  { deck: "climate", list: climateMeasures.map(({ id, cost, timing }) => ({ id, cost, timing })) },
];
const [positionsText = "20", seatsText = "3"] = process.argv.slice(2);
const positionsWanted = Number(positionsText);
const seats = Number(seatsText);
const FROM_ROUND = 3;
const ROUNDS_ON = 2;
/** One position of each match in so many, so that they differ. */
const ONE_IN = 6;

function positions(): readonly State[] {
  const found: State[] = [];
  for (let i = 0; found.length < positionsWanted; i++) {
    const draw = drawFrom(`worth ${i}`);
    let { state } = engine.create({ seats, seed: seedFromText(`worth ${i}`) }).snapshot;
    while (state.outcome === null) {
      const [seat = 0] = engine.actors(state);
      const calm = state.phase === "awaitingAction" && state.prompts.length === 0 && state.round >= FROM_ROUND;
      if (calm && draw(ONE_IN) === 0) found.push(state);
      const next = engine.simulate(state, bot(engine, state, seat, draw), seedFromText(`worth ${i}`));
      if (next === null) throw new Error("the bot's action was refused");
      state = next;
    }
  }
  return found.slice(0, positionsWanted);
}
const sliceSchema = z.object({ measures: measureStateSchema });
/** The same position, where the active seat holds this measure of the deck and nothing else of it. */
function holding(state: State, deck: string, measureId: string): State {
  const { measures } = sliceSchema.parse(state.extensions[deck]);
  const without = (ids: readonly string[]): string[] => ids.filter((id) => id !== measureId);
  const hands = Object.fromEntries(Object.entries(measures.handByPlayerId).map(([id, hand]) => [id, without(hand)]));
  const dealt = {
    ...measures,
    drawPile: without(measures.drawPile),
    faceUp: without(measures.faceUp),
    discardPile: without(measures.discardPile),
    playsByMeasureId: { ...measures.playsByMeasureId, [measureId]: 0 },
    playedThisRoundByPlayerId: { ...measures.playedThisRoundByPlayerId, [String(state.activeSeat)]: false },
    handByPlayerId: { ...hands, [String(state.activeSeat)]: measureId === "" ? [] : [measureId] },
  };
  return { ...state, extensions: { ...state.extensions, [deck]: { measures: dealt } } };
}
function after(state: State, action: Action): State {
  const next = engine.simulate(state, action, SIMULATED);
  if (next === null) throw new Error(`refused: ${JSON.stringify(action)}`);
  return next;
}
const granted = (state: State, cost: readonly string[]): State =>
  cost.reduce((at, resort) => after(at, { type: grant.type, seat: state.activeSeat, payload: { resort } }), state);
function playedOn(state: State, name: string): State {
  const draw = drawFrom(name);
  const until = state.round + ROUNDS_ON;
  let at = state;
  while (at.outcome === null && at.round < until) {
    const [seat = 0] = engine.actors(at);
    at = after(at, bot(engine, at, seat, draw));
  }
  return at;
}
/** What counts in the end: markers, resources and who has resolved what; neither hands nor effects. */
const tableauOf = ({ board, resources, supply, map }: State): string =>
  JSON.stringify([board.map(({ owner, tile }) => [owner, tile]), resources, supply.map(({ length }) => length), map]);
const bare = (state: State): State => ({ ...state, effects: [] });

interface Listed {
  readonly deck: string;
  readonly id: string;
  readonly cost: readonly string[];
  readonly timing: string;
}
/** Ways to play it that are tried, drawn from all there are. */
const WAYS = 4;
const answers = ({ timing }: Listed): boolean => timing === "beforeMajority" || timing === "reaction";
const affords = ({ resources, activeSeat }: State, { cost }: Listed): boolean =>
  cost.every((resort) => (resources[activeSeat][resort] ?? 0) >= cost.filter((other) => other === resort).length);
/** Where the holder of a measure stands after some ways to play it; an answer is played when its window opens, or not. */
function played(state: State, { deck, id, cost, timing }: Listed, draw: Draw): readonly State[] {
  const held = holding(granted(state, cost), deck, id);
  if (answers({ deck, id, cost, timing })) return [held];
  const plays = engine
    .validActions(held, state.activeSeat)
    .filter(({ type, payload }) => type === `exp.${deck}.measure.play` && payload?.["measureId"] === id);
  const ways: State[] = [];
  while (plays.length > 0 && ways.length < WAYS) {
    for (const way of plays.splice(draw(plays.length), 1)) ways.push(after(held, way));
  }
  return ways;
}
interface Trial {
  readonly bites: boolean;
  readonly gain: number;
}
function tried(state: State, measure: Listed, name: string): Trial | undefined {
  const ways = played(state, measure, drawFrom(name));
  if (ways.length === 0) return undefined;
  const seat = state.activeSeat;
  // The price of an answer that never came stays with its holder; so does that of the branch it is compared with.
  const without = playedOn(holding(answers(measure) ? granted(state, measure.cost) : state, measure.deck, ""), name);
  const ends = ways.map((way) => playedOn(way, name));
  const best = Math.max(...ends.map((end) => worthTo(engine, bare(end), seat)));
  return {
    bites: ends.some((end) => tableauOf(end) !== tableauOf(without)),
    gain: best - worthTo(engine, bare(without), seat),
  };
}
const percent = (count: number, of: number): string => `${((100 * count) / Math.max(1, of)).toFixed(0)} %`.padStart(5);

const from = positions();
for (const measure of DECKS.flatMap(({ deck, list }) => list.map((one) => ({ ...one, deck })))) {
  const trials = from.flatMap((state, i) => tried(state, measure, `${measure.id} ${i}`) ?? []);
  const count = Math.max(1, trials.length);
  const mean = trials.reduce((sum, { gain }) => sum + gain, 0) / count;
  const spread = Math.sqrt(trials.reduce((sum, { gain }) => sum + (gain - mean) ** 2, 0) / count);
  process.stdout.write(
    `${measure.id} affordable ${percent(from.filter((state) => affords(state, measure)).length, from.length)}, ` +
      `target ${percent(trials.length, from.length)}, bites ${percent(trials.filter(({ bites }) => bites).length, count)}, ` +
      `helps ${percent(trials.filter(({ gain }) => gain > 0).length, count)}, ` +
      `worth ${mean.toFixed(2)} ±${(spread / Math.sqrt(count)).toFixed(2)}\n`,
  );
}
