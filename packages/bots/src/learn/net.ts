import type { Draw } from "@cardwright/core";
import { SLOTS } from "./features.ts";

/** Features of one position: slots, and a value for each. */
export interface Row {
  readonly slots: Int32Array;
  readonly values: Float32Array;
}
/** The share of a negative sum that a hidden cell lets through, so that it can come back. */
const LEAK = 0.05;
/** Adagrad divides by what it has seen; it begins with a little, so that the first steps are no leaps. */
const SEEN_FIRST = 0.01;
const STEP = 0.05;
const DRAWS = 1 << 20;

export type Arrays = readonly [linear: Float32Array, mixing: Float32Array, bias: Float32Array, out: Float32Array];
const sizes = (hidden: number): readonly number[] => [SLOTS, SLOTS * hidden, hidden, hidden];

/** A small net over hashed features: a sum of weights, and a few hidden cells beside it for what a sum cannot say. */
export class Net {
  readonly hidden: number;
  readonly arrays: Arrays;
  private readonly cells: Float32Array;

  constructor(hidden: number, arrays: readonly Float32Array[]) {
    const [linear, mixing, bias, out] = arrays;
    if (arrays.length !== 4 || sizes(hidden).some((size, i) => arrays[i]?.length !== size)) {
      throw new Error(`a net of ${hidden} hidden cells has arrays of ${sizes(hidden).join(", ")} numbers`);
    }
    this.hidden = hidden;
    this.arrays = [linear!, mixing!, bias!, out!];
    this.cells = new Float32Array(hidden);
  }
  /** Small weights by lot: equal cells would learn the same. */
  static blank(hidden: number, draw: Draw): Net {
    const lot = (): number => draw(DRAWS) / DRAWS - 0.5;
    const [linear, mixing, bias, out] = sizes(hidden).map((size) => new Float32Array(size));
    for (let i = 0; i < mixing!.length; i++) mixing![i] = 0.2 * lot();
    for (let i = 0; i < hidden; i++) out![i] = 0.4 * lot();
    return new Net(hidden, [linear!, mixing!, bias!, out!]);
  }
  copy(): Net {
    return new Net(
      this.hidden,
      this.arrays.map((array) => array.slice()),
    );
  }
  /** How good it looks, on a scale from minus to plus infinity. */
  logit(slots: Int32Array, values: Float32Array, count: number): number {
    const [linear, mixing, bias, out] = this.arrays;
    const { hidden, cells } = this;
    let sum = 0;
    cells.set(bias);
    for (let i = 0; i < count; i++) {
      const slot = slots[i]!;
      const value = values[i]!;
      sum += linear[slot]! * value;
      for (let j = 0, k = slot * hidden; j < hidden; j++, k++) cells[j]! += mixing[k]! * value;
    }
    for (let j = 0; j < hidden; j++) {
      if (cells[j]! < 0) cells[j]! *= LEAK;
      sum += cells[j]! * out[j]!;
    }
    return sum;
  }
  /** The hidden cells as the last `logit` left them. */
  get lit(): Float32Array {
    return this.cells;
  }
}
export const chanceOf = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** Teaches a net, row by row. What it remembers of earlier steps makes each weight's steps smaller. */
export class Teacher {
  readonly net: Net;
  /** The squares of the steps so far, by weight. */
  readonly seen: Arrays;
  step: number;

  constructor(net: Net, seen?: Arrays, step = STEP) {
    this.net = net;
    this.step = step;
    const [linear, mixing, bias, out] = net.arrays.map((array) => new Float32Array(array.length).fill(SEEN_FIRST));
    this.seen = seen ?? [linear!, mixing!, bias!, out!];
  }
  /** Moves the net's chance of this position towards the target. */
  teach({ slots, values }: Row, target: number): void {
    const { net } = this;
    const error = chanceOf(net.logit(slots, values, slots.length)) - target;
    const [, , , out] = net.arrays;
    const { hidden, lit } = net;
    const back = new Float32Array(hidden);
    for (let j = 0; j < hidden; j++) {
      back[j] = error * out[j]! * (lit[j]! > 0 ? 1 : LEAK);
      this.move(3, j, error * lit[j]!);
      this.move(2, j, back[j]!);
    }
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i]!;
      const value = values[i]!;
      this.move(0, slot, error * value);
      for (let j = 0, k = slot * hidden; j < hidden; j++, k++) this.move(1, k, back[j]! * value);
    }
  }
  private move(array: 0 | 1 | 2 | 3, index: number, gradient: number): void {
    if (gradient === 0) return;
    const seen = this.seen[array];
    seen[index]! += gradient * gradient;
    this.net.arrays[array][index]! -= (this.step * gradient) / Math.sqrt(seen[index]!);
  }
}
