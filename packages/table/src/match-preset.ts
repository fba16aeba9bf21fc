/** A way to play that the lobby offers. */
export interface MatchPreset {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly seats: number;
  readonly options: object;
  /** Ids of the expansions it is played with. */
  readonly expansions?: readonly string[];
}
