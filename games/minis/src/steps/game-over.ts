import { type Events, otherSeat } from "@cardwright/core";
import * as z from "zod/mini";
import type { Seat } from "../piece.ts";
import { world } from "../world.ts";

/** A game is won, or drawn with -1 for the winner; `games.ts` says what follows. */
export const gameOver = world.step("gameOver", { winner: z.literal([-1, 0, 1]), reason: z.string() });

export const finish = (winner: Seat | null, reason: string): Events => [gameOver({ winner: winner ?? -1, reason })];
export const beaten = (loser: Seat, reason: string): Events => finish(otherSeat(loser), reason);
