import { Allowance } from "../gateway/rate.ts";

/** Addresses that are remembered; of those that have not asked for a minute there is nothing to remember. */
const SHARES_MAX = 10_000;
const FORGOTTEN_AFTER_MS = 60_000;

interface Known {
  readonly allowance: Allowance;
  at: number;
}
/** How often each address may ask: so often in a minute, and of that so many at once. */
export class Rates {
  private readonly rate: { readonly perSecond: number; readonly burst: number };
  private readonly shares = new Map<string, Known>();
  private readonly now: () => number;
  constructor(perMinute: number, burst: number, now: () => number = () => performance.now()) {
    this.rate = { perSecond: perMinute / 60, burst: Math.min(perMinute, burst) };
    this.now = now;
  }
  take(share: string): boolean {
    const now = this.now();
    let known = this.shares.get(share);
    if (known === undefined) {
      if (this.shares.size >= SHARES_MAX) this.forget(now);
      if (this.shares.size >= SHARES_MAX) return false;
      known = { allowance: new Allowance(this.rate, now), at: now };
      this.shares.set(share, known);
    }
    known.at = now;
    return known.allowance.take(now);
  }
  private forget(now: number): void {
    for (const [share, { at }] of this.shares) if (now - at >= FORGOTTEN_AFTER_MS) this.shares.delete(share);
  }
}
