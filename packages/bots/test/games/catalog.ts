import { auction } from "./auction.ts";
import { duel } from "./duel.ts";

export const catalog = [{ game: duel }, { game: auction }];
