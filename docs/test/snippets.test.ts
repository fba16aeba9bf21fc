import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const docs = fileURLToPath(new URL("..", import.meta.url));
const pagesIn = (folder: string): readonly string[] =>
  readdirSync(join(docs, folder)).filter((file) => file.endsWith(".md"));
describe("the guide", () => {
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
