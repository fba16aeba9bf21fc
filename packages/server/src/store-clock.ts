import type { Store } from "./store/store.ts";

/** How often the time of the store is asked for, and how long an answer may take to be believed. */
const ASK_EVERY_MS = 30_000;
const ANSWER_MS = 1_000;
/** The clock of a machine that is off by more than this is worth a word to whoever runs it. */
const OFF_MS = 2_000;

export interface StoreClockOptions {
  readonly store: Pick<Store, "time">;
  /** The clock of this machine differs by so many milliseconds; zero when it no longer does. */
  told(offMs: number): void;
}
/**
 * The time by which nodes that share a store play: the store's, and what has passed here since it was asked. A node whose own
 * clock is off by a day would otherwise take every deadline of every match for passed.
 */
export class StoreClock {
  private readonly options: StoreClockOptions;
  private time = Date.now();
  private at = performance.now();
  private isOff = false;
  private timer: NodeJS.Timeout | null = null;
  constructor(options: StoreClockOptions) {
    this.options = options;
  }
  readonly now = (): number => Math.round(this.time + (performance.now() - this.at));
  get offMs(): number {
    return Date.now() - this.now();
  }
  async open(): Promise<void> {
    await this.ask();
    // A failed question is asked again later; until then the time goes on as it did.
    this.timer = setInterval(() => void this.ask().catch(() => undefined), ASK_EVERY_MS);
    this.timer.unref();
  }
  close(): void {
    if (this.timer !== null) clearInterval(this.timer);
  }
  private async ask(): Promise<void> {
    const asked = performance.now();
    const time = await this.options.store.time?.();
    const answered = performance.now();
    if (time === undefined || answered - asked > ANSWER_MS) return;
    this.time = time + (answered - asked) / 2;
    this.at = answered;
    const isOff = Math.abs(this.offMs) > OFF_MS;
    if (isOff !== this.isOff) this.options.told(isOff ? this.offMs : 0);
    this.isOff = isOff;
  }
}
