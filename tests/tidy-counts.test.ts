import { describe, expect, test } from "vitest";
import written from "./tidy/counts.json" with { type: "json" };
import {
  type CountedRule,
  type Counts,
  compareCounts,
  countAll,
  countedRuleNames,
  countedRules,
  lowered,
} from "./tidy/counts.ts";
import { repositoryFiles } from "./tidy/repository.ts";
import type { SourceFile } from "./tidy/rule.ts";

const counts: Counts = written;
/** Put together here, because this file is read by its own rule. */
const comment = (opening: string) => `/** ${opening} it is. */\nexport const a = 1;`;
const functionOf = (lines: number) => `export function long() {\n${"  work();\n".repeat(lines - 2)}}\n`;

interface Case {
  readonly planted: Readonly<Record<string, string>>;
  readonly innocent: Readonly<Record<string, string>>;
}
const cases: Readonly<Record<CountedRule, Case>> = {
  eventFieldCasts: {
    planted: {
      "packages/core/src/field.ts": `const id = event["piece"] as string;`,
      "packages/core/src/bracketed.ts": `const id = (event["piece"]) as string;`,
      "packages/core/src/named.ts": `const id = lastEvent["piece"] as string;`,
    },
    innocent: {
      "packages/core/src/typed.ts": `const id = event.piece; const kinds = ["event"] as const;`,
      "packages/core/src/state.ts": `const list = state["hand"] as readonly Piece[];`,
      "packages/core/test/field.test.ts": `const id = event["piece"] as string;`,
    },
  },
  castsToNever: {
    planted: { "packages/core/src/never.ts": "run(table as never);" },
    innocent: {
      "packages/core/src/always.ts": "export function fail(): never { throw new Error(); } // as never",
      "packages/core/test/never.test.ts": "run(table as never);",
    },
  },
  castsByUnknown: {
    planted: {
      "packages/core/src/twice.ts": "const view = found as unknown as View;",
      "packages/core/src/bracketed.ts": "const view = (found as unknown) as View;",
    },
    innocent: {
      "packages/core/src/once.ts": "const view = found as View; const any = found as unknown;",
      "packages/core/test/twice.test.ts": "const view = found as unknown as View;",
    },
  },
  filesInImportCycles: {
    planted: {
      "packages/core/src/one.ts": `import { two } from "./two.ts";`,
      "packages/core/src/two.ts": `import type { Three } from "./deep/three.ts";`,
      "packages/core/src/deep/three.ts": `export { one } from "../one.ts";`,
      "games/minis/src/card.ts": `export type Cards = import("./cards.ts").Cards;`,
      "games/minis/src/cards.ts": `import { card } from "./card.ts";`,
    },
    innocent: {
      "packages/core/src/zero.ts": `import { one } from "./one.ts"; import { two } from "./two.ts";`,
      "packages/core/src/last.ts": `// import { zero } from "./zero.ts";`,
      "packages/core/test/here.test.ts": `import { there } from "./there.ts";`,
      "packages/core/test/there.ts": `import { here } from "./here.test.ts";`,
    },
  },
  longFunctions: {
    planted: {
      "packages/core/src/long.ts": functionOf(61),
      "packages/core/src/arrow.ts": `export const long = () => {\n${"  work();\n".repeat(59)}};\n`,
      "games/minis/src/method.ts": `export const card = {\nplay() {\n${"work();\n".repeat(59)}} };\n`,
    },
    innocent: {
      "packages/core/src/full.ts": functionOf(60),
      "packages/core/src/two.ts": functionOf(40) + functionOf(40),
      "packages/core/test/long.test.ts": functionOf(61),
    },
  },
  riddles: {
    planted: {
      ...Object.fromEntries(
        ["What", "Who", "Where", "Which", "Whether"].map((word) => [`packages/core/src/${word}.ts`, comment(word)]),
      ),
      "packages/core/src/line.ts": `const a = 1; // ${"What"} it is.`,
      "packages/core/src/inside.ts": `function f() {\n  // ${"Who"} sees it.\n}`,
      "packages/core/src/many.ts": `/**\n * ${"Where"} it lies.\n */\nexport const a = 1;`,
      "packages/core/test/line.test.ts": `// ${"Which"} of them.\n`,
      "packages/web/src/Table.tsx": `export const a = <b>{/* ${"What"} is seen. */}</b>;`,
    },
    innocent: {
      "packages/core/src/plain.ts":
        "/** The piece that moves, and where it goes. */\n// Whatever happens.\nconst a = 1;",
      "packages/core/src/second.ts": `// The first line ends before\n// ${"What"} follows.\nconst a = 1;`,
      "packages/core/src/text.ts": `const a = "// ${"What"} is it?";`,
      "packages/web/src/Words.tsx": `export const a = <b>// ${"What"} is it?</b>;`,
    },
  },
  otherFileNames: {
    planted: {
      "packages/core/src/eventQueue.ts": "",
      "packages/core/src/event_queue.ts": "",
      "packages/core/src/EventQueue.ts": "",
      "packages/core/test/eventQueue.test.ts": "",
      "packages/web/src/useTable.tsx": "",
    },
    innocent: {
      "packages/core/src/event-queue.ts": "",
      "packages/core/test/event-queue.test.ts": "",
      "packages/web/src/Table.tsx": "",
      "packages/web/src/Table.module.css": "",
      "packages/web/src/Table.browser.test.tsx": "",
      "games/balance-control/src/measures/E11.ts": "",
      "docs/Some_Page.md": "",
    },
  },
};
const filesOf = (texts: Readonly<Record<string, string>>): SourceFile[] =>
  Object.entries(texts).map(([path, text]) => ({ path, text }));

describe("the repository breaks no more often than was written down", () => {
  const files = repositoryFiles();

  test.for(countedRuleNames)("%s", (name) => {
    expect(compareCounts(name, files, counts).join("\n")).toBe("");
  });
});

describe("a planted violation is counted", () => {
  test.for(countedRuleNames)("%s", (name) => {
    const { planted, innocent } = cases[name];
    const found = countedRules[name](filesOf({ ...innocent, ...planted })).map(({ path }) => path);
    expect(found.sort()).toEqual(Object.keys(planted).sort());
  });
});

describe("a number", () => {
  const files = filesOf({
    "packages/core/src/a.ts": "f(a as never);\nf(b as never);",
    "bench/src/b.ts": "f(c as never);",
  });
  const nothing = countAll([]);
  const allowing = (castsToNever: Readonly<Record<string, number>>): Counts => ({ ...nothing, castsToNever });

  test("is held by package", () => {
    expect(compareCounts("castsToNever", files, allowing({ "packages/core": 2, bench: 1 }))).toEqual([]);
    expect(compareCounts("castsToNever", files, allowing({ "packages/core": 3 }))).toEqual([
      "bench: 1, and 0 are allowed; one of these is new:",
      "  bench/src/b.ts:1 casts to never",
      "packages/core: 2, not 3 any more: npx node scripts/lower-counts.ts writes it down",
    ]);
  });
  test("is lowered and never raised", () => {
    const lower = lowered(allowing({ "packages/core": 3, "packages/web": 4 }), countAll(files));
    expect(lower.castsToNever).toEqual({ "packages/core": 2 });
  });
});
