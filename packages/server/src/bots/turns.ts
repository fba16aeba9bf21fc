/** Why somebody thinks: a player waits for it, somebody asked for it, or bots play alone and nobody looks. */
export type Rank = "watched" | "asked" | "alone";
export interface Thinker {
  readonly rank: Rank;
  /** Those of one share wait for each other; different shares take turns. */
  readonly share: string;
}
/** How often those who play alone look whether there is nothing else to do. */
const LOOK_MS = 250;

type Go = () => void;
/** First come first served within a share, one of each share after the other. */
class Waiting {
  private readonly shares = new Map<string, Go[]>();
  get isEmpty(): boolean {
    return this.shares.size === 0;
  }
  add(share: string, go: Go): void {
    const line = this.shares.get(share);
    if (line === undefined) this.shares.set(share, [go]);
    else line.push(go);
  }
  next(): Go | undefined {
    for (const [share, line] of this.shares) {
      const go = line.shift();
      // The share goes behind all others: each has its turn before this one has its next.
      this.shares.delete(share);
      if (line.length > 0) this.shares.set(share, line);
      return go;
    }
    return undefined;
  }
}
/**
 * A limited number of bots thinks at once. Anybody can have bots play each other, or have logs verified: whoever plays against a bot does not wait
 * behind them, and bots that play alone think one at a time, half of the time, while there is little else to do.
 */
export class Turns {
  private free: number;
  private readonly isIdle: () => boolean;
  private readonly waiting: Readonly<Record<Rank, Waiting>> = {
    watched: new Waiting(),
    asked: new Waiting(),
    alone: new Waiting(),
  };
  private aloneUnderWay = false;
  private aloneAgainAt = 0;
  private look: NodeJS.Timeout | null = null;

  constructor(atOnce: number, isIdle: () => boolean = () => true) {
    this.free = atOnce;
    this.isIdle = isIdle;
  }
  async run<T>({ rank, share }: Thinker, think: () => Promise<T>): Promise<T> {
    await new Promise<void>((go) => {
      this.waiting[rank].add(share, go);
      this.hand();
    });
    const began = performance.now();
    try {
      return await think();
    } finally {
      this.free++;
      if (rank === "alone") {
        const now = performance.now();
        this.aloneUnderWay = false;
        this.aloneAgainAt = now + (now - began);
      }
      this.hand();
    }
  }
  close(): void {
    if (this.look !== null) clearTimeout(this.look);
  }
  private hand(): void {
    const { watched, asked, alone } = this.waiting;
    while (this.free > 0) {
      const go = watched.next() ?? asked.next() ?? this.nextAlone();
      if (go === undefined) break;
      this.free--;
      go();
    }
    if (this.look !== null || alone.isEmpty || this.aloneUnderWay) return;
    this.look = setTimeout(() => {
      this.look = null;
      this.hand();
    }, LOOK_MS);
    this.look.unref();
  }
  private nextAlone(): Go | undefined {
    const { alone } = this.waiting;
    if (alone.isEmpty || this.aloneUnderWay || performance.now() < this.aloneAgainAt || !this.isIdle())
      return undefined;
    this.aloneUnderWay = true;
    return alone.next();
  }
}
