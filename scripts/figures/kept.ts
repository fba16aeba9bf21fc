import { createHash } from "node:crypto";
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Match, Results } from "./results.ts";
import type { Study } from "./study.ts";

/**
 * Matches that were played before, in a file of lines: a long measurement may be cut off and goes on where it stopped. A
 * line counts for the same study of the same rules alone.
 */
/** Lists of decks, which a study names card by card where it matters that others may change. */
const LISTS = "decks/prebuilt.ts";
/** The text of every file of the rules, as one hash; words are no part of them. */
export function sourcesOf(game: string): string {
  const folder = join(import.meta.dirname, "..", "..", "games", game, "src");
  const hash = createHash("sha256");
  for (const path of globSync("**/*.ts", { cwd: folder }).sort())
    if (path !== LISTS) hash.update(path).update(readFileSync(join(folder, path)));
  return hash.digest("hex");
}

interface Line {
  readonly key: string;
  readonly study: Study;
  readonly matches: readonly Match[];
}
export class Kept {
  private readonly path: string | undefined;
  private readonly rules: string;
  private readonly found = new Map<string, { readonly study: Study; readonly matches: Match[] }>();

  /** `rules` says what the game is made of; without a path nothing is kept. */
  constructor(path: string | undefined, rules: string) {
    this.path = path;
    this.rules = rules;
    if (path === undefined || !existsSync(path)) return;
    for (const text of readFileSync(path, "utf8").split("\n")) {
      if (text === "") continue;
      const { key, study, matches }: Line = JSON.parse(text);
      this.note(key, study, matches);
    }
  }
  private note(key: string, study: Study, matches: readonly Match[]): void {
    const before = this.found.get(key)?.matches ?? [];
    this.found.set(key, { study, matches: [...before, ...matches] });
  }
  of(study: Study): readonly Match[] {
    return this.found.get(this.keyOf(study))?.matches ?? [];
  }
  /** Everything in the file, of other decks and other rules too. */
  get all(): readonly Results[] {
    return [...this.found.values()].map(({ study, matches }) => new Results(study, matches));
  }
  add(study: Study, matches: readonly Match[]): void {
    this.note(this.keyOf(study), study, matches);
    if (this.path === undefined) return;
    mkdirSync(dirname(this.path), { recursive: true });
    appendFileSync(this.path, `${JSON.stringify({ key: this.keyOf(study), study, matches } satisfies Line)}\n`);
  }
  /** How many matches are planned says nothing about those that were played. */
  private keyOf({ matches: _, quick: __, ...study }: Study): string {
    return createHash("sha256")
      .update(JSON.stringify([this.rules, study]))
      .digest("hex")
      .slice(0, 16);
  }
}
