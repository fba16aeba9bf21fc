import type { CreateMatch, GameInfo } from "@cardwright/protocol";
import type { MatchPreset, TableGame } from "@cardwright/table";
import { sayNow } from "../say.ts";
import type { BotKind } from "../settings.ts";
import { gameName } from "../use-game.ts";
import { api, Refused } from "./api.ts";
import { keepName, keepTokens } from "./seats.ts";
import { sitDown } from "./sit-down.ts";

export interface TableWish {
  readonly game: TableGame;
  readonly preset: MatchPreset | undefined;
  readonly players: number;
  /** Beside those of the way to play. */
  readonly options?: object;
  /** Who plays the other seats; null leaves them open to people. */
  readonly bot: BotKind | null;
}
interface OpenedBy extends TableWish {
  /** Who opens it, and sits in the first seat. */
  readonly name: string;
  readonly visibility: "public" | "private";
  readonly clock: CreateMatch["clock"];
}
/** Why a server with these games cannot have such a table; nothing if it can. */
export function whyNot(hosted: readonly GameInfo[], { game, preset, players, bot }: TableWish): string | undefined {
  const found = hosted.find(({ id }) => id === game.id);
  if (found === undefined) return sayNow("setup.lacksGame", { game: gameName(game.id, game.name) });
  const { seats, expansions, bots } = found;
  const missing = (preset?.expansions ?? []).filter((id) => !expansions.includes(id));
  if (missing.length > 0) return sayNow("setup.lacks", { missing: missing.join(", ") });
  if (players < seats.min || players > seats.max)
    return sayNow("setup.seats", { game: gameName(game.id, game.name), least: seats.min, most: seats.max });
  if (bot !== null && !bots.includes(bot)) return sayNow("setup.bot", { way: sayNow(`bots.${bot}`) });
  return undefined;
}
/** Makes a match on the server and sits down at it. Answers with the match to go to. */
export async function openTable({ name, visibility, clock, ...wish }: OpenedBy): Promise<string> {
  keepName(name);
  const { game, preset, players, bot, options } = wish;
  const hosted = await api.games();
  const reason = whyNot(hosted, wish);
  if (reason !== undefined) throw new RangeError(reason);
  const others = Array.from({ length: players - 1 }, () =>
    bot === null ? ({ kind: "open" } as const) : ({ kind: "bot", bot } as const),
  );
  const canTakeOver = hosted.some(({ id, bots }) => id === game.id && bots.includes("greedy"));
  const created = await api.create({
    game: game.id,
    options: { ...preset?.options, ...options },
    expansions: [...(preset?.expansions ?? [])],
    seats: [{ kind: "open" }, ...others],
    visibility,
    ...(clock === undefined ? {} : { clock }),
    ...(canTakeOver ? { takeover: "greedy" } : {}),
  });
  keepTokens(created);
  await sitDown(created.match, { seat: 0, name }).catch((error: unknown) => {
    // The table is there: where only the answer got lost, its page asks again.
    if (error instanceof Refused) throw error;
  });
  return created.match;
}
