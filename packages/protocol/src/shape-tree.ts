/** Where one stands among the known shapes of objects once some keys have been met, in their order. */
export interface ShapePlace {
  /** Of the shape that has these keys and no more; -1 when there is none. */
  number: number;
  /** The key that follows in the first of the shapes that begin like this, and where it leads: mostly the only one. */
  key: string;
  next: ShapePlace;
  readonly places: Map<string, ShapePlace>;
}
const placeBefore = (next: ShapePlace): ShapePlace => ({ number: -1, key: "", next, places: new Map() });
const NOWHERE = placeBefore(null as never);
NOWHERE.next = NOWHERE;

export const otherPlace = ({ places }: ShapePlace, key: string): ShapePlace => places.get(key) ?? NOWHERE;

/** Where every object begins: before its first key. */
export function shapeTree(shapes: readonly (readonly string[])[]): ShapePlace {
  const root = placeBefore(NOWHERE);
  for (const [number, shape] of shapes.entries()) {
    let place = root;
    // Names of properties are kept once by the runtime, and compared by where they lie.
    for (const key in Object.fromEntries(shape.map((name) => [name, 0]))) {
      const next = place.places.get(key) ?? placeBefore(NOWHERE);
      if (place.places.size === 0) {
        place.key = key;
        place.next = next;
      }
      place.places.set(key, next);
      place = next;
    }
    place.number = number;
  }
  return root;
}
