import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const root = new URL("../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), "utf8");

describe("the README", () => {
  it("shows a game that really runs, word for word", () => {
    const [, shown = "nothing"] = /```ts\n([\s\S]+?)```/.exec(read("README.md")) ?? [];
    expect(read("docs/examples/first-game.ts")).toContain(shown);
    const said = execFileSync(process.execPath, ["docs/examples/first-game.ts"], { cwd: root, encoding: "utf8" });
    expect(said).toContain("that is not among the choices for stones");
    expect(said).toContain("took the last stone");
  });
  it("gives the two commands that the package really has", () => {
    const scripts = (JSON.parse(read("package.json")) as { scripts: Record<string, string> }).scripts;
    for (const [, command = ""] of read("README.md").matchAll(/npm (?:ci && npm )?(start|test)\b/g)) {
      expect(scripts).toHaveProperty(command);
    }
    expect(read(".ci/run")).toContain("npm ci && npm test");
  });
});
