/// <reference lib="webworker" />
import "../no-eval.ts";
import {
  type AnyState,
  type BotName,
  type Budget,
  createBot,
  drawOf,
  Memory,
  type ToldOption,
  toldAdvice,
} from "@cardwright/bots";
import type { Action, AnyEvent, Game } from "@cardwright/core";
import type { Expansion } from "@cardwright/core/expansion";
import {
  createEngine,
  type Engine,
  type Evidence,
  type Judgement,
  judge,
  type PublishedKeys,
} from "@cardwright/core/host";

/**
 * Bots think here, beside the page, so that the page answers while they do. All that is sent in is a world dealt anew from
 * what the seat may see; all that comes back is an action. Matches that are over are judged here too.
 */
interface Asking {
  readonly id: number;
  readonly game: string;
  readonly expansions: readonly string[];
}
interface Position extends Asking {
  readonly state: unknown;
  readonly seat: number;
  readonly seed: string;
  readonly budget: Budget;
}
/** A bot has to move. */
export interface Thought extends Position {
  readonly bot: BotName;
}
/** Somebody asks for advice, or with the events that they were shown for the reasons of a move. */
export interface AdviceAsked extends Position {
  /** The seat that reads the answer. */
  readonly reader: number;
  readonly seen?: readonly AnyEvent[];
  readonly own?: Action;
}
/** Somebody wants the verdict on a log. */
export interface VerdictAsked extends Asking {
  readonly evidence: Evidence;
  readonly trusted: readonly PublishedKeys[];
}
export type Asked = Thought | AdviceAsked | VerdictAsked;
export type Answer =
  | { readonly id: number; readonly judgement: Judgement }
  | { readonly id: number; readonly action: Action }
  | { readonly id: number; readonly options: readonly ToldOption[] }
  | { readonly id: number; readonly problem: string };

/** A game that bots can think about. */
export interface ThoughtGame {
  // biome-ignore lint/suspicious/noExplicitAny: each game is declared in words of its own; bots use what all share.
  readonly game: Game<any>;
  readonly expansions: readonly Expansion[];
}
let games: readonly ThoughtGame[] = [];
/** The thread belongs to one match, so that what a bot keeps of its thoughts is kept by seat. */
const memories = new Map<number, Memory>();
const engines = new Map<string, Engine>();
function engineOf(id: string, ids: readonly string[]): Engine {
  const key = [id, ...ids].join();
  const known = engines.get(key);
  if (known !== undefined) return known;
  const listed = games.find(({ game }) => game.id === id);
  if (listed === undefined) throw new Error(`there is no game called ${id}`);
  const engine = createEngine(
    listed.game,
    listed.expansions.filter((expansion) => ids.includes(expansion.id)),
  ) as unknown as Engine;
  engines.set(key, engine);
  return engine;
}
function adviceTo({ id, game, expansions, seed, state, ...asked }: AdviceAsked): Answer {
  const engine = engineOf(game, expansions);
  return { id, options: toldAdvice(engine, { ...asked, state: state as AnyState }, drawOf(seed)) };
}
function actionFor({ id, bot, game, expansions, state, seat, seed, budget }: Thought): Answer {
  const engine = engineOf(game, expansions);
  const memory = memories.get(seat) ?? new Memory();
  memories.set(seat, memory);
  const input = { state: state as AnyState, seat, draw: drawOf(seed), budget, memory };
  return { id, action: createBot(bot, engine).choose(input) };
}
async function verdictOn({ id, game, expansions, evidence, trusted }: VerdictAsked): Promise<Answer> {
  return { id, judgement: await judge(engineOf(game, expansions), evidence, trusted, crypto.subtle) };
}
async function answerTo(asked: Asked): Promise<Answer> {
  try {
    if ("evidence" in asked) return await verdictOn(asked);
    return "bot" in asked ? actionFor(asked) : adviceTo(asked);
  } catch (error) {
    return { id: asked.id, problem: String(error) };
  }
}
/** Makes this thread the one that bots think in. */
export function thinkHere(known: readonly ThoughtGame[]): void {
  games = known;
  addEventListener("message", async ({ data }: MessageEvent<Asked>) => postMessage(await answerTo(data)));
}
