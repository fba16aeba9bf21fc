import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { catalog } from "@cardwright/catalog";
import { createEngine } from "@cardwright/core/host";
import { drawFrom, playRandom } from "@cardwright/core/testing";
import { afterAll, describe, expect, test } from "vitest";
import { ENTRIES } from "../scripts/reference/entries.ts";
import { code, text } from "../scripts/reference/markdown.ts";
import { writeReference } from "../scripts/reference/write.ts";

const docs = fileURLToPath(new URL("..", import.meta.url));
const root = join(docs, "..");
const files = writeReference();
const pageAt = (path: string): string => files.get(path) ?? "";
const source = (path: string): string => readFileSync(join(root, path), "utf8");
/** The names between the braces of an index, types included: those leave no trace at run time. */
const namesIn = (path: string): readonly string[] =>
  [...source(path).matchAll(/export (?:type )?\{([^}]+)\}/g)].flatMap(({ 1: list = "" }) =>
    list
      .split(",")
      .map((name) => name.trim().replace(/^type /, ""))
      .filter((name) => name !== ""),
  );

interface Published {
  readonly name: string;
  readonly publishConfig?: object;
  readonly exports?: Readonly<Record<string, string>>;
}
const ofPackages = globSync("packages/*/package.json", { cwd: root })
  .map((path) => JSON.parse(source(path)) as Published)
  .filter(({ publishConfig }) => publishConfig !== undefined)
  .flatMap(({ name, exports = {} }) =>
    Object.entries(exports).flatMap(([door, file]) => (/\.tsx?$/.test(file) ? [`${name}${door.slice(1)}`] : [])),
  );
/** Threads are started by a package itself, a command is typed, and signs of emblems are read when a page is built. */
const NOT_FOR_READERS = [
  "create-cardwright",
  "@cardwright/bots/choosers",
  "@cardwright/bots/worker",
  "@cardwright/cli",
  "@cardwright/table/emblem-signs",
  "@cardwright/web/thinker",
];

describe("the reference", () => {
  test("has a page for each module of each package that is published", () => {
    const pages = [...ENTRIES.map(({ name }) => name), ...NOT_FOR_READERS];
    expect(ofPackages.filter((name) => !pages.includes(name))).toEqual([]);
  });
  test.each(ENTRIES)("has every export of $name with a declaration", async ({ name, page, file }) => {
    // Pages of React import style sheets, which only Vite reads.
    const values = /^@cardwright\/(table|web)/.test(name) ? [] : Object.keys((await import(name)) as object);
    const names = [...new Set([...values, ...namesIn(file)])];
    const parts = pageAt(`reference/${page}.md`).split("\n### ").slice(1);
    const sections = new Map(parts.map((part) => [part.slice(0, part.indexOf("\n")), part]));
    for (const exported of names)
      expect(sections.get(exported)).toMatch(new RegExp(`\`\`\`ts\n[\\s\\S]*\\b${exported}\\b[\\s\\S]*\`\`\``));
    if (names.length > 24) expect(pageAt(`reference/${page}.md`).match(/^## /gm)?.length).toBeGreaterThan(2);
  });
  test("shows what is only pointed to, and groups by the comments of an index", () => {
    const core = pageAt("reference/core.md");
    expect(core).toMatch(/function each<T>\(start: T/);
    expect(core.indexOf("\n## Cards\n")).toBeLessThan(core.indexOf("\n### defineCards\n"));
    expect(core.indexOf("\n### defineCards\n")).toBeLessThan(core.indexOf("\n## Effects\n"));
  });
  test("shows the types that signatures name, though no module exports them", () => {
    const core = pageAt("reference/core.md");
    for (const named of ["EventBehaviour", "ZoneOptions", "FactOptions"])
      expect(core.split(`\n### ${named}\n`)[1]?.split("\n### ")[0]).toMatch(
        new RegExp(`(?:interface|type) ${named}\\b`),
      );
    expect(core.match(/^### (.+)$/gm)).toEqual([...new Set(core.match(/^### (.+)$/gm))]);
  });
  test.each(catalog)("has every word of $name", (entry) => {
    const { game, expansions } = entry;
    const page = pageAt(`reference/games/${game.id}.md`);
    const { rules } = createEngine(game, expansions);
    const facts = [...rules.events.values()].filter(({ isStep }) => !isStep).map(({ type }) => type);
    const words = [
      ...[
        ...rules.actions.keys(),
        ...facts,
        ...rules.prompts.keys(),
        ...rules.effects.keys(),
        ...rules.handlers.keys(),
      ],
      ...[...rules.questions.keys(), ...Object.keys(rules.declares.zones), ...rules.facts.map(([name]) => name)],
    ];
    expect(words.filter((word) => !page.includes(code(word)))).toEqual([]);
    const cards = [...(game.cards ?? []), ...expansions.flatMap((expansion) => expansion.cards ?? [])];
    expect(cards.length).toBeGreaterThan(10);
    for (const { id, name, text: printed } of cards) {
      expect(page).toContain(`### ${text(name)}\n\n${code(id)} ${text(printed)}`);
    }
    expect(JSON.parse(pageAt(`public/schema/${game.id}.json`))).toMatchObject({ game: game.id, version: game.version });
  });
  test.each(catalog)("names every refusal that random play of $name meets", ({ game }) => {
    const told = pageAt(`reference/games/${game.id}.md`) + pageAt("reference/refusals.md");
    const met = new Set<string>();
    const draw = drawFrom(`refusals of ${game.id}`);
    playRandom(game, "refusals", {
      choose(engine, state, seat) {
        for (const { refused, choice } of engine.offers(state, seat)) {
          for (const refusal of [refused, ...(choice?.options ?? []).map((option) => option.refused)])
            if (refusal !== undefined) met.add(refusal.code);
        }
        return engine.sample(state, seat, draw);
      },
    });
    expect(met.size).toBeGreaterThan(1);
    expect([...met].filter((name) => !told.includes(code(name)))).toEqual([]);
  });
});

describe("the guide", () => {
  const out = mkdtempSync(join(tmpdir(), "cardwright-site-"));
  afterAll(() => rmSync(out, { recursive: true, force: true }));
  test("is built, with the reference in it and no link that leads nowhere", { timeout: 300_000 }, () => {
    const vitepress = fileURLToPath(import.meta.resolve("vitepress/package.json")).replace(
      "package.json",
      "bin/vitepress.js",
    );
    const built = spawnSync(process.execPath, [vitepress, "build", "docs", "--outDir", out], {
      cwd: root,
      encoding: "utf8",
    });
    expect(`${built.stdout}${built.stderr}`).toContain("build complete");
    expect(built.status).toBe(0);
    for (const folder of ["guide", "decisions", "reference", "reference/games"]) {
      for (const page of readdirSync(join(docs, folder)).filter((file) => file.endsWith(".md")))
        expect(existsSync(join(out, folder, page.replace(".md", ".html")))).toBe(true);
    }
    expect(readFileSync(join(out, "guide/first-game.html"), "utf8")).toContain("you hold only one of these");
  });
});
