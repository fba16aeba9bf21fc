import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { typedCode } from "./typed-code.ts";

const docs = fileURLToPath(new URL("..", import.meta.url));
const read = (file: string): string | undefined =>
  existsSync(join(docs, file)) ? readFileSync(join(docs, file), "utf8") : undefined;
const chapters = readdirSync(join(docs, "guide")).filter((file) => file.endsWith(".md"));

describe("the guide", () => {
  test.each(chapters)("%s shows no code that is not a file that runs", (page) => {
    expect(typedCode(read(`guide/${page}`) ?? "", read)).toEqual([]);
  });
  test("would be caught at it", () => {
    expect(typedCode("```ts\nconst never = run;\n```\n", read)).toEqual(["a block of ts"]);
    expect(typedCode("<<< @/examples/gone.ts\n", read)).toEqual(["examples/gone.ts is not there"]);
    expect(typedCode("<<< @/guide/cards.md\n", read)).toEqual(["guide/cards.md is not there"]);
    expect(typedCode("<<< @/examples/why-not.ts#gone{ts} [a]\n", read)).toEqual(["examples/why-not.ts has no gone"]);
    expect(typedCode("<<< @/examples/why-not.ts#why{ts} [a]\n", read)).toEqual([]);
  });
  test("marks no region that no chapter shows", () => {
    const shown = chapters.map((page) => read(`guide/${page}`) ?? "").join("\n");
    const files = ["examples", "test"].flatMap((folder) =>
      readdirSync(join(docs, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
    );
    const sources = files.filter((file) => file.endsWith(".ts"));
    const unshown = (pages: string): readonly string[] =>
      sources.flatMap((file) =>
        [...(read(file) ?? "").matchAll(/^\s*\/\/ #region (\S+)$/gm)]
          .map(({ 1: region = "" }) => `${file}#${region}`)
          .filter((place) => !pages.includes(`<<< @/${place}`)),
      );
    expect(unshown(shown)).toEqual([]);
    expect(unshown(shown.replace("<<< @/examples/lantern/cards.ts#hush", ""))).toEqual([
      "examples/lantern/cards.ts#hush",
    ]);
  });
  test("has all sixteen chapters", () => {
    expect(chapters).toHaveLength(16);
  });
});
