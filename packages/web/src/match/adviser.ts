import type { ToldOption } from "@cardwright/bots";
import type { Entry, Snapshot } from "@cardwright/core/host";
import type { TableGame } from "@cardwright/table";
import { sayNow } from "../say.ts";
import { askThread } from "./ask-thread.ts";
import { freshSeed, imaginedWorld } from "./imagined-world.ts";
import type { AdviceAsked } from "./think-here.ts";

/** Questions to a bot about a position. Each has a thread of its own, so that no bot's move waits for it. */

/** Somebody waits for the answer, and wants a better one than a bot's quick move. */
const THINKING_MS = 1_200;
const GIVEN_UP_AFTER_MS = 20_000;

/** "What would you do?" The thread gets a world dealt anew for the seat that has to act. */
export function adviceOn(game: TableGame, { state }: Snapshot, seat: number): Promise<readonly ToldOption[]> {
  return ask(game, { state: imaginedWorld(game, state, seat), seat, reader: seat });
}
/** "Why did it do that?" The thread gets a world dealt anew for the reader, and what the reader was shown of the move. */
export function reasonsFor(
  game: TableGame,
  before: Snapshot,
  entry: Entry,
  reader: number,
): Promise<readonly ToldOption[]> {
  const seen = game.engine.seeEvents(entry.events, reader);
  const state = imaginedWorld(game, before.state, reader);
  const seat = entry.action?.seat ?? 0;
  const own = entry.action !== null && seat === reader ? { own: entry.action } : {};
  return ask(game, { state, seat, reader, seen, ...own });
}
type Question = Pick<AdviceAsked, "state" | "seat" | "reader" | "seen" | "own">;
async function ask({ id: game, engine }: TableGame, question: Question): Promise<readonly ToldOption[]> {
  const expansions = engine.rules.expansions.map(({ id }) => id);
  const budget = { milliseconds: THINKING_MS };
  const asked: AdviceAsked = { id: 0, game, expansions, seed: freshSeed(), budget, ...question };
  const answer = await askThread(asked, GIVEN_UP_AFTER_MS);
  if ("options" in answer) return answer.options;
  throw new Error(sayNow("advice.nobody"));
}
