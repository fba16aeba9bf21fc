import { type AnyEngine, type AnyState, decisionOf, drawOf, exploit, type Policy, searchBot } from "@cardwright/bots";
import type { Game } from "@cardwright/core";
import { createEngine, seedFromText } from "@cardwright/core/host";
import { chips } from "./games/chips.ts";
import { kuhn } from "./games/kuhn.ts";
import { leduc } from "./games/leduc.ts";

/** How many chips the search gives away to a best answer in poker small enough to know. */
export interface Exploitability {
  readonly kuhn: number;
  readonly leduc: number;
}
export interface PokerOptions {
  readonly iterations: number;
  /** How often it is asked in the same position: it mixes, because it thinks in worlds drawn by lot. */
  readonly asked: number;
  readonly deals: number;
}
export function exploitabilities(options: PokerOptions): Exploitability {
  return { kuhn: exploitabilityOf(kuhn, options), leduc: exploitabilityOf(leduc, options) };
}
function exploitabilityOf(game: object, { iterations, asked, deals }: PokerOptions): number {
  const engine = createEngine(game as Game) as unknown as AnyEngine;
  const policy: Map<string, ReadonlyMap<string, number>> = new Map();
  const seeds = Array.from({ length: deals }, (_, deal) => seedFromText(`poker ${deal}`));
  for (const seed of seeds) answerAll(engine, engine.start({ seed }), seed, policy, iterations, asked);
  const known: Policy = policy;
  return exploit(engine, known, deals, seedFromText("poker, best answers"), { payoffs: chips }).exploitability;
}
/** Everywhere that a deal can lead to. */
function answerAll(
  engine: AnyEngine,
  state: AnyState,
  seed: string,
  policy: Map<string, ReadonlyMap<string, number>>,
  iterations: number,
  asked: number,
): void {
  if (state.outcome !== null) return;
  const seat = engine.actors(state)[0]!;
  const { name, actions, keys } = decisionOf(engine, state, seat);
  if (!policy.has(name)) policy.set(name, answers(engine, state, seat, name, iterations, asked));
  for (const [i, action] of actions.entries()) {
    // Equal cards lead to equal positions.
    if (keys.indexOf(keys[i]!) === i)
      answerAll(engine, engine.simulate(state, action, seed)!, seed, policy, iterations, asked);
  }
}
function answers(
  engine: AnyEngine,
  state: AnyState,
  seat: number,
  name: string,
  iterations: number,
  asked: number,
): ReadonlyMap<string, number> {
  const bot = searchBot(engine);
  const chances = new Map<string, number>();
  const { actions, keys } = decisionOf(engine, state, seat);
  for (let i = 0; i < asked; i++) {
    const draw = drawOf(seedFromText(`${name} ${i}`));
    const action = bot.choose({ state: engine.redeal(state, seat, draw), seat, draw, budget: { iterations } });
    const key = keys[actions.findIndex((one) => JSON.stringify(one) === JSON.stringify(action))]!;
    chances.set(key, (chances.get(key) ?? 0) + 1 / asked);
  }
  return chances;
}
