import type { Refusal } from "../refusal.ts";

/** Thrown to leave a decision or a chain early; it never leaves the engine. No Error, so no stack: refusals are normal. */
export class Stop {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    this.refusal = refusal;
  }
}
export function stop(refusal: Refusal): never {
  throw new Stop(refusal);
}
