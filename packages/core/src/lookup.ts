/**
 * A map from names to things that is asked for the same few names again and again. What was found last is kept at hand,
 * in one of a few slots chosen by the look of the name, so that most answers cost a comparison instead of a hash look-up.
 */
const SLOTS = 64;

export class Lookup<T> {
  private readonly all: ReadonlyMap<string, T>;
  private readonly names: (string | undefined)[] = new Array(SLOTS).fill(undefined);
  private readonly found: (T | undefined)[] = new Array(SLOTS).fill(undefined);

  constructor(all: ReadonlyMap<string, T> | readonly (readonly [string, T])[]) {
    this.all = new Map(all);
  }
  get(name: string): T | undefined {
    const { length } = name;
    if (length === 0) return this.all.get(name);
    const slot = (name.charCodeAt(0) * 3 + name.charCodeAt(length - 1) + length * 5) & (SLOTS - 1);
    if (this.names[slot] === name) return this.found[slot];
    const found = this.all.get(name);
    if (found !== undefined) {
      this.names[slot] = name;
      this.found[slot] = found;
    }
    return found;
  }
  has(name: string): boolean {
    return this.all.has(name);
  }
  get size(): number {
    return this.all.size;
  }
  keys(): IterableIterator<string> {
    return this.all.keys();
  }
  values(): IterableIterator<T> {
    return this.all.values();
  }
}
