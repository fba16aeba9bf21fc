import { chooses, drawOf } from "@cardwright/bots";
import type { Action } from "@cardwright/core";
import { createEngine, seedFromText } from "@cardwright/core/host";
import { game } from "@cardwright/game-taktik";

/**
 * The worth of each of Taktik's tactics between greedy bots: the most that playing it at one moment of a match would bring in points of
 * `evaluate`, and how often it is played by who has chosen it. Half of the product is what `tactic-worth.ts` of the game holds.
 *
 *     npx node scripts/tactic-worth.ts 60
 */
const MATCHES = Number(process.argv[2] ?? 20);
/** More than any play can bring but the end of the match, which would hide all others in a mean. */
const MOST = 30;
const DICE = "d3".repeat(32);

const engine = createEngine(game);
type State = ReturnType<typeof engine.start>;
type Card = State["tactics"][0][number];
const greedy = chooses("greedy");
const faces = engine.start({ seed: seedFromText("faces") }).tactics[0].map(({ face }) => face);
const gains = new Map(faces.map((face) => [face, 0]));
const chosen = new Map(faces.map((face) => [face, 0]));
const played = new Map(faces.map((face) => [face, 0]));
const add = (to: Map<string, number>, face: string, by: number): unknown => to.set(face, to.get(face)! + by);

/** By face, what it would bring to play it now, were it in the hand. */
function gainsNow(state: State, seat: 0 | 1): ReadonlyMap<string, number> {
  const held = new Set(state.tactics[seat].map(({ face }) => face as string));
  const lent = faces
    .filter((face) => !held.has(face))
    .map((face, k): Card => ({ id: `p${9_000 + k}`, face, at: `tactics/${seat}` }));
  const hand: readonly Card[] = [...state.tactics[seat], ...lent];
  const [first, second] = state.tactics;
  const lending: State = { ...state, tactics: seat === 0 ? [hand, second] : [first, hand] };
  const value = (action: Action): number | undefined => {
    const next = engine.simulate(lending, action, DICE);
    return next === null ? undefined : engine.opinion(next, seat);
  };
  const reactionOf = ({ payload = {} }: Action): unknown =>
    (payload["selections"] as Readonly<Record<string, unknown>>)["reaction"];
  const actions = engine.validActions(lending, seat);
  const pass = actions.find((action) => reactionOf(action) === "pass");
  const before = pass === undefined ? undefined : value(pass);
  const found = new Map<string, number>();
  for (const action of actions) {
    const card = hand.find(({ id }) => id === reactionOf(action));
    const after = card === undefined ? undefined : value(action);
    if (card === undefined || after === undefined || before === undefined) continue;
    found.set(card.face, Math.max(found.get(card.face) ?? 0, after - before));
  }
  return found;
}
for (let match = 0; match < MATCHES; match++) {
  let { snapshot } = engine.create({ seed: seedFromText(`worth ${match}`) });
  const draw = drawOf(seedFromText(`worth ${match}, bots`));
  const best = [new Map<string, number>(), new Map<string, number>()];
  for (let i = 0; i < game.actionsMax && snapshot.state.outcome === null; i++) {
    const { state } = snapshot;
    const seat = engine.actors(state)[0] === 0 ? 0 : 1;
    const prompt = state.prompts.find((open) => open.seat === seat && open.answer === null);
    if (prompt?.type === "reaction") {
      for (const [face, gain] of gainsNow(state, seat))
        best[seat]!.set(face, Math.max(best[seat]!.get(face) ?? 0, gain));
    }
    // Tactics are chosen by lot here, so that each is met.
    const isChoosing = prompt?.type === "chooseTactics";
    const action = isChoosing ? engine.sample(state, seat, draw)! : greedy(engine, state, seat, draw);
    const result = engine.applyAction(snapshot, action);
    if (!result.ok) throw new Error(result.error.message);
    snapshot = result.snapshot;
  }
  for (const seat of [0, 1] as const) {
    for (const face of faces) add(gains, face, Math.min(MOST, best[seat]!.get(face) ?? 0));
    const { tactics, tacticsPlayed } = snapshot.state;
    for (const { face } of [...tactics[seat], ...tacticsPlayed[seat]]) add(chosen, face, 1);
    for (const { face } of tacticsPlayed[seat]) add(played, face, 1);
  }
}
for (const face of faces) {
  const gain = gains.get(face)! / (2 * MATCHES);
  const share = played.get(face)! / Math.max(1, chosen.get(face)!);
  console.log(
    `${face.padEnd(24)} brings ${gain.toFixed(2)}, played ${share.toFixed(2)}: ${((gain * share) / 2).toFixed(2)}`,
  );
}
