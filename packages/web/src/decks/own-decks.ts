import type { DeckCounts } from "@cardwright/table";
import { storage } from "../storage.ts";

/** Decks that somebody made. They stay in this browser, and travel as links. */
export interface OwnDeck {
  readonly id: string;
  readonly game: string;
  /** The way to play that it was made for. */
  readonly preset: string;
  readonly name: string;
  readonly cards: DeckCounts;
  /** As a match takes it. */
  readonly option: unknown;
}
const DECK = "cardwright.deck.";
const NAME_MAX = 40;
const ENTRIES_MAX = 120;
const COPIES_MAX = 99;

export const ownDecks = (game: string): readonly OwnDeck[] =>
  storage
    .keys(`${DECK}${game}.`)
    .map((key) => readDeck(storage.readJson(key)))
    .filter((deck): deck is OwnDeck => deck?.game === game)
    .sort((a, b) => a.name.localeCompare(b.name));
export const ownDeck = (game: string, id: string): OwnDeck | undefined => ownDecks(game).find((deck) => deck.id === id);
/** False if the browser has no room for it. */
export const keepDeck = (deck: OwnDeck): boolean =>
  storage.write(`${DECK}${deck.game}.${deck.id}`, JSON.stringify(deck));
export const forgetDeck = ({ game, id }: OwnDeck): void => storage.remove(`${DECK}${game}.${id}`);
export const freshDeckId = (): string => `own-${crypto.randomUUID().slice(0, 8)}`;

/** A kept deck may be of another time, or by another hand. */
function readDeck(found: unknown): OwnDeck | null {
  const { id, game, preset, name, cards, option } = Object(found) as Partial<OwnDeck>;
  const texts = [id, game, preset, name].every((text) => typeof text === "string");
  if (!texts || typeof cards !== "object" || cards === null) return null;
  return {
    id: id!,
    game: game!,
    preset: preset!,
    name: name!.slice(0, NAME_MAX),
    cards: countsIn(Object.entries(cards)),
    option,
  };
}
function countsIn(entries: readonly (readonly [string, unknown])[]): DeckCounts {
  const sound = entries.filter(
    ([card, count]) =>
      /^[\w-]{1,60}$/.test(card) && Number.isInteger(count) && Number(count) > 0 && Number(count) <= COPIES_MAX,
  );
  return Object.fromEntries(sound.slice(0, ENTRIES_MAX).map(([card, count]) => [card, Number(count)]));
}
/** "cinderpup*3.fire-energy*5": a deck in an address. */
export const listText = (cards: DeckCounts): string =>
  Object.keys(cards)
    .filter((card) => (cards[card] ?? 0) > 0)
    .sort()
    .map((card) => `${card}*${cards[card]}`)
    .join(".");
export const listFrom = (text: string | null): DeckCounts =>
  countsIn(
    (text ?? "").split(".").map((entry) => {
      const [card = "", count = ""] = entry.split("*");
      return [card, Number(count)] as const;
    }),
  );
