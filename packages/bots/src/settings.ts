export interface SearchSettings {
  /** How much the search tries what looks worse where the game has no opinion (UCB1 on values between 0 and 1). */
  readonly exploration: number;
  /** The same where it has one: arms are weighed by how their first step looks (PUCT). */
  readonly curiosity: number;
  /** How sharply the game's opinion of a first step weighs the arms: 0 is not at all. */
  readonly sharpness: number;
  /** How a new position is judged where the game has an opinion. */
  readonly leaf: Leaf;
  /**
   * For the leaf "turn": at the ends of how many turns, from the one that is being decided on, the opinion is asked;
   * their mean counts. They are the same for every line, because opinions of different moments of a turn do not
   * compare. The tree ends with the last of them. Left out: as many as the game's turns are short.
   */
  readonly turns?: number;
  /** An end is near that is so many actions behind the last of these moments: then lines go on to it. Left out: where it is cheap. */
  readonly end?: number;
  /**
   * A seat's actions are all looked at up to this number; of more, a sample of `candidates`. Left out: many
   * where turns are short, few where they are long.
   */
  readonly listed?: number;
  readonly candidates: number;
  /** Of so many all are tried as a line goes on; of more, those that are usually best. Left out: few where turns are long. */
  readonly looked?: number;
  /** How many worlds are dealt; each action of the root is tried in the same ones, in the same order. */
  readonly worlds: number;
  /**
   * The others in the tree, where something is hidden and the game has an opinion. tree: they do what turned out best for them,
   * which in the end is the best answer to cards that they cannot see. reply: they do what looks best to them.
   */
  readonly others: "tree" | "reply";
}
/**
 * playout: random play to the end of the match. turn: every seat takes what looks best to it until a turn is over, then
 * the game's opinion.
 */
export type Leaf = "playout" | "turn";

export const SEARCH_SETTINGS: SearchSettings = {
  exploration: 0.8,
  curiosity: 0.5,
  sharpness: 1,
  leaf: "turn",
  candidates: 16,
  worlds: 32,
  others: "tree",
};
