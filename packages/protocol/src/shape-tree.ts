/** Where one stands among the known shapes of objects once some keys have been met, in their order. */
export class ShapePlace {
  /** Of the shape that has these keys and no more; -1 when there is none. */
  number = -1;
  /** The key that follows in the first of the shapes that begin like this, and where it leads: mostly the only one. */
  key = "";
  next: ShapePlace;
  private readonly places = new Map<string, ShapePlace>();

  constructor(next?: ShapePlace) {
    this.next = next ?? this;
  }
  after(key: string): ShapePlace {
    return this.places.get(key) ?? NOWHERE;
  }
  grow(key: string): ShapePlace {
    const known = this.places.get(key);
    if (known !== undefined) return known;
    const place = new ShapePlace(NOWHERE);
    this.places.set(key, place);
    if (this.next === NOWHERE) {
      this.key = key;
      this.next = place;
    }
    return place;
  }
}
const NOWHERE = new ShapePlace();

/** Where every object begins: before its first key. */
export function shapeTree(shapes: readonly (readonly string[])[]): ShapePlace {
  const root = new ShapePlace(NOWHERE);
  for (const [number, shape] of shapes.entries()) {
    // Names of properties are kept once by the runtime, and compared by where they lie.
    const keys = Object.keys(Object.fromEntries(shape.map((key) => [key, null])));
    let place = root;
    for (const key of keys) place = place.grow(key);
    place.number = number;
  }
  return root;
}
