/** Most names that are compared one after the other. */
const COMPARED_MAX = 8;

/** Things by their names. Where there are few, comparing the names is faster than looking one up: they are compared by address. */
export class Names<T> extends Map<string, T> {
  private readonly few: readonly string[];
  private readonly things: readonly T[];
  constructor(entries: readonly (readonly [string, T])[]) {
    super(entries);
    const isFew = entries.length <= COMPARED_MAX;
    this.few = isFew ? [...this.keys()] : [];
    this.things = isFew ? [...this.values()] : [];
  }
  override get(name: string): T | undefined {
    const { few } = this;
    for (let i = 0; i < few.length; i++) if (few[i] === name) return this.things[i];
    return few.length === this.size ? undefined : super.get(name);
  }
}
