import { canonicalJson } from "@cardwright/core/host";
import type { DeckOffer, MatchPreset, TableGame } from "@cardwright/table";
import { ownDeck, ownDecks } from "../decks/own-decks.ts";
import { sayNow } from "../say.ts";
import type { BotKind } from "../settings.ts";
import { chosenOptions, type OptionValue } from "./options.ts";

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
  /** Options chosen beside the way to play, by the names of the game's own options. */
  readonly options: Readonly<Record<string, OptionValue>>;
}
/** As many as the game is for. */
export function playerCounts({ engine }: TableGame): readonly number[] {
  const { seats } = engine.rules.declares;
  const [least, most] = typeof seats === "number" ? [seats, seats] : seats;
  return Array.from({ length: most - least + 1 }, (_, more) => least + more);
}
/** Presets that are one and the same are one way to play. */
export function waysToPlay({ presets }: TableGame): readonly MatchPreset[] {
  const rulesOf = ({ options, seats, expansions = [] }: MatchPreset): string =>
    canonicalJson({ options, seats, expansions });
  return presets.filter((way, at) => presets.findIndex((other) => rulesOf(other) === rulesOf(way)) === at);
}
/** What the address leaves open is as the way to play proposes, by link; what it says wrongly too. */
export function planIn(game: TableGame, search: URLSearchParams): Plan {
  const ways = waysToPlay(game);
  const counts = playerCounts(game);
  const preset = ways.find(({ id }) => id === search.get("preset")) ?? ways[0];
  const players = counts.find((count) => String(count) === search.get("seats")) ?? preset?.seats ?? counts[0] ?? 2;
  const asked = OTHERS.find((others) => others === search.get("with")) ?? "link";
  const decks = decksIn(game, preset, search);
  const options = chosenOptions(game, search.get("options"));
  return { preset, players, others: players === 1 ? "bots" : asked, decks, options };
}
/** The own deck and theirs; what the address leaves open, or names wrongly, is the default pairing. */
function decksIn(game: TableGame, preset: MatchPreset | undefined, search: URLSearchParams): Plan["decks"] {
  const offered = decksOffered(game, preset);
  if (offered.length < 2) return undefined;
  return ["deck", "theirs"].map((key, seat) => {
    const found = offered.find(({ id }) => id === search.get(key)) ?? offered[seat];
    return found?.id ?? "";
  });
}
/** Prebuilt decks, and behind them those that somebody made in this browser for this way to play. */
export function decksOffered(game: TableGame, preset: MatchPreset | undefined): readonly DeckOffer[] {
  const own = ownDecks(game.id).filter((deck) => deck.preset === preset?.id);
  return [
    ...game.decks(preset?.options ?? {}),
    ...own.map(({ id, name }) => ({ id, name: sayNow("decks.yours", { name }), about: sayNow("decks.madeHere") })),
  ];
}
/** Whether the decks are others than the game proposes: only then are they options of the match. */
export function chosenDecks(game: TableGame, { preset, decks }: Plan): readonly string[] | undefined {
  const proposed = game.decks(preset?.options ?? {}).slice(0, 2);
  return decks?.every((id, seat) => id === proposed[seat]?.id) === true ? undefined : decks;
}
/** All options beside the way to play: decks and the others. */
export function matchOptions(game: TableGame, plan: Plan): Readonly<Record<string, unknown>> {
  const decks = chosenDecks(game, plan)?.map((id) => ownDeck(game.id, id)?.option ?? id);
  return decks === undefined ? plan.options : { ...plan.options, decks };
}
/** Where such a match is played in this page. */
export function localAddress(game: TableGame, plan: Plan, bot: BotKind): string {
  const { preset, players, others } = plan;
  const options = matchOptions(game, plan);
  const address = {
    ...(preset === undefined ? {} : { preset: preset.id }),
    seats: String(players),
    ...(Object.keys(options).length === 0 ? {} : { options: JSON.stringify(options) }),
    ...(others === "here" ? { against: "person" } : { bot }),
  };
  return `/play/${game.id}?${new URLSearchParams(address).toString()}`;
}
