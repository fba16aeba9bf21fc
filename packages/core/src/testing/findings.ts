/** Findings of the laws: for each law how often it was tried, and the first case that broke it. */
export interface Finding {
  readonly law: string;
  readonly where: string;
  readonly detail: string;
}
export interface LawReport {
  readonly laws: readonly {
    readonly name: string;
    readonly ok: boolean;
    readonly cases: number;
    readonly finding?: Finding;
  }[];
  readonly matches: number;
  readonly steps: number;
  readonly ok: boolean;
}
export class Findings {
  matches = 0;
  steps = 0;
  private readonly cases = new Map<string, number>();
  private readonly first = new Map<string, Finding>();

  /** Counts one trial of a law; a detail means that it broke. */
  tried(law: string, where: string, detail?: unknown): boolean {
    this.cases.set(law, (this.cases.get(law) ?? 0) + 1);
    if (detail === undefined) return true;
    if (!this.first.has(law)) {
      const text = typeof detail === "string" ? detail : (JSON.stringify(detail) ?? String(detail));
      this.first.set(law, { law, where, detail: text.slice(0, 4_000) });
    }
    return false;
  }
  get broken(): readonly Finding[] {
    return [...this.first.values()];
  }
  report(): LawReport {
    const laws = [...this.cases].map(([name, cases]) => {
      const finding = this.first.get(name);
      return finding === undefined ? { name, ok: true, cases } : { name, ok: false, cases, finding };
    });
    return { laws, matches: this.matches, steps: this.steps, ok: this.first.size === 0 };
  }
}
