import { AsyncLocalStorage } from "node:async_hooks";

/** Something that can die: what it has set a timer for does not happen any more then. */
export interface Life {
  alive: boolean;
}
interface Timer {
  at: number;
  order: number;
  readonly run: () => void;
  readonly life: Life | undefined;
  /** Runs again after so many milliseconds; null for one that runs once. */
  readonly every: number | null;
  isSet: boolean;
}
const nextTurn = globalThis.setImmediate;
const IMMEDIATELY_MS = 0.001;
/** So that a defect which keeps setting timers ends a run, and not the machine. */
const EVENTS_MAX = 400_000;

/**
 * Time that passes only when nothing is left to do in it. Everything that waits in this process waits here: the order in which
 * things happen is the order of their times, and nothing else decides it.
 */
export class VirtualTime {
  now = 0;
  events = 0;
  private order = 0;
  private readonly heap: Timer[] = [];
  private readonly lives = new AsyncLocalStorage<Life>();

  /** Runs something that dies with a life, and everything that follows from it. */
  within<T>(life: Life, work: () => T): T {
    return this.lives.run(life, work);
  }
  after(ms: number, run: () => void, every: number | null = null): Timer {
    const life = this.lives.getStore();
    const timer: Timer = { at: this.now + Math.max(0, ms), order: this.order++, run, life, every, isSet: true };
    this.push(timer);
    return timer;
  }
  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => void this.after(ms, resolve));
  }
  /** Lets time pass until then, or until `isDone`. */
  async run(until: number, isDone: () => boolean = () => false): Promise<void> {
    for (;;) {
      await new Promise<void>((resolve) => void nextTurn(resolve));
      if (isDone()) return;
      const timer = this.pop();
      if (timer === undefined || timer.at > until) {
        if (timer !== undefined) this.push(timer);
        this.now = Math.max(this.now, until);
        return;
      }
      this.now = timer.at;
      if (timer.isSet && timer.life?.alive !== false) this.fire(timer);
    }
  }
  private fire(timer: Timer): void {
    if (++this.events > EVENTS_MAX) throw new Error("a simulated run does not come to its end");
    if (timer.every === null) timer.isSet = false;
    else {
      timer.at = this.now + timer.every;
      timer.order = this.order++;
      this.push(timer);
    }
    if (timer.life === undefined) timer.run();
    else this.lives.run(timer.life, timer.run);
  }

  /** Puts this time in the place of the machine's; answers with the way back. */
  install(startsAt: number): () => void {
    const real = { ...timersOf(globalThis), now: Date.now, performanceNow: performance.now };
    const handle = (timer: Timer) => {
      const itself = { timer, unref: () => itself, ref: () => itself, hasRef: () => false };
      return itself;
    };
    const clear = (given: { timer: Timer } | undefined): void => {
      if (given?.timer !== undefined) given.timer.isSet = false;
    };
    Object.assign(globalThis, {
      setTimeout: (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
        handle(this.after(ms, () => run(...given))),
      setInterval: (run: () => void, ms: number) => handle(this.after(ms, run, Math.max(1, ms))),
      setImmediate: (run: () => void) => handle(this.after(IMMEDIATELY_MS, run)),
      clearTimeout: clear,
      clearInterval: clear,
      clearImmediate: clear,
    });
    Date.now = () => startsAt + Math.floor(this.now);
    performance.now = () => this.now;
    return () => {
      const { now, performanceNow, ...timers } = real;
      Object.assign(globalThis, timers);
      Date.now = now;
      performance.now = performanceNow;
    };
  }
  private push(timer: Timer): void {
    const { heap } = this;
    let place = heap.push(timer) - 1;
    while (place > 0) {
      const above = (place - 1) >> 1;
      if (!isBefore(heap[place]!, heap[above]!)) return;
      [heap[place], heap[above]] = [heap[above]!, heap[place]!];
      place = above;
    }
  }
  private pop(): Timer | undefined {
    const { heap } = this;
    const first = heap[0];
    const last = heap.pop();
    if (first === undefined || last === undefined || heap.length === 0) return first;
    heap[0] = last;
    for (let place = 0; ; ) {
      const [left, right] = [2 * place + 1, 2 * place + 2];
      let least = place;
      if (left < heap.length && isBefore(heap[left]!, heap[least]!)) least = left;
      if (right < heap.length && isBefore(heap[right]!, heap[least]!)) least = right;
      if (least === place) return first;
      [heap[place], heap[least]] = [heap[least]!, heap[place]!];
      place = least;
    }
  }
}
const isBefore = (a: Timer, b: Timer): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);
const timersOf = ({
  setTimeout,
  setInterval,
  setImmediate,
  clearTimeout,
  clearInterval,
  clearImmediate,
}: typeof globalThis) => ({
  setTimeout,
  setInterval,
  setImmediate,
  clearTimeout,
  clearInterval,
  clearImmediate,
});
