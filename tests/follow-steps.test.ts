import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { Reader } from "./follow/reader.ts";
import { stepsOf } from "./follow/steps.ts";

const folder = mkdtempSync(join(tmpdir(), "cardwright-reader-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, "docs"));
writeFileSync(join(folder, "docs/shown.ts"), "export const shown = 1;\n");
const fence = "```";
const page = (...lines: readonly string[]): string => `${lines.join("\n")}\n`;
const follow = async (markdown: string): Promise<void> => {
  const reader = new Reader({ folder, port: 1, secondsMax: 20 });
  for (const step of stepsOf(markdown)) await reader.follow(step);
};

describe("a reader of our pages", () => {
  test("saves, edits, runs and sees, in the order of the page", async () => {
    await follow(
      page(
        "<!-- code docs/shown.ts as src/kept.ts -->",
        `${fence}diff`,
        "+++ src/kept.ts",
        "-export const shown = 1;",
        "+export const shown = 2;",
        fence,
        `${fence}sh`,
        "cat \\",
        "  src/kept.ts",
        fence,
        `${fence}text`,
        "export … = 2;",
        fence,
      ),
    );
    expect(readFileSync(join(folder, "src/kept.ts"), "utf8")).toBe("export const shown = 2;\n");
  });
  test("is not content when a page promises what is not seen", async () => {
    const promise = page(`${fence}sh`, "echo one", fence, `${fence}text`, "two", fence);
    await expect(follow(promise)).rejects.toThrow("did not show:\ntwo");
  });
  test("nor when a command fails, or the lines to change are not there", async () => {
    await expect(follow(page(`${fence}sh`, "exit 3", fence))).rejects.toThrow("ended with 3");
    const edit = page(`${fence}diff`, "+++ docs/shown.ts", "-never there", "+new", fence);
    await expect(follow(edit)).rejects.toThrow("are there 0 times");
  });
  test("leaves alone what is marked as done by hand", () => {
    expect(stepsOf(page(`${fence}sh by-hand`, "reboot", fence))).toEqual([]);
  });
});
