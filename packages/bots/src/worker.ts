import type { Action, Declaration, Game } from "@cardwright/core";
import type { Expansion } from "@cardwright/core/expansion";
import { createEngine, isSeed } from "@cardwright/core/host";
import type { AnyEngine, AnyState } from "./any-game.ts";
import type { BotName, Budget } from "./bot.ts";
import { createBot } from "./create.ts";
import { drawOf } from "./imagine.ts";

/**
 * A bot behind a process or thread boundary. All it ever gets is the seat's own dealt-anew state, by structured clone,
 * and all it gives back is an action. Games are found through a catalog: a module that exports `catalog`, whose address
 * is given at start.
 */
export interface BotRequest {
  readonly bot: BotName;
  readonly game: string;
  /** Ids of the expansions that the match is played with. */
  readonly expansions?: readonly string[];
  /** Dealt anew for the seat by the host: the boundary is only as good as what is sent over it. */
  readonly state: unknown;
  readonly seat: number;
  /** 64 hex digits for the bot's own dreams. */
  readonly seed: string;
  readonly budget?: Budget;
  /** The address of the catalog module; may be left out where the worker was started with one. */
  readonly catalog?: string;
}
interface Listed {
  readonly game: Game;
  readonly expansions?: readonly Expansion[];
}
const engines = new Map<string, Promise<AnyEngine>>();

async function loadEngine(address: string, id: string, expansionIds: readonly string[]): Promise<AnyEngine> {
  const { catalog } = (await import(address)) as { readonly catalog: readonly Listed[] };
  const listed = catalog.find(({ game }) => game.id === id);
  if (listed === undefined) {
    const known = catalog.map(({ game }) => game.id).join(", ");
    throw new Error(`the catalog at ${address} has no game "${id}"; it has ${known}`);
  }
  const expansions = expansionIds.map((wanted) => {
    const found = listed.expansions?.find((expansion) => expansion.id === wanted);
    if (found === undefined) throw new Error(`${id} has no expansion "${wanted}"`);
    return found;
  });
  return createEngine<Declaration>(listed.game, expansions);
}
/** For a pool of threads: the name of the exported function to run. */
export async function answer(request: BotRequest): Promise<Action> {
  const { bot, game, expansions = [], state, seat, seed, budget } = request;
  const address = request.catalog ?? process.argv[2];
  if (address === undefined)
    throw new Error("a bot worker needs the address of a catalog, as argument or in the request");
  if (!isSeed(seed)) throw new Error("the seed of a bot's dreams is 64 lowercase hex digits");
  const key = JSON.stringify([address, game, expansions]);
  const engine = engines.get(key) ?? loadEngine(address, game, expansions);
  engines.set(key, engine);
  const input = { state: state as AnyState, seat, draw: drawOf(seed) };
  return createBot(bot, await engine).choose(budget === undefined ? input : { ...input, budget });
}

export type BotReply =
  | { readonly id: number; readonly action: Action }
  | { readonly id: number; readonly error: string };
/** For a process of its own, started by `fork`: answers each `{ id, request }` with `{ id, action }` or `{ id, error }`. */
if (typeof process !== "undefined" && process.send !== undefined && /\bworker\.[jt]s$/.test(process.argv[1] ?? "")) {
  process.on("message", ({ id, request }: { readonly id: number; readonly request: BotRequest }) => {
    answer(request).then(
      (action) => process.send?.({ id, action } satisfies BotReply),
      (error: unknown) => process.send?.({ id, error: String(error) } satisfies BotReply),
    );
  });
}
