import { chooses, drawOf } from "@cardwright/bots";
import { createEngine, seedFromText } from "@cardwright/core/host";
import { game } from "@cardwright/game-taktik";

/**
 * Shows whether merit wins: of two greedy bots one takes its six tactics by what they are worth, the other by lot. Each deal is played twice,
 * with the seats exchanged; after every twenty matches it prints the points of the first with their 95 % interval.
 *
 *     npx node scripts/tactic-merit.ts 400 [from]
 */
const MATCHES = Number(process.argv[2] ?? 40);
const FROM = Number(process.argv[3] ?? 0);
const TOLD_EVERY = 20;

const engine = createEngine(game);
const greedy = chooses("greedy");

/** Points of the seat that chooses by merit: one for a victory, a half for a draw. */
function playOne(deal: number, merit: number): number {
  let { snapshot } = engine.create({ seed: seedFromText(`merit ${deal}`) });
  const draw = drawOf(seedFromText(`merit ${deal}, bots`));
  for (let i = 0; i < game.actionsMax && snapshot.state.outcome === null; i++) {
    const { state } = snapshot;
    const seat = engine.actors(state)[0]!;
    const prompt = state.prompts.find((open) => open.seat === seat && open.answer === null);
    const isByLot = prompt?.type === "chooseTactics" && seat !== merit;
    const action = isByLot ? engine.sample(state, seat, draw)! : greedy(engine, state, seat, draw);
    const result = engine.applyAction(snapshot, action);
    if (!result.ok) throw new Error(result.error.message);
    snapshot = result.snapshot;
  }
  const winners = snapshot.state.outcome?.winners ?? [];
  if (winners.length !== 1) return 0.5;
  return winners[0] === merit ? 1 : 0;
}
/** Wilson's interval at 95 %. */
function interval(points: number, of: number): string {
  const z = 1.96;
  const p = points / of;
  const spread = z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of));
  const [centre, scale] = [p + (z * z) / (2 * of), 1 + (z * z) / of];
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  return `${percent(p)} (${percent((centre - spread) / scale)} to ${percent((centre + spread) / scale)})`;
}
let points = 0;
for (let i = 0; i < MATCHES; i++) {
  const match = FROM + i;
  points += playOne(Math.floor(match / 2), match % 2);
  if ((i + 1) % TOLD_EVERY === 0 || i + 1 === MATCHES) {
    console.log(`by merit against by lot: ${points} of ${i + 1}, ${interval(points, i + 1)}`);
  }
}
