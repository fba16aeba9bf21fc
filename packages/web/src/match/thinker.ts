import { type BotName, createBot, drawOf, imagine } from "@cardwright/bots";
import type { Action, Snapshot } from "@cardwright/core";
import type { TableGame } from "@cardwright/table";
import type { Thinker } from "./localMatch.ts";

/** 64 random hex digits, from the browser's own source. */
export function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
/** An honest bot: it is given a world dealt anew from what its seat may see, never the match itself. */
export function botThinker(game: TableGame, name: BotName, milliseconds = 300): Thinker {
  const { engine } = game;
  const bot = createBot(name, engine);
  const draw = drawOf(freshSeed());
  return async (snapshot: Snapshot, seat: number): Promise<Action> => {
    const state = imagine(engine, snapshot.state as never, seat, draw);
    return bot.choose({ state, seat, draw, budget: { milliseconds } });
  };
}
