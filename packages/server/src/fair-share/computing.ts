import { HostError } from "../refusals.ts";

/** How much of the main thread one address may have for what it asks, for long, and at once. */
export interface ComputingLimits {
  readonly msPerSecond: number;
  readonly burstMs: number;
}
/** Questions of one address that may wait for their turn. */
const WAITING_MAX = 8;
/** After each question there is a rest of so many times what it took. */
const RESTS = 3;
/** Addresses that are remembered; those that have nothing to pay are forgotten first. */
const SHARES_MAX = 10_000;

interface Account {
  /** Time that was used and not yet paid back by waiting. */
  used: number;
  at: number;
  readonly waiting: (() => void)[];
}
/**
 * Questions that take long, such as a log that is told anew, are worked on one at a time. The next is one of whoever has used
 * least; whoever has used more than they may is asked to come back later.
 */
export class Computing {
  private readonly limits: ComputingLimits;
  private readonly now: () => number;
  private readonly accounts = new Map<string, Account>();
  /** The accounts that have a question waiting. */
  private readonly lined = new Set<Account>();
  private isBusy = false;

  constructor(limits: ComputingLimits, now: () => number = () => performance.now()) {
    this.limits = limits;
    this.now = now;
  }
  async run<T>(share: string, work: () => Promise<T> | T): Promise<T> {
    const account = this.accountOf(share);
    if (account.used >= this.limits.burstMs || account.waiting.length >= WAITING_MAX) throw new HostError("TOO_FAST");
    await new Promise<void>((go) => {
      account.waiting.push(go);
      this.lined.add(account);
      this.hand();
    });
    const began = this.now();
    try {
      return await work();
    } finally {
      const lasted = this.now() - began;
      account.used = this.usedNow(account) + lasted;
      // Then it rests: those who play have the thread for longer than this question had it.
      setTimeout(() => {
        this.isBusy = false;
        this.hand();
      }, lasted * RESTS);
    }
  }
  private accountOf(share: string): Account {
    const known = this.accounts.get(share);
    if (known !== undefined) {
      known.used = this.usedNow(known);
      return known;
    }
    if (this.accounts.size >= SHARES_MAX) this.forget();
    if (this.accounts.size >= SHARES_MAX) throw new HostError("TOO_FAST");
    const account: Account = { used: 0, at: this.now(), waiting: [] };
    this.accounts.set(share, account);
    return account;
  }
  private usedNow(account: Account): number {
    const now = this.now();
    const paid = ((now - account.at) / 1_000) * this.limits.msPerSecond;
    account.at = now;
    return Math.max(0, account.used - paid);
  }
  private forget(): void {
    for (const [share, account] of this.accounts) {
      account.used = this.usedNow(account);
      if (account.used === 0 && account.waiting.length === 0) this.accounts.delete(share);
    }
  }
  private hand(): void {
    if (this.isBusy) return;
    let least: Account | null = null;
    for (const account of this.lined) if (least === null || account.used < least.used) least = account;
    if (least === null) return;
    this.isBusy = true;
    const go = least.waiting.shift()!;
    if (least.waiting.length === 0) this.lined.delete(least);
    go();
  }
}
