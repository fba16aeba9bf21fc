export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}
/** A token bucket: it fills with time up to its burst, and each message takes one token. */
export class Allowance {
  private readonly rate: Rate;
  private left: number;
  private at: number;
  constructor(rate: Rate, now: number) {
    this.rate = rate;
    this.left = rate.burst;
    this.at = now;
  }
  take(now: number): boolean {
    if (now > this.at)
      this.left = Math.min(this.rate.burst, this.left + ((now - this.at) / 1_000) * this.rate.perSecond);
    this.at = now;
    if (this.left < 1) return false;
    this.left--;
    return true;
  }
}
