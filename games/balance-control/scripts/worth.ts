import {
  type Action,
  createEngine,
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
 * the measure and its price and plays it; greedy bots play that branch and the untouched one on for two rounds. Told are:
 * how often the price is there without a gift, how often there is something to play it on, how often the two branches
 * end differently (it bites), and the mean difference in points of the evaluation (ten is a marker on the board).
 */

/** Gives a resource to whoever acts, for this script alone. */
const grant = world.action("exp.grant.give", {
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

const from = positions();
for (const { deck, list } of DECKS) {
  for (const { id, cost, timing } of list) {
    const answers = timing === "beforeMajority" || timing === "reaction";
    const differences: number[] = [];
    let affordable = 0;
    let bites = 0;
    from.forEach((state, i) => {
      const seat = state.activeSeat;
      const isPlay = ({ type, payload }: Action): boolean =>
        type === `exp.${deck}.measure.play` && payload?.["measureId"] === id;
      if (engine.validActions(holding(state, deck, id), seat).some(isPlay)) affordable++;
      const held = holding(granted(state, cost), deck, id);
      const plays = engine.validActions(held, seat).filter(isPlay);
      if (plays.length === 0 && !answers) return;
      const name = `${id} ${i}`;
      // A holder chooses the best of three drawn ways to play it; an answer is chosen when its window opens.
      const draw = drawFrom(name);
      const options = answers
        ? [held]
        : [0, 1, 2].map(() => after(held, plays[draw(plays.length)] ?? { type: "", seat }));
      const untouched = playedOn(holding(state, deck, ""), name);
      const ends = options.map((option) => playedOn(option, name));
      const best = Math.max(...ends.map((end) => worthTo(engine, bare(end), seat)));
      differences.push(best - worthTo(engine, bare(untouched), seat));
      if (ends.some((end) => tableauOf(end) !== tableauOf(untouched))) bites++;
    });
    const mean = differences.reduce((sum, n) => sum + n, 0) / Math.max(1, differences.length);
    const spread = Math.sqrt(
      differences.reduce((sum, n) => sum + (n - mean) * (n - mean), 0) / Math.max(1, differences.length),
    );
    const error = spread / Math.sqrt(Math.max(1, differences.length));
    const percent = (count: number, of: number): string =>
      `${((100 * count) / Math.max(1, of)).toFixed(0)} %`.padStart(5);
    process.stdout.write(
      `${id} affordable ${percent(affordable, from.length)}, target ${percent(differences.length, from.length)}, ` +
        `bites ${percent(bites, differences.length)}, worth ${mean.toFixed(2)} ±${error.toFixed(2)}\n`,
    );
  }
}
