/** What is remembered of one game. A mask has one bit for each seat. */
export interface Observation {
  readonly seats: number;
  /** Null when the game did not end within its limit. */
  readonly winners: readonly number[] | null;
  /** By seat, between 0 and 1: what the outcome was worth to it as the game counts, by victory or by the lead in points. */
  readonly shares: readonly number[];
  /** The share of a seat where all are alike. */
  readonly fair: number;
  /** By seat, where the game ended with scores. */
  readonly scores: readonly number[] | null;
  readonly actions: number;
  readonly turns: number;
  readonly rounds: number;
  /** Faces that lay before a seat where it could see them. */
  readonly seen: Masks;
  /** Faces that a seat named in an action or an answer. */
  readonly played: Masks;
  /** Faces that a seat still held at the end where only it sees them. */
  readonly kept: Masks;
  /** What was answered to which question: tactics, measures, decks, targets. */
  readonly chosen: Masks;
  /** Words that stand by a seat at the end, such as its deck or faction. */
  readonly traits: Masks;
  /** Faces that some legal action named, at the decisions that were looked at. */
  readonly playable: readonly string[];
  /** How many actions were legal at the decisions that were looked at. */
  readonly choices: readonly number[];
  /** Whether the winner was behind in the game's own opinion at half time; null without opinion or winner. */
  readonly comeback: boolean | null;
}
export type Masks = Readonly<Record<string, number>>;
