/** Pieces and effects that got new ids, in the order in which it happened: who moved twice is followed twice. */
export class Renames {
  /** Old and new ids in turn. Only the first `length` count, because emptying the list costs more than moving that mark. */
  private readonly ids: string[] = [];
  length = 0;

  add(from: string, to: string): void {
    this.ids[this.length++] = from;
    this.ids[this.length++] = to;
  }
  forget(): void {
    this.length = 0;
  }
  newest(id: string): string {
    let newest = id;
    for (let i = 0; i < this.length; i += 2) if (this.ids[i] === newest) newest = this.ids[i + 1]!;
    return newest;
  }
  /** The data with the ids of today in these fields; the same object where none of them has changed. */
  in<T extends Readonly<Record<string, unknown>>>(data: T, fields: readonly string[]): T {
    let out = data;
    for (const field of fields) {
      const value = data[field];
      const newest = typeof value === "string" ? this.newest(value) : this.inList(value);
      if (newest !== value) out = { ...out, [field]: newest };
    }
    return out;
  }
  /** Targets are pieces, by id, or seats, by number. */
  private inList(value: unknown): unknown {
    if (!Array.isArray(value) || value.length === 0) return value;
    const ids: readonly unknown[] = value;
    const renewed = ids.map((id) => (typeof id === "string" ? this.newest(id) : id));
    return renewed.some((id, i) => id !== ids[i]) ? renewed : value;
  }
}
