import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const root = new URL("../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), "utf8");

describe("the README", () => {
  it("shows a game that really runs, word for word", () => {
    const [, shown = "nothing"] = /```ts\n([\s\S]+?)```/.exec(read("README.md")) ?? [];
    expect(read("docs/examples/first-game.ts")).toContain(shown);
    const said = execFileSync(process.execPath, ["docs/examples/first-game.ts"], { cwd: root, encoding: "utf8" });
    expect(said).toContain("that is not among the choices for stones; it takes a whole number from 1 to 3");
    expect(said).toContain("took the last stone");
  });
  it("and the pages beside it have no link that leads nowhere", () => {
    const pages = ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "SECURITY.md", "docs/decisions/index.md"];
    const broken = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)(#[^)]*)?\)/g)]
        .map(({ 1: link = "" }) => new URL(link, new URL(page, root)))
        .filter((target) => !existsSync(target))
        .map((target) => `${page}: ${target.pathname}`),
    );
    expect(broken).toEqual([]);
  });
  it("gives the two commands that the package really has", () => {
    const scripts = (JSON.parse(read("package.json")) as { scripts: Record<string, string> }).scripts;
    for (const [, command = ""] of read("README.md").matchAll(/npm (?:ci && npm )?(start|test)\b/g)) {
      expect(scripts).toHaveProperty(command);
    }
    expect(read(".ci/run")).toContain("npm ci && npm test");
  });
});
describe("ARCHITECTURE.md", () => {
  it("names files that are there", () => {
    const page = read("ARCHITECTURE.md");
    const folders = ["packages/core/src", "packages/core", "packages/server/src", "packages/client/src", "tests", "."];
    const named = [...page.matchAll(/`([\w./-]+\.tsx?)`/g)].map(({ 1: name = "" }) => name);
    const missing = named.filter((name) => !folders.some((folder) => existsSync(new URL(`${folder}/${name}`, root))));
    expect(named.length).toBeGreaterThan(20);
    expect(missing).toEqual([]);
  });
  it("and has every package in its table", () => {
    for (const name of readdirSync(new URL("packages", root)))
      expect(read("ARCHITECTURE.md")).toContain(`\`packages/${name}\``);
  });
});
