import type { RuleWords } from "@cardwright/words";
import type { MatchPreset } from "./match-preset.ts";

/** How a deck of one's own is made: the rules of construction, as the game keeps them itself. */
export interface DeckRules {
  /** Ids of all cards that such a deck may hold, for this way to play. */
  cards(preset: MatchPreset): readonly string[];
  /** Counters of the builder: "24 of 25 cards". */
  meters(preset: MatchPreset, deck: DeckCounts, words: RuleWords): readonly DeckMeter[];
  /** Problems, each a sentence that says how to mend it; a deck without any can be played. */
  problems(preset: MatchPreset, deck: DeckCounts, words: RuleWords): readonly string[];
  /** Why one more copy of a card does not fit, whatever else is in the deck. */
  whyNotMore(preset: MatchPreset, deck: DeckCounts, card: string, words: RuleWords): string | undefined;
  /** Its cost in a deck, if decks have a budget. */
  price?(card: string, words: RuleWords): string;
  /** A prebuilt deck, to begin from. */
  prebuilt(id: string): DeckCounts | undefined;
  /** The deck as the option `decks` of a match takes it. */
  asOption(preset: MatchPreset, deck: DeckCounts): unknown;
}
/** How many of which card. */
export type DeckCounts = Readonly<Record<string, number>>;
export interface DeckMeter {
  readonly label: string;
  readonly value: number;
  readonly most: number;
}
