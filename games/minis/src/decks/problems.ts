import type { MinisCard } from "../card-types.ts";
import { ALL_CARDS } from "../cards/index.ts";
import { type Mode, rulesOf } from "../modes.ts";
import { type CardCounts, type DeckList, sizeOf } from "./deck.ts";

/** What is wrong with a deck in a mode [R2]. Each problem names the rule, the card and the way out. */
export type DeckProblemCode =
  | "DECK_CARD_UNKNOWN"
  | "DECK_CARD_NOT_IN_MODE"
  | "DECK_SIZE"
  | "DECK_SIDEBOARD"
  | "DECK_COPIES"
  | "DECK_CREATURES"
  | "DECK_ENERGY"
  | "DECK_FIGHTER";
/** The figures that a message tells beside its words. */
type Params = Readonly<Record<string, string | number>>;
export interface DeckProblem {
  readonly code: DeckProblemCode;
  readonly message: string;
  /** For the message of the language files, `deck.problem.` and the code. */
  readonly params: Params;
}

const byId: ReadonlyMap<string, MinisCard> = new Map(ALL_CARDS.map((card) => [card.id, card]));
const isLegend = (card: MinisCard): boolean =>
  card.kind === "creature" && (card.rank === "champion" || card.rank === "legend");
const isFighter = (card: MinisCard): boolean => card.kind === "creature" && card.stage === 1 && card.rank !== "mini";

/** Relics, terrains, supporters and rituals belong to the modes that play them. */
function whyNotIn(mode: Mode, card: MinisCard): string | undefined {
  if (rulesOf(mode).full) return undefined;
  if (card.kind === "relic" || card.kind === "terrain") return `${card.kind}s`;
  if (card.kind === "item" && card.supporter === true) return "supporters";
  return isLegend(card) ? "champions and legends" : undefined;
}
function count(cards: CardCounts, matches: (card: MinisCard) => boolean): number {
  let sum = 0;
  for (const [id, copies] of Object.entries(cards)) {
    const card = byId.get(id);
    if (card !== undefined && matches(card)) sum += copies;
  }
  return sum;
}

/** How many copies of a card a deck may have; energies may be any number. */
function copiesOf(card: MinisCard, mode: Mode): number | undefined {
  const { deck } = rulesOf(mode);
  if (card.kind === "energy") return undefined;
  if (card.kind === "relic" && card.onePerDeck === true) return 1;
  return isLegend(card) ? deck.copiesOfLegends : deck.copies;
}

export function problemsOf(mode: Mode, { cards, sideboard }: DeckList): readonly DeckProblem[] {
  const { deck } = rulesOf(mode);
  const found: DeckProblem[] = [];
  const tell = (code: DeckProblemCode, message: string, params: Params = {}): void => {
    found.push({ code, message, params });
  };
  const ids = [...new Set([...Object.keys(cards), ...Object.keys(sideboard)])].sort();
  for (const id of ids) {
    const card = byId.get(id);
    if (card === undefined) {
      tell("DECK_CARD_UNKNOWN", `there is no card "${id}"`, { cause: id });
      continue;
    }
    const barred = whyNotIn(mode, card);
    if (barred !== undefined) {
      tell("DECK_CARD_NOT_IN_MODE", `${card.name} cannot be played in ${mode} mode, which has no ${barred}`, {
        card: id,
        mode,
      });
    }
    const copies = (cards[id] ?? 0) + (sideboard[id] ?? 0);
    const most = copiesOf(card, mode) ?? copies;
    if (copies > most) {
      tell("DECK_COPIES", `${copies} copies of ${card.name}; ${mode} mode allows ${most}, the sideboard included`, {
        card: id,
        have: copies,
        mode,
        most,
      });
    }
  }
  const size = sizeOf(cards);
  if (size !== deck.cards)
    tell("DECK_SIZE", `${size} cards; a ${mode} deck has exactly ${deck.cards}`, { have: size, most: deck.cards });
  const beside = sizeOf(sideboard);
  if (beside !== deck.sideboard) {
    tell("DECK_SIDEBOARD", `${beside} cards in the sideboard; ${mode} mode asks for exactly ${deck.sideboard}`, {
      have: beside,
      most: deck.sideboard,
    });
  }
  const creatures = count(cards, ({ kind }) => kind === "creature");
  if (creatures < deck.creatures) {
    tell("DECK_CREATURES", `${creatures} creatures; a ${mode} deck needs ${deck.creatures} or more`, {
      have: creatures,
      most: deck.creatures,
    });
  }
  const energies = count(cards, ({ kind }) => kind === "energy");
  if (energies < deck.energies) {
    tell("DECK_ENERGY", `${energies} energies; a ${mode} deck needs ${deck.energies} or more`, {
      have: energies,
      most: deck.energies,
    });
  }
  if (count(cards, isFighter) === 0) {
    tell("DECK_FIGHTER", "no stage 1 creature that can attack; minis alone cannot fight");
  }
  return found;
}

/** Between two games of a tournament match: cards go out one for one against cards of the sideboard [R2.5]. */
export function withSideboard(deck: DeckList, out: CardCounts, into: CardCounts): DeckList {
  if (sizeOf(out) !== sizeOf(into)) throw new RangeError("as many cards come in from the sideboard as go out");
  const moved = (from: CardCounts, minus: CardCounts, plus: CardCounts): CardCounts => {
    const counts: Record<string, number> = { ...from };
    for (const [id, copies] of Object.entries(minus)) counts[id] = (counts[id] ?? 0) - copies;
    for (const [id, copies] of Object.entries(plus)) counts[id] = (counts[id] ?? 0) + copies;
    const short = Object.keys(counts).find((id) => (counts[id] ?? 0) < 0);
    if (short !== undefined) throw new RangeError(`there are not that many copies of "${short}" to take`);
    return Object.fromEntries(Object.entries(counts).filter(([, copies]) => copies > 0));
  };
  return { cards: moved(deck.cards, out, into), sideboard: moved(deck.sideboard, into, out) };
}
