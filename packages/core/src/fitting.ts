import type { Draw, Piece } from "./declare.ts";
import type { Place } from "./engine/place.ts";
import { matching } from "./matching.ts";
import type { Certain } from "./protocol/index.ts";
import { shuffled } from "./shuffled.ts";

/** Deals faces to hidden places so that the deal agrees with what a viewer is certain of. */

export interface Slot {
  readonly place: Place;
  readonly index: number;
  readonly piece: Piece;
}
/** A piece apart from its id and place. */
export type Dealt = Omit<Piece, "id" | "at" | "up">;
export interface Bounds {
  readonly certain: readonly Certain[];
  /** By place: faces that do not lie there. */
  readonly lacks: ReadonlyMap<string, readonly string[]>;
}
const TRIES = 60;

/**
 * By group: what each of its slots is dealt. Faces that are certain are laid first, then the others wherever is room. Null
 * where no deal was found.
 */
export function fitted(
  groups: readonly (readonly Slot[])[],
  pools: readonly (readonly Dealt[])[],
  bounds: Bounds,
  draw: Draw,
): readonly (readonly Dealt[])[] | null {
  for (let tries = 0; tries < TRIES; tries++) {
    const fitting = new Fitting(groups, pools, bounds, draw);
    if (fitting.layCertain() && fitting.layRest()) return fitting.dealt();
  }
  return null;
}

interface Laid extends Slot {
  readonly group: number;
}
/** A face and the slots where it may go. */
interface Wish {
  readonly face: string;
  readonly slots: readonly number[];
}
class Fitting {
  private readonly slots: readonly Laid[];
  private readonly pools: readonly Dealt[][];
  private readonly bounds: Bounds;
  private readonly draw: Draw;
  /** By slot: what lies there. */
  private readonly lies: (Dealt | undefined)[];
  constructor(groups: readonly (readonly Slot[])[], pools: readonly (readonly Dealt[])[], bounds: Bounds, draw: Draw) {
    this.slots = groups.flatMap((slots, group) => slots.map((slot) => ({ ...slot, group })));
    this.pools = pools.map((pool) => shuffled(pool, draw));
    this.bounds = bounds;
    this.draw = draw;
    this.lies = this.slots.map(() => undefined);
  }
  layCertain(): boolean {
    const slotOf = new Map(this.slots.map(({ piece }, slot) => [piece.id, slot]));
    const wishes = this.bounds.certain.flatMap(({ faces, among }) => {
      const slots = among.flatMap((id) => slotOf.get(id) ?? []);
      return faces.map((face): Wish => ({ face, slots }));
    });
    // The narrowest first, because they have the least room; among equals, chance decides.
    const order = shuffled([...wishes.keys()], this.draw).toSorted(
      (a, b) => wishes[a]!.slots.length - wishes[b]!.slots.length,
    );
    const { holders, place } = matching((wish) => {
      const { face, slots } = wishes[wish]!;
      return shuffled(slots, this.draw).filter((slot) => this.mayLie(slot, face));
    });
    if (!order.every(place)) return false;
    return this.slots.every((_, slot) => {
      const wish = holders.get(slot);
      return wish === undefined || this.take(slot, wishes[wish]!.face);
    });
  }
  private mayLie(slot: number, face: string): boolean {
    const { place, group } = this.slots[slot]!;
    return this.pools[group]!.some((dealt) => dealt.face === face) && !this.isLacking(place, face);
  }
  private isLacking({ name }: Place, face: string): boolean {
    return this.bounds.lacks.get(name)?.includes(face) === true;
  }
  private take(slot: number, face: string): boolean {
    const pool = this.pools[this.slots[slot]!.group]!;
    const index = pool.findIndex((dealt) => dealt.face === face);
    if (index < 0) return false;
    this.lies[slot] = pool.splice(index, 1)[0]!;
    return true;
  }
  /** Pieces that are not certain go wherever they may, and push others to where those may go too. */
  layRest(): boolean {
    return this.pools.every((pool, group) => {
      const free = [...this.slots.keys()].filter(
        (slot) => this.slots[slot]!.group === group && this.lies[slot] === undefined,
      );
      if (this.bounds.lacks.size === 0) {
        for (const [i, slot] of free.entries()) this.lies[slot] = pool[i]!;
        return true;
      }
      const { holders, place } = matching((item) =>
        shuffled(free, this.draw).filter((slot) => !this.isLacking(this.slots[slot]!.place, pool[item]!.face)),
      );
      if (![...pool.keys()].every(place)) return false;
      for (const [slot, item] of holders) this.lies[slot] = pool[item]!;
      return true;
    });
  }
  dealt(): readonly (readonly Dealt[])[] {
    return this.pools.map((_, group) => this.lies.filter((__, slot) => this.slots[slot]!.group === group)) as Dealt[][];
  }
}
