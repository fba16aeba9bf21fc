export interface SearchSettings {
  /** How much the search tries what looks worse, in units of how far values lie apart. */
  readonly exploration: number;
  /** How fast a point of the tree takes in more of its actions: this many times the root of its visits. */
  readonly widening: number;
  /** Where the match ends within so many actions, play goes on to its end. */
  readonly endActions: number;
  /** Where a seat has at most so many actions, play goes on with the one that looks best to it. */
  readonly listed: number;
  /** Where it has more, with the best of so many at random. */
  readonly candidates: number;
  /** How many visits the game's opinion of the first step is worth at the root. */
  readonly trust: number;
  /** How many worlds are dealt; each action of the root is tried in the same ones, in the same order. */
  readonly worlds: number;
}
export const SEARCH_SETTINGS: SearchSettings = {
  exploration: 0.4,
  widening: 0.7,
  endActions: 60,
  listed: 100,
  candidates: 16,
  trust: 2,
  worlds: 32,
};
