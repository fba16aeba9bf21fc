import type { CreateMatch } from "@cardwright/protocol";
import type { MatchPreset, TableGame } from "@cardwright/table";
import { api, Refused } from "./api.ts";
import { keepName, keepTokens } from "./seats.ts";
import { sitDown } from "./sitDown.ts";

interface TableWish {
  readonly game: TableGame;
  readonly preset: MatchPreset | undefined;
  /** Who opens it, and sits in the first seat. */
  readonly name: string;
  readonly withBots: boolean;
  readonly visibility: "public" | "private";
  readonly clock: CreateMatch["clock"];
}
/** Makes a match on the server and sits down at it. Answers with the match to go to. */
export async function openTable({ game, preset, name, withBots, visibility, clock }: TableWish): Promise<string> {
  keepName(name);
  const hosted = (await api.games()).find(({ id }) => id === game.id);
  const bot = hosted?.bots.find((kind) => kind === "greedy") ?? hosted?.bots[0];
  const others = Array.from({ length: (preset?.seats ?? 2) - 1 }, () =>
    withBots && bot !== undefined ? ({ kind: "bot", bot } as const) : ({ kind: "open" } as const),
  );
  const created = await api.create({
    game: game.id,
    options: { ...preset?.options },
    expansions: (preset?.expansions ?? []).filter((id) => hosted?.expansions.includes(id)),
    seats: [{ kind: "open" }, ...others],
    visibility,
    ...(clock === undefined ? {} : { clock }),
    ...(bot === "greedy" ? { takeover: bot } : {}),
  });
  keepTokens(created);
  await sitDown(created.match, { seat: 0, name }).catch((error: unknown) => {
    // The table is there: where only the answer got lost, its page asks again.
    if (error instanceof Refused) throw error;
  });
  return created.match;
}
