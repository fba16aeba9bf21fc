import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

/** One stream of chance for a run: from a seed, and the same every time. */
export class SeededChance {
  private readonly state: Uint32Array;
  constructor(seed: string) {
    const digest = crypto.hash("sha256", seed, "buffer");
    this.state = Uint32Array.from([0, 4, 8, 12], (place) => digest.readUInt32LE(place));
    for (let i = 0; i < 12; i++) this.next();
  }
  /** 32 bits, by sfc32. */
  private next(): number {
    const { state } = this;
    const [a, b, c, d] = state as unknown as [number, number, number, number];
    const sum = (a + b + d) | 0;
    state[3] = d + 1;
    state[0] = b ^ (b >>> 9);
    state[1] = c + (c << 3);
    state[2] = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  }
  /** A number from 0 up to and without 1. */
  readonly fraction = (): number => this.next() / 2 ** 32;
  /** A whole number below a bound. */
  readonly draw = (bound: number): number => Math.floor(this.fraction() * bound);
  readonly between = (least: number, most: number): number => least + this.fraction() * (most - least);
  readonly happens = (probability: number): boolean => this.fraction() < probability;
  pick<T>(list: readonly T[]): T {
    return list[this.draw(list.length)]!;
  }
  private readonly bytes = (length: number): Buffer => Buffer.from(Array.from({ length }, () => this.draw(256)));

  /** Whatever draws by chance in this process draws from here; answers with the way back. */
  install(): () => void {
    const real = { randomBytes: crypto.randomBytes, random: Math.random };
    crypto.randomBytes = this.bytes as typeof crypto.randomBytes;
    syncBuiltinESMExports();
    Math.random = this.fraction;
    const getRandomValues = (given: Uint8Array): Uint8Array => {
      given.set(this.bytes(given.length));
      return given;
    };
    Object.defineProperty(globalThis.crypto, "getRandomValues", { value: getRandomValues, configurable: true });
    return () => {
      crypto.randomBytes = real.randomBytes;
      syncBuiltinESMExports();
      Math.random = real.random;
      Reflect.deleteProperty(globalThis.crypto, "getRandomValues");
    };
  }
}
