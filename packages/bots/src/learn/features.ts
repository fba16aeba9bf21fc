import type { AnyEngine } from "../any-game.ts";

/** A view of a game that is not known here. */
export type AnyView = Readonly<Record<string, unknown>>;
/** One zone or fact, and whether every seat has its own. */
export interface Part {
  readonly name: string;
  readonly each: boolean;
}
/** The parts of a game's views that features are read from. It is written beside the weights, so that they need no engine. */
export interface Shape {
  readonly zones: readonly Part[];
  readonly facts: readonly Part[];
}
export function shapeOf({ rules }: AnyEngine): Shape {
  const parts = (of: Readonly<Record<string, { readonly each: boolean }>>): readonly Part[] =>
    Object.entries(of)
      .map(([name, { each }]) => ({ name, each }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  return { zones: parts(rules.declares.zones), facts: parts(rules.declares.facts) };
}
/** So many slots names are hashed to. Two names that share one are seldom both telling. */
export const SLOTS = 8192;
/** Most features of one view; a view that has more is read as far as this. */
const FEATURES_MAX = 4096;
/** Records inside facts are read this deep. */
const DEPTH_MAX = 2;
/** Longer lists of numbers are no boards. */
const CELLS_MAX = 128;
/** Numbers are also read as one of a few sizes, so that a threshold can be learnt. */
const SIZES = [0, 1, 2, 3, 5, 8, 13] as const;

/** A place in the tree of names, with the slots of what was met there: hashing a name costs more than all the rest. */
class Branch {
  private readonly path: string;
  private readonly slots = new Map<unknown, number>();
  private readonly branches = new Map<unknown, Branch>();

  constructor(path: string) {
    this.path = path;
  }
  slot(name: unknown): number {
    const known = this.slots.get(name);
    if (known !== undefined) return known;
    const slot = slotOf(`${this.path}=${String(name)}`);
    this.slots.set(name, slot);
    return slot;
  }
  at(name: unknown): Branch {
    const known = this.branches.get(name);
    if (known !== undefined) return known;
    const branch = new Branch(`${this.path}/${String(name)}`);
    this.branches.set(name, branch);
    return branch;
  }
}
/**
 * A view of a seat as numbers: how many of which piece lie where, marks, facts and leads, effects, prompts and the phase,
 * seats counted from the one that looks. Everything comes from its own view, so that nothing hidden can count.
 */
export class Features {
  readonly slots = new Int32Array(FEATURES_MAX);
  readonly values = new Float32Array(FEATURES_MAX);
  count = 0;
  private readonly shape: Shape;
  private readonly root = new Branch("");
  private seat = 0;
  private seats = 1;

  constructor(shape: Shape) {
    this.shape = shape;
  }
  read(view: AnyView, seat: number): void {
    this.count = 0;
    this.seat = seat;
    this.seats = Number(view["seats"]);
    this.put(this.root.slot("always"), 1);
    this.put(this.root.at("seat").slot(seat), 1);
    this.clock(view);
    for (const effect of recordsIn(view["effects"])) {
      this.put(this.root.at("effect").at(effect["definition"]).slot(this.from(effect["owner"])), 1);
    }
    for (const { name, each } of this.shape.zones) {
      const branch = this.root.at(name);
      if (each) bySeat(view[name]).forEach((pile, owner) => void this.pile(branch.at(this.from(owner)), pile));
      else this.pile(branch, view[name]);
    }
    for (const { name, each } of this.shape.facts) this.fact(this.root.at(name), view[name], each);
  }
  private clock(view: AnyView): void {
    const phase = this.root.at("phase").at(view["phase"]);
    this.put(phase.slot(this.from(view["activeSeat"])), 1);
    this.number(this.root.at("turn"), Number(view["turn"]) / 2);
    for (const prompt of recordsIn(view["prompts"])) {
      this.put(this.root.at("prompt").at(prompt["type"]).slot(this.from(prompt["seat"])), 1);
    }
  }
  private pile(branch: Branch, pile: unknown): void {
    if (!Array.isArray(pile)) {
      const { count, known } = recordOf(pile);
      this.number(branch.at("count"), Number(count ?? 0));
      for (const { face } of recordsIn(known)) this.put(branch.slot(face), 1);
      return;
    }
    this.number(branch.at("count"), pile.length);
    for (const piece of recordsIn(pile)) this.piece(branch, piece);
  }
  private piece(pile: Branch, { id: _, at: __, face, owner, ...marks }: AnyView): void {
    const branch = owner === undefined ? pile : pile.at(this.from(owner));
    if (owner !== undefined) this.put(branch.slot("owned"), 1);
    if (face !== undefined) this.put(branch.slot(face), 1);
    for (const name in marks) {
      const mark = marks[name];
      if (typeof mark === "number") this.put(branch.slot(name), mark / 4);
      else if (mark === true) this.put(branch.slot(name), 1);
      else if (typeof mark === "string") this.put(branch.at(name).slot(mark), 1);
    }
  }
  private fact(branch: Branch, fact: unknown, each: boolean): void {
    if (!each) {
      this.value(branch.at(`for ${this.seat}`), fact, 0);
      return;
    }
    const values = bySeat(fact);
    values.forEach((value, seat) => void this.value(branch.at(this.from(seat)), value, 0));
    const mine = values[this.seat];
    const others = values.filter((value, seat) => seat !== this.seat && typeof value === "number");
    if (typeof mine === "number" && others.length > 0) {
      this.number(branch.at("lead"), mine - Math.max(...others.map(Number)));
    }
  }
  private value(branch: Branch, value: unknown, depth: number): void {
    if (typeof value === "number") this.number(branch, value);
    else if (typeof value === "string") this.put(branch.slot(value), 1);
    else if (value === true) this.put(branch.slot("true"), 1);
    else if (Array.isArray(value)) this.list(branch, value);
    else if (typeof value === "object" && value !== null && depth < DEPTH_MAX) {
      for (const [name, part] of Object.entries(value)) this.value(branch.at(name), part, depth + 1);
    }
  }
  /** A list of numbers is a board, cell by cell; of any other list its length and the words in it count. */
  private list(branch: Branch, list: readonly unknown[]): void {
    if (typeof list[0] === "number" && list.length <= CELLS_MAX) {
      for (const [cell, value] of list.entries()) this.put(branch.at(cell).slot(value), 1);
      return;
    }
    this.number(branch.at("count"), list.length);
    for (const value of list) if (typeof value === "string") this.put(branch.slot(value), 1);
  }
  private number(branch: Branch, value: number): void {
    this.put(branch.slot("amount"), Math.max(-4, Math.min(4, value / 4)));
    this.put(branch.slot(sizeOf(value)), 1);
  }
  /** A seat as the one that looks counts them: 0 is itself. */
  private from(seat: unknown): number {
    return typeof seat === "number" && seat >= 0 ? (seat - this.seat + this.seats) % this.seats : -1;
  }
  private put(slot: number, value: number): void {
    if (this.count === FEATURES_MAX) return;
    this.slots[this.count] = slot;
    this.values[this.count++] = value;
  }
}
const recordOf = (value: unknown): AnyView => (typeof value === "object" && value !== null ? { ...value } : {});
const bySeat = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
function recordsIn(value: unknown): readonly AnyView[] {
  return Array.isArray(value) ? value.filter((part) => typeof part === "object" && part !== null) : [];
}
function sizeOf(value: number): number {
  if (value < 0) return -1;
  return SIZES.findLast((size) => value >= size) ?? 0;
}
/** FNV-1a with a last stir, so that names that differ in one letter do not become neighbours. */
function slotOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) % SLOTS;
}
