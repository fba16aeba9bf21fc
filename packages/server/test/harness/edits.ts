import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { RuleBundle } from "../../src/index.ts";
import { bundleRules } from "../../src/index.ts";

/** The five games, and edits of their rules of every class: made in a copy, and built as a deploy builds them. */

const root = fileURLToPath(new URL("../../../..", import.meta.url));
export const EDITED_GAMES = ["minis", "politics", "taktik", "tactics", "balance-control"] as const;
export type EditedGame = (typeof EDITED_GAMES)[number];

export interface Edit {
  readonly name: string;
  /** True where it can change nothing that was or will be played: then every match must move over. */
  readonly isHarmless: boolean;
  /** A file after the edit. */
  readonly change?: (text: string) => string;
  /** Fields of the game that are put in the place of `before`'s. */
  readonly fields?: string;
}
export const EDITS: readonly Edit[] = [
  {
    name: "texts and labels in other words",
    isHarmless: true,
    change: (text) => text.replace(/\b(text|label): "([^"]*)"/g, '$1: "$2 (in other words)"'),
  },
  {
    name: "comments and a new version",
    isHarmless: true,
    change: (text) => `/* A remark. */\n${text.replace(/version: "[^"]*"/, 'version: "99"')}`,
  },
  {
    name: "another opinion of positions",
    isHarmless: true,
    fields: "evaluate: (state) => Array(state.seats).fill(0.5)",
  },
  {
    name: "a refactor",
    isHarmless: true,
    fields: "setup(table) { const events = before.setup(table); const all = [...events]; return all; }",
  },
  {
    name: "a new card that no deck holds",
    isHarmless: true,
    fields: 'cards: [...(before.cards ?? []), { id: "added_card", name: "Added", text: "", tags: [] }]',
  },
  {
    name: "a number: the longest match",
    isHarmless: true,
    fields: "actionsMax: before.actionsMax + 1",
  },
  {
    name: "a rule: the deal in another order",
    isHarmless: false,
    fields: "setup: (table) => before.setup(table).toReversed()",
  },
  {
    name: "an event renamed",
    isHarmless: false,
    change: (text) => text.replace(/(world|\w+World)\.event\(\s*"([\w.]+)"/g, '$1.event("$2Renamed"'),
  },
];

/** The rules of a game after an edit, built in a copy that is gone afterwards. */
export async function builtWith(game: EditedGame, { change, fields }: Partial<Edit> = {}): Promise<RuleBundle> {
  const cache = join(root, ".cache");
  const folder = join(cache, `edited-${process.pid}-${game}`);
  mkdirSync(cache, { recursive: true });
  rmSync(folder, { recursive: true, force: true });
  const source = join(root, "games", game);
  for (const part of readdirSync(source).filter((name) => ["src", "words", "package.json"].includes(name)))
    cpSync(join(source, part), join(folder, part), { recursive: true });
  try {
    const files = readdirSync(join(folder, "src"), { recursive: true, encoding: "utf8" });
    for (const file of files.filter((name) => name.endsWith(".ts") && change !== undefined)) {
      const path = join(folder, "src", file);
      writeFileSync(path, change!(readFileSync(path, "utf8")));
    }
    const entry = join(folder, "src", "edited.ts");
    writeFileSync(
      entry,
      `import * as all from "./index.ts";
const before: any = all.game;
export const expansions = (all as any).expansions ?? [];
export const game = { ...before, ${fields ?? ""} };
`,
    );
    return await bundleRules(entry);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
