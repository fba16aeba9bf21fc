import type { RuleWords } from "./rule-words.ts";

/**
 * A game's table in characters, from a viewer's view: its board with coordinates as actions say them, how each seat stands, and the
 * numbers of a card. It lies in a file of its own, `words/terminal.ts`, because no page needs it.
 */
export interface TerminalTable {
  /** Zones that it draws, so that nobody reads them twice. The others are listed by name. */
  readonly zones: readonly string[];
  /** Whatever facts a player needs are in it: none are listed beside it. */
  draw(view: object, words: RuleWords, width: number): readonly string[];
  /** What stands on a card beside its name and text: its price and its numbers. */
  numbers?(face: string, words: RuleWords): string;
  /** The text of a card that says more than its message alone. */
  cardText?(face: string, words: RuleWords): string | undefined;
}
