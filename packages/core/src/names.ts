/** Most names that are compared one after the other. */
const COMPARED_MAX = 8;

/**
 * Things by their names. Where there are few, comparing the names one by one is faster than looking one up, because texts that are keys are compared
 * by address. Of many, those that are asked for often are compared first.
 */
export class Names<T> extends Map<string, T> {
  private readonly few: readonly string[];
  private readonly things: readonly T[];
  constructor(entries: readonly (readonly [string, T])[], often: readonly string[] = []) {
    super(entries);
    this.few = entries.length <= COMPARED_MAX ? [...this.keys()] : often.filter((name) => this.has(name));
    this.things = this.few.map((name) => super.get(name)!);
  }
  override get(name: string): T | undefined {
    const { few } = this;
    for (let i = 0; i < few.length; i++) if (few[i] === name) return this.things[i];
    return few.length === this.size ? undefined : super.get(name);
  }
}
