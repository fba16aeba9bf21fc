import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";

const docs = fileURLToPath(new URL("..", import.meta.url));
const out = mkdtempSync(join(tmpdir(), "cardwright-site-"));
afterAll(() => rmSync(out, { recursive: true, force: true }));
const pagesIn = (folder: string): readonly string[] =>
  readdirSync(join(docs, folder)).filter((file) => file.endsWith(".md"));
const run = (program: string, ...parameters: readonly string[]) =>
  spawnSync(process.execPath, [program, ...parameters], { cwd: join(docs, ".."), encoding: "utf8" });

describe("the guide", () => {
  test("is built, with the reference in it and no link that leads nowhere", { timeout: 180_000 }, () => {
    const written = run(join(docs, "scripts/reference.ts"));
    expect(written.stderr).toBe("");
    const vitepress = fileURLToPath(import.meta.resolve("vitepress/package.json")).replace(
      "package.json",
      "bin/vitepress.js",
    );
    const built = run(vitepress, "build", "docs", "--outDir", out);
    expect(`${built.stdout}${built.stderr}`).toContain("build complete");
    expect(built.status).toBe(0);
    for (const folder of ["guide", "decisions", "reference", "reference/games"]) {
      for (const page of pagesIn(folder))
        expect(existsSync(join(out, folder, page.replace(".md", ".html")))).toBe(true);
    }
    expect(readFileSync(join(out, "guide/first-game.html"), "utf8")).toContain("you hold only one of these");
  });
  test("shows no code that is not a file that runs", () => {
    const allowed = ["sh", "sh by-hand", "text", "diff"];
    for (const page of pagesIn("guide")) {
      const markdown = readFileSync(join(docs, "guide", page), "utf8");
      const typed = [...markdown.matchAll(/^```(\S[^\n]*)\n/gm)].map(({ 1: info = "" }) => info);
      expect([page, typed.filter((info) => !allowed.includes(info))]).toEqual([page, []]);
      const imported = [...markdown.matchAll(/^<<< @\/([^#{[\s]+)(?:#(\S+?))?(?=[\s{]|$)/gm)];
      for (const { 1: file = "", 2: region } of imported) {
        expect(file).toMatch(/^(examples|test|\.\.\/(deploy|games|packages|tests)|\.\.\/knip)/);
        const source = readFileSync(join(docs, file), "utf8");
        if (region !== undefined) expect([file, source.includes(`#region ${region}`)]).toEqual([file, true]);
      }
    }
  });
});
