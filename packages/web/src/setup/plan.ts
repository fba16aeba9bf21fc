import { canonicalJson } from "@cardwright/core";
import type { MatchPreset, TableGame } from "@cardwright/table";
import type { BotKind } from "../settings.ts";

/** What somebody wants to play, as the address of the set-up page says: so it is still there after a look elsewhere. */

const OTHERS = ["bots", "here", "link", "watched"] as const;
/** Bots in this page, people at this device, people who get a link, or bots at a table online. */
export type Others = (typeof OTHERS)[number];
export const isOnline = (others: Others): boolean => others === "link" || others === "watched";

export interface Plan {
  readonly preset: MatchPreset | undefined;
  readonly players: number;
  readonly others: Others;
  /** A prebuilt deck for each of two seats, where the game is played with decks. */
  readonly decks: readonly string[] | undefined;
}
/** As many as the game is for. */
export function playerCounts({ engine }: TableGame): readonly number[] {
  const { seats } = engine.rules.declares;
  const [least, most] = typeof seats === "number" ? [seats, seats] : seats;
  return Array.from({ length: most - least + 1 }, (_, more) => least + more);
}
/** A preset that is another one but for its number of players is no way of its own: the number is chosen beside it. */
export function waysToPlay({ presets }: TableGame): readonly MatchPreset[] {
  const rulesOf = ({ options, expansions = [] }: MatchPreset): string => canonicalJson({ options, expansions });
  return presets.filter((way, at) => presets.findIndex((other) => rulesOf(other) === rulesOf(way)) === at);
}
/** What the address leaves open is as the way to play proposes, by link; what it says wrongly too. */
export function planIn(game: TableGame, search: URLSearchParams): Plan {
  const ways = waysToPlay(game);
  const counts = playerCounts(game);
  const preset = ways.find(({ id }) => id === search.get("preset")) ?? ways[0];
  const players = counts.find((count) => String(count) === search.get("seats")) ?? preset?.seats ?? counts[0] ?? 2;
  const asked = OTHERS.find((others) => others === search.get("with")) ?? "link";
  return { preset, players, others: players === 1 ? "bots" : asked, decks: decksIn(game, preset, search) };
}
/** The own deck and theirs; what the address leaves open, or names wrongly, is the default pairing. */
function decksIn(game: TableGame, preset: MatchPreset | undefined, search: URLSearchParams): Plan["decks"] {
  const offered = game.decks(preset?.options ?? {});
  if (offered.length < 2) return undefined;
  return ["deck", "theirs"].map((key, seat) => {
    const found = offered.find(({ id }) => id === search.get(key)) ?? offered[seat];
    return found?.id ?? "";
  });
}
/** Whether the decks are others than the game proposes: only then are they options of the match. */
export function chosenDecks(game: TableGame, { preset, decks }: Plan): readonly string[] | undefined {
  const proposed = game.decks(preset?.options ?? {}).slice(0, 2);
  return decks?.every((id, seat) => id === proposed[seat]?.id) === true ? undefined : decks;
}
/** Where such a match is played in this page. */
export function localAddress(game: TableGame, plan: Plan, bot: BotKind): string {
  const { preset, players, others } = plan;
  const decks = chosenDecks(game, plan);
  const address = {
    ...(preset === undefined ? {} : { preset: preset.id }),
    seats: String(players),
    ...(others === "here" ? { against: "person" } : { bot }),
    ...(decks === undefined ? {} : { options: JSON.stringify({ decks }) }),
  };
  return `/play/${game.id}?${new URLSearchParams(address).toString()}`;
}
