import type { Action, Draw } from "@cardwright/core";
import type { AnyEngine, AnyState } from "./any-game.ts";
import { BOT_NAMES } from "./bot.ts";
import { createBot } from "./create.ts";

/** The bots by name, as a host's threads call them: the seat's imagined world in, an action out. */
export interface Asked {
  readonly imagined: AnyState;
  readonly seat: number;
  readonly milliseconds: number;
}
export type Chooser = (engine: AnyEngine, asked: Asked, draw: Draw) => Action | null;

export const choosers: Readonly<Record<string, Chooser>> = Object.fromEntries(
  BOT_NAMES.map((name): [string, Chooser] => [
    name,
    (engine, { imagined, seat, milliseconds }, draw) =>
      engine.sample(imagined, seat, () => 0) === null
        ? null
        : createBot(name, engine).choose({ state: imagined, seat, draw, budget: { milliseconds } }),
  ]),
);
