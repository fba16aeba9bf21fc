import type { Action, Draw } from "@cardwright/core";
import type { Choice, Pick } from "@cardwright/core/host";
import type { Meaning } from "./action-key.ts";
import type { AnyEngine, AnyState } from "./any-game.ts";
import { NO_CHANGE } from "./arms.ts";
import { completed, drawn, isSingle, nextChoice, partsOf, type Range, roomOf, withAnswer } from "./listing.ts";
import { meaningOfPick, meritIn, meritNodeOf, picksOf } from "./merits.ts";
import type { Arm, Bandit, Taken, TreeNode } from "./tree.ts";

/**
 * Subsets and orders are answered pick by pick, each pick a level of the tree: a point below an open arm stands for what
 * has been picked so far, a set in whichever order it came about. The merit of each option (`merits.ts`) speaks where a
 * level has too few visits to do so.
 */
const STOP = "\u0000stop";
/** Most picks of one decision that become levels; behind them it is drawn by lot. */
const LEVELS_MAX = 64;
/** A level with fewer visits for its favourite leaves the word to merit, which counts as so many visits. */
const VISITS_LEAST = 6;
const MERIT_VISITS = 4;

/** The seat that decides, and the world in which it does. */
export interface Decider {
  readonly engine: AnyEngine;
  readonly state: AnyState;
  readonly seat: number;
  readonly draw: Draw;
}
export interface Walked {
  readonly action: Action;
  readonly node: TreeNode;
}
/** The arm to follow, of those that are not refused; undefined where there is none. */
export type Preference = (bandit: Bandit, refused: readonly Arm[]) => Arm | undefined;

/** For the last word: most visits decide, and merit where there are too few. */
export const settled: Preference = (bandit, refused) => {
  const favourite = bandit.favourite(refused);
  if (favourite === undefined || favourite.visits >= VISITS_LEAST) return favourite;
  const worth = ({ total, visits, promise }: Arm): number => (total + MERIT_VISITS * promise) / (visits + MERIT_VISITS);
  return bandit.arms.reduce(
    (best, arm) => (!refused.includes(arm) && worth(arm) > worth(best) ? arm : best),
    favourite,
  );
};

export class PickWalk {
  private readonly by: Decider;
  private readonly prefers: Preference;
  private readonly path: Taken[];
  private readonly meritNode: TreeNode;
  private readonly merits: Bandit;
  private node: TreeNode;
  /** From the first pick that was never tried, the rest is drawn by lot; not where the last word is spoken. */
  private isNew = false;
  private levels = 0;

  constructor(by: Decider, from: TreeNode, prefers: Preference, path: Taken[]) {
    this.by = by;
    this.node = from;
    this.prefers = prefers;
    this.path = path;
    this.meritNode = meritNodeOf(from);
    this.merits = this.meritNode.bandit(by.seat);
  }
  /** The whole action that these picks make; null when it cannot be taken in this world. */
  walk(request: Action): Walked | null {
    const { engine, state, draw } = this.by;
    let action = request;
    while (!this.isNew) {
      const choice = nextChoice(engine, state, action);
      if (choice === undefined) return null;
      if (choice === null) return { action, node: this.node };
      const answer = choice.kind === "number" ? this.number(choice) : this.answer(choice);
      if (answer === null) return null;
      action = withAnswer(action, choice.name, answer);
    }
    const whole = completed(engine, state, action, draw);
    if (whole === undefined) return null;
    for (const [name, key] of picksOf(whole, action)) this.noteMerit(this.meaning(name, key));
    return { action: whole, node: this.node };
  }
  /** A wide range is narrowed part by part, each a level of the tree, so that every number can be chosen. */
  private number(choice: Choice): number | null {
    const { draw } = this.by;
    const from = this.node;
    let range: Range = [choice.min, choice.max];
    if (range[1] < range[0]) return null;
    while (range[0] < range[1] && !this.isNew) {
      const parts = new Map(partsOf(range).map((part) => [part.join(".."), part]));
      const key = this.pick(choice, from.after(`${choice.name}:${range.join("..")}`), [...parts.keys()]);
      this.noteMerit(this.meaning(choice.name, key));
      range = parts.get(String(key))!;
    }
    const number = range[0] + draw(range[1] - range[0] + 1);
    this.node = from.after(`${choice.name}:${number}.`);
    return number;
  }
  private answer(choice: Choice): Pick | readonly Pick[] | null {
    const { allowed, least, most } = roomOf(choice);
    if (allowed.length < least) return null;
    const from = this.node;
    const picked: Pick[] = [];
    while (picked.length < most && !this.isNew) {
      const left = allowed.filter((key) => !picked.includes(key));
      const mayStop = choice.kind === "some" && picked.length >= least;
      const next = this.pick(choice, from.after(this.soFar(choice, picked)), mayStop ? [...left, STOP] : left);
      if (next === STOP) break;
      picked.push(next);
    }
    this.node = from.after(`${this.soFar(choice, picked)}.`);
    const whole = this.isNew ? this.filledUp(picked, allowed, least, most) : picked;
    for (const key of whole) this.noteMerit(this.meaning(choice.name, key));
    return isSingle(choice) ? whole[0]! : whole;
  }
  /** The picks so far, and others by lot. */
  private filledUp(picked: readonly Pick[], allowed: readonly Pick[], least: number, most: number): readonly Pick[] {
    const fewest = Math.max(least, picked.length);
    const count = fewest + this.by.draw(most - fewest + 1) - picked.length;
    const left = allowed.filter((key) => !picked.includes(key));
    return [...picked, ...drawn(left, count, this.by.draw)];
  }
  /** A set is the same in whichever order it came about. */
  private soFar(choice: Choice, picked: readonly Pick[]): string {
    const names = picked.map((key) => this.meaning(choice.name, key).key);
    return `${choice.name}:${(choice.kind === "order" ? names : names.sort()).join()}`;
  }
  private meaning(name: string, key: Pick): Meaning {
    const { engine, state, seat } = this.by;
    return meaningOfPick(engine, state, seat, name, key);
  }
  private noteMerit(meaning: Meaning): void {
    const arm = meritIn(this.merits, meaning);
    this.path.push({ node: this.meritNode, bandit: this.merits, arm, seat: this.by.seat });
  }
  private pick(choice: Choice, here: TreeNode, keys: readonly Pick[]): Pick {
    const { seat, draw } = this.by;
    const bandit = here.bandit(seat);
    const byArm = new Map<Arm, Pick>();
    for (const key of keys) {
      const meaning = this.meaning(choice.name, key);
      const arm = bandit.find(meaning.key) ?? bandit.add(meaning, 1 / keys.length, NO_CHANGE);
      const merit = this.merits.find(meaning.key);
      if (merit !== undefined && merit.visits > 0) arm.promise = merit.total / merit.visits;
      if (!byArm.has(arm)) byArm.set(arm, key);
    }
    const refused = bandit.arms.filter((arm) => !byArm.has(arm));
    const arm = this.levels++ < LEVELS_MAX ? this.prefers(bandit, refused) : undefined;
    if (arm === undefined || (this.prefers === settled && !this.isKnown(arm))) {
      this.isNew = true;
      return keys[draw(keys.length)]!;
    }
    for (const known of byArm.keys()) known.available++;
    if (arm.visits === 0 && this.prefers !== settled) this.isNew = true;
    this.path.push({ node: here, bandit, arm, seat });
    return byArm.get(arm)!;
  }
  /** Of options that nothing is known of, none is first: the last word on them is by lot. */
  private isKnown({ visits, meaning }: Arm): boolean {
    return visits > 0 || (this.merits.find(meaning.key)?.visits ?? 0) > 0;
  }
}
