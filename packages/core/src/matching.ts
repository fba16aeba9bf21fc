/** Wishes that get places, each one of its own. */
interface Matching<Place> {
  /** By place, the number of the wish that has it. */
  readonly holders: ReadonlyMap<Place, number>;
  /** False when the wish can get none, even if others go elsewhere. Nothing has changed then. */
  place(wish: number): boolean;
}
/**
 * Places for wishes, one after the other: whoever holds a place that another wants goes where else it may. So as many as possible get
 * one. `placesFor` is asked anew each time, and may answer in any order.
 */
export function matching<Place>(placesFor: (wish: number) => readonly Place[]): Matching<Place> {
  const holders = new Map<Place, number>();
  const place = (wish: number, tried: Set<Place>): boolean => {
    for (const wanted of placesFor(wish)) {
      if (tried.has(wanted)) continue;
      tried.add(wanted);
      const holder = holders.get(wanted);
      if (holder !== undefined && !place(holder, tried)) continue;
      holders.set(wanted, wish);
      return true;
    }
    return false;
  };
  return { holders, place: (wish) => place(wish, new Set()) };
}
