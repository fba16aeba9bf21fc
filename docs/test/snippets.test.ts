import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { pages, readFromRoot, withCode } from "../scripts/code.ts";
import { typedCode } from "./typed-code.ts";

const docs = fileURLToPath(new URL("..", import.meta.url));
const chapters = readdirSync(join(docs, "guide")).filter((file) => file.endsWith(".md"));
const block = (place: string, code: string): string => `<!-- code ${place} -->\n\`\`\`ts\n${code}\n\`\`\`\n`;

describe("a page with code", () => {
  test.each(pages())("%s shows what its files say now, as `npm run docs:code` would", (path) => {
    expect(readFromRoot(path)).toBe(withCode(readFromRoot(path), readFromRoot));
  });
  test.each(pages().filter((path) => path.startsWith("docs/")))("%s shows no code that nothing runs", (path) => {
    expect(typedCode(readFromRoot(path))).toEqual([]);
  });
  test("would be caught with code that is typed, old, or from a place that is gone", () => {
    const files: Readonly<Record<string, string>> = {
      "docs/test/a.ts": "const a = 1;\n",
      "docs/test/b.ts": "x\n  // #region in\n  if (b) {\n    c();\n  }\n  // #endregion in\ny\n",
    };
    const show = (page: string): string => withCode(page, (path) => files[path] ?? readFromRoot(path));
    expect(typedCode("```ts\nconst never = run;\n```\n")).toEqual(["a block of ts"]);
    expect(typedCode(block("docs/guide/cards.md", ""))).toEqual(["docs/guide/cards.md is run by nothing"]);
    expect(typedCode(block("docs/test/a.ts", "const a = 1;"))).toEqual([]);
    expect(show("<!-- code docs/test/a.ts -->\n")).toBe(block("docs/test/a.ts", "const a = 1;"));
    expect(show(block("docs/test/a.ts", "const a = 2;"))).toBe(block("docs/test/a.ts", "const a = 1;"));
    expect(show("<!-- code docs/test/b.ts#in -->\n")).toBe(block("docs/test/b.ts#in", "if (b) {\n  c();\n}"));
    expect(() => show("<!-- code docs/examples/gone.ts -->\n")).toThrow("gone.ts");
    expect(() => show("<!-- code docs/test/a.ts#gone -->\n")).toThrow("docs/test/a.ts#gone: there is no such region");
  });
  test("leaves none to the tool that builds the site, which readers of the Markdown have not", () => {
    expect(pages().filter((path) => /^<<< /m.test(readFromRoot(path)))).toEqual([]);
  });
});
describe("the guide", () => {
  test("marks no region that no chapter shows", () => {
    const shown = pages().map(readFromRoot).join("\n");
    const files = ["examples", "test"].flatMap((folder) =>
      readdirSync(join(docs, folder), { recursive: true, encoding: "utf8" }).map((file) => `docs/${folder}/${file}`),
    );
    const sources = files.filter((file) => file.endsWith(".ts") && !file.endsWith("snippets.test.ts"));
    const unshown = (text: string): readonly string[] =>
      sources.flatMap((file) =>
        [...readFromRoot(file).matchAll(/^\s*\/\/ #region (\S+)$/gm)]
          .map(({ 1: region = "" }) => `${file}#${region}`)
          .filter((place) => !text.includes(`<!-- code ${place} -->`)),
      );
    expect(unshown(shown)).toEqual([]);
    const hush = "docs/examples/lantern/cards.ts#hush";
    expect(unshown(shown.replace(`<!-- code ${hush} -->`, ""))).toEqual([hush]);
  });
  test("leads to every chapter from its list at the side", () => {
    const config = readFileSync(join(docs, ".vitepress/config.ts"), "utf8");
    expect(chapters.map((file) => file.slice(0, -3)).filter((name) => !config.includes(`"${name}"`))).toEqual([]);
    expect(chapters.length).toBeGreaterThan(16);
  });
});
