import { HostError } from "../refusals.ts";
import { Places } from "./places.ts";

export interface MatchLimits {
  readonly matchesPerAddress: number;
  readonly matchesMax: number;
  readonly botMatchesPerAddress: number;
  readonly botMatchesMax: number;
}
/** A match that nobody plays on is not counted for ever: one that was made this long ago counts no more. */
const COUNTED_MS = 3_600_000;
/** The store is asked for the ends of matches at most so often, and for so many at once. */
const LOOK_EVERY_MS = 1_000;
const LOOKED_AT_MAX = 200;

interface Open {
  readonly share: string;
  readonly isBots: boolean;
  readonly since: number;
}
export interface OpenMatchesOptions {
  readonly limits: MatchLimits;
  now(): number;
  hasEnded(match: string): Promise<boolean>;
}
/**
 * Matches that were made on this node and have not ended, by who made them. Whoever has as many as they may is refused in words;
 * before that the store is asked which of them are over.
 */
export class OpenMatches {
  private readonly options: OpenMatchesOptions;
  private readonly open = new Map<string, Open>();
  private readonly all: Places;
  private readonly bots: Places;
  private readonly lookedAt = new Map<string, number>();

  constructor(options: OpenMatchesOptions) {
    this.options = options;
    const { matchesPerAddress, matchesMax, botMatchesPerAddress, botMatchesMax } = options.limits;
    this.all = new Places(matchesPerAddress, matchesMax);
    this.bots = new Places(botMatchesPerAddress, botMatchesMax);
  }
  /** The address that made a match; a match made on another node or long ago counts for itself. */
  shareOf(match: string): string {
    return this.open.get(match)?.share ?? match;
  }
  /** A place is taken before the match is made, so that many who ask at once do not all find the last one. */
  async make<T extends { readonly match: string }>(share: string, isBots: boolean, make: () => Promise<T>): Promise<T> {
    if (!this.hasPlace(share, isBots)) await this.look(share);
    if (!this.hasPlace(share, isBots)) {
      const what = isBots ? "matches of bots" : "matches";
      throw new HostError("TOO_MANY", `too many ${what} are open; end one, or come back later`);
    }
    this.take(share, isBots);
    try {
      const made = await make();
      this.open.set(made.match, { share, isBots, since: this.options.now() });
      return made;
    } catch (error) {
      this.give({ share, isBots });
      throw error;
    }
  }
  private hasPlace(share: string, isBots: boolean): boolean {
    return this.all.has(share) && (!isBots || this.bots.has(share));
  }
  private take(share: string, isBots: boolean): void {
    this.all.take(share);
    if (isBots) this.bots.take(share);
  }
  private give({ share, isBots }: Omit<Open, "since">): void {
    this.all.give(share);
    if (isBots) this.bots.give(share);
  }
  /** Looks at this one's matches, and at the oldest of all: any of them may be over by now. */
  private async look(share: string): Promise<void> {
    const now = this.options.now();
    if (now - (this.lookedAt.get(share) ?? Number.NEGATIVE_INFINITY) < LOOK_EVERY_MS) return;
    if (this.lookedAt.size >= LOOKED_AT_MAX) this.lookedAt.clear();
    this.lookedAt.set(share, now);
    const entries = [...this.open];
    const own = entries.filter(([, open]) => open.share === share).slice(0, LOOKED_AT_MAX);
    const looked = new Map([...own, ...entries.slice(0, LOOKED_AT_MAX - own.length)]);
    await Promise.all(
      [...looked].map(async ([match, open]) => {
        const isOver = now - open.since >= COUNTED_MS || (await this.options.hasEnded(match));
        if (isOver && this.open.delete(match)) this.give(open);
      }),
    );
  }
}
