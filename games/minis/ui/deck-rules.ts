import type { DeckRules, MatchPreset } from "@cardwright/table";
import type { RuleWords } from "@cardwright/words";
import { ALL_CARDS } from "../src/cards/index.ts";
import { sizeOf } from "../src/decks/deck.ts";
import { PREBUILT_DECKS } from "../src/decks/index.ts";
import { type DeckProblem, problemsOf } from "../src/decks/problems.ts";
import { MODES, type Mode, rulesOf } from "../src/modes.ts";

const modeOf = ({ options }: MatchPreset): Mode =>
  MODES.find((mode) => "mode" in options && options.mode === mode) ?? "standard";
/** A deck made here has the smallest sideboard that its mode asks for: cards that a deck of the mode is built with too. */
function sideboardOf(mode: Mode): Readonly<Record<string, number>> {
  const most = rulesOf(mode).deck.sideboard;
  return most === 0 ? {} : (PREBUILT_DECKS.find((deck) => deck.mode === mode)?.sideboard ?? {});
}
const listOf = (mode: Mode, cards: Readonly<Record<string, number>>) => ({ cards, sideboard: sideboardOf(mode) });
const FITS: ReadonlySet<DeckProblem["code"]> = new Set(["DECK_CARD_NOT_IN_MODE", "DECK_COPIES", "DECK_CARD_UNKNOWN"]);

const said = ({ code, params }: DeckProblem, words: RuleWords): string =>
  words.sentence(`deck.problem.${code}`, params);

/** [R2] By mode: how many cards, how many copies, enough creatures and energies. */
export const deckRules: DeckRules = {
  cards: (preset) =>
    ALL_CARDS.filter(
      ({ id }) => !problemsOf(modeOf(preset), { cards: { [id]: 1 }, sideboard: {} }).some(({ code }) => FITS.has(code)),
    ).map(({ id }) => id),
  meters(preset, deck, words) {
    const rules = rulesOf(modeOf(preset)).deck;
    const of = (kind: string): number =>
      ALL_CARDS.reduce((sum, card) => sum + (card.kind === kind ? (deck[card.id] ?? 0) : 0), 0);
    return [
      { label: words.text("label.meter.cards"), value: sizeOf(deck), most: rules.cards },
      { label: words.text("label.meter.creature"), value: of("creature"), most: rules.creatures },
      { label: words.text("label.meter.energy"), value: of("energy"), most: rules.energies },
    ];
  },
  problems: (preset, deck, words) =>
    problemsOf(modeOf(preset), listOf(modeOf(preset), deck)).map((problem) => said(problem, words)),
  whyNotMore(preset, deck, id, words) {
    const mode = modeOf(preset);
    const { cards } = rulesOf(mode).deck;
    const more = { ...deck, [id]: (deck[id] ?? 0) + 1 };
    const problem = problemsOf(mode, listOf(mode, more)).find(
      ({ code, params }) => FITS.has(code) && (params["card"] ?? params["cause"]) === id,
    );
    if (problem !== undefined) return said(problem, words);
    return sizeOf(deck) >= cards ? words.sentence("deck.problem.DECK_FULL", { most: cards }) : undefined;
  },
  prebuilt: (id) => PREBUILT_DECKS.find((deck) => deck.id === id)?.cards,
  asOption: (preset, deck) => listOf(modeOf(preset), deck),
};
