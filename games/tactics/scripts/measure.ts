import { type Action, createEngine, type Draw, type Engine, RandomStream, seedFromText } from "@cardwright/core";
import { game, type Seat, type State, scoreOf, type TacticsWorld } from "../src/index.ts";
import { mean, median, Tally } from "./tally.ts";

/**
 * Plays matches between bots and prints what RULES.md quotes:
 * `npx node games/tactics/scripts/measure.ts random|greedy <matches> [<seats>]`.
 */

type Bot = (engine: Engine<TacticsWorld>, state: State, seat: Seat, draw: Draw) => Action | null;
/** Most actions that the greedy bot looks at in one position. */
const LOOKED_AT_MAX = 80;
const SEATS: readonly Seat[] = [0, 1, 2, 3];

const random: Bot = (engine, state, seat, draw) => engine.sample(state, seat, draw);
/** Takes what looks best one step ahead, in a world that it imagines from its own view. Tactics it draws by lot. */
const greedy: Bot = (engine, state, seat, draw) => {
  if (state.phase === "tactics") return engine.sample(state, seat, draw);
  const all = engine.validActions(state, seat);
  const looked =
    all.length <= LOOKED_AT_MAX
      ? all
      : Array.from({ length: LOOKED_AT_MAX }, () => all[draw(all.length)]).filter((action) => action !== undefined);
  const imagined = engine.redeal(state, seat, draw);
  const seed = seedFromText(String(draw(1_000_000)));
  let best: Action | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of looked) {
    const next = engine.simulate(imagined, action, seed);
    if (next === null) continue;
    const value = (game.evaluate?.(engine.view(next, seat), seat) ?? 0) + draw(1_000) / 1_000_000;
    if (value > most) [best, most] = [action, value];
  }
  return best;
};

interface Pick {
  readonly seat: Seat;
  readonly round: number;
  readonly tactic: string;
  readonly fame: number;
}
interface Match {
  readonly state: State;
  readonly actions: number;
  readonly picks: readonly Pick[];
}
function play(engine: Engine<TacticsWorld>, label: string, bot: Bot, seats: number): Match {
  const stream = new RandomStream(seedFromText(`${label} plays`));
  const draw: Draw = (bound) => stream.int(bound);
  let { snapshot } = engine.create({ seats, seed: seedFromText(label) });
  const picks: Pick[] = [];
  let actions = 0;
  while (snapshot.state.outcome === null && actions < game.actionsMax) {
    const { state } = snapshot;
    const seat = state.activeSeat;
    const action = bot(engine, state, seat, draw);
    if (action === null) throw new Error(`${label}: nothing to do`);
    const result = engine.applyAction(snapshot, action);
    if (!result.ok) throw new Error(`${label}: ${JSON.stringify(action)} ${JSON.stringify(result.error)}`);
    if (action.type === "select_tactic") {
      picks.push({ seat, round: state.round, tactic: String(action.payload?.["tacticId"]), fame: state.fame[seat] });
    }
    snapshot = result.snapshot;
    actions++;
  }
  return { state: snapshot.state, actions, picks };
}

function measure(name: string, bot: Bot, matches: number, seats: number): void {
  const engine = createEngine(game);
  const bySeat = new Tally();
  const byTactic = new Tally();
  const byRound = new Tally();
  const [actions, turns, challenges, wounds]: [number[], number[], number[], number[]] = [[], [], [], []];
  let unfinished = 0;
  let ranOut = 0;
  for (let i = 0; i < matches; i++) {
    const match = play(engine, `${name} ${seats} ${i}`, bot, seats);
    const { state } = match;
    if (state.outcome === null) unfinished++;
    if (state.scenarioEndTriggered) ranOut++;
    actions.push(match.actions);
    // Choosing a tactic is a turn of the clock, but not of the game.
    turns.push(state.turn - seats * state.round);
    const winners = state.outcome?.winners ?? [];
    for (const seat of SEATS.slice(0, seats)) {
      const won = winners.includes(seat) ? 1 / winners.length : 0;
      bySeat.add(`seat ${seat}`, scoreOf(state, seat), won);
      challenges.push(state.trophies[seat].length);
      wounds.push(state.wounds[seat]);
      const mine = match.picks.filter((pick) => pick.seat === seat);
      mine.forEach(({ round, tactic, fame }, k) => {
        const gained = (mine[k + 1]?.fame ?? state.fame[seat]) - fame;
        byTactic.add(`${round % 2 === 1 ? "day" : "night"} ${tactic}`, gained, won);
        byRound.add(`round ${round}`, gained, won);
      });
    }
  }
  const text = [
    `${name}, ${seats} players, ${matches} matches: ${unfinished} without end, ${ranOut} ran out of challenges`,
    `  actions: median ${median(actions)}, most ${Math.max(...actions)}; turns: median ${median(turns)}`,
    `  per player: challenges ${mean(challenges)}, wounds ${mean(wounds)}`,
    ...bySeat.lines("score by seat"),
    ...byRound.lines("fame by round"),
    ...byTactic.lines("fame of the round by tactic"),
  ];
  console.log(text.join("\n"));
}

const [who = "random", matches = "1000", only] = process.argv.slice(2);
for (const seats of only === undefined ? [2, 3, 4] : [Number(only)]) {
  measure(who, who === "greedy" ? greedy : random, Number(matches), seats);
}
