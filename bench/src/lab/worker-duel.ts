import { createRequire } from "node:module";
import { type AnyEngine, createBot, drawOf, playBots } from "@cardwright/bots";
import { createEngine } from "@cardwright/core/host";
import { duel } from "@cardwright/core/testing";
import { boardgameioDuel, legalMoves, type Table } from "../core/boardgameio-game.ts";
import { cardwright } from "../core/cardwright.ts";

/** Plays the duel over and over in one way; told how many seconds of processor time, it answers with games a second. */
export type Player = "simulation" | "bots" | "boardgame.io";

/** A match takes less than a look at the clock is worth. */
const MATCHES_AT_ONCE = 50;
let played = 0;

function simulation(): () => void {
  const mode = cardwright.modes["simulate"] ?? Object.values(cardwright.modes)[0]!;
  const draw = drawOf("d0".repeat(32));
  return () => {
    for (let i = 0; i < MATCHES_AT_ONCE; i++) mode.playMatch(played++, draw);
  };
}
function bots(): () => void {
  const engine = createEngine(duel) as unknown as AnyEngine;
  const both = [createBot("random", engine), createBot("random", engine)];
  return () => {
    for (let i = 0; i < MATCHES_AT_ONCE; i++) playBots(engine, { name: `bench ${played++}`, bots: both });
  };
}
type Ai = typeof import("boardgame.io/ai", { with: { "resolution-mode": "require" }});
/** Its own loop over its own random bots, on the same duel. */
function boardgameio(): () => Promise<void> {
  const require = createRequire(import.meta.url);
  const { RandomBot, Simulate } = require("boardgame.io/ai") as Ai;
  const { InitializeGame } = require("boardgame.io/internal") as { InitializeGame: (options: object) => never };
  const enumerate = (G: Table, ctx: Parameters<typeof legalMoves>[1]) => {
    const moves: object[] = Array.from({ length: legalMoves(G, ctx) - 1 }, (_, i) => ({ move: "play", args: [i] }));
    return [...moves, { event: "endTurn" }] as never;
  };
  const game = { ...boardgameioDuel, ai: { enumerate } };
  return async () => {
    const rivals = {
      0: new RandomBot({ game, enumerate, seed: `a${played}` } as never),
      1: new RandomBot({ game, enumerate, seed: `b${played}` } as never),
    };
    const state = InitializeGame({ game: { ...game, seed: played++ } });
    await Simulate({ game, bots: rivals, state, depth: 10_000 } as never);
  };
}
const players: Readonly<Record<Player, () => () => void | Promise<void>>> = {
  simulation,
  bots,
  "boardgame.io": boardgameio,
};
const play = players[process.argv[2] as Player]();
const seconds = (): number => process.cpuUsage().user / 1e6;

process.on("message", async (least: number) => {
  const began = seconds();
  const before = played;
  while (seconds() - began < least) await play();
  process.send?.((played - before) / (seconds() - began));
});
