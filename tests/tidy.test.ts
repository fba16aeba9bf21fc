import { describe, expect, test } from "vitest";
import {
  noCastInGames,
  noDefaultExport,
  noEnum,
  noExportAll,
  noSilencedCompiler,
  noSkippedTest,
  noVagueName,
} from "./tidy/code-style.ts";
import { fileLength, longFiles } from "./tidy/file-length.ts";
import { glossary } from "./tidy/glossary.ts";
import { importDirection } from "./tidy/import-direction.ts";
import { noMachineTraces, thisMachine } from "./tidy/machine-traces.ts";
import { pureRules } from "./tidy/pure-rules.ts";
import { repositoryFiles, root } from "./tidy/repository.ts";
import type { Rule, SourceFile } from "./tidy/rule.ts";

const silencer = ["@ts", "ignore"].join("-");
// Put together here, because this file is read by its own rule wherever the repository lies.
const forge = ["", "forge"].join("/");

interface Case {
  readonly name: string;
  readonly rule: Rule;
  /** The rule as the planted files see it, where it needs knowledge of the machine or a list. */
  readonly rehearsal?: Rule;
  /** Each of these must be found, whatever the others are. */
  readonly planted: Readonly<Record<string, string>>;
  /** None of these may be found. */
  readonly innocent: Readonly<Record<string, string>>;
}

const cases: Case[] = [
  {
    name: "imports follow the layers",
    rule: importDirection,
    planted: {
      "packages/core/src/toProtocol.ts": `import { frame } from "@cardwright/protocol";`,
      "packages/core/src/toNode.ts": `import { readFileSync } from "node:fs";`,
      "packages/core/src/toNodeUnprefixed.ts": `import { readFileSync } from "fs";`,
      "packages/core/src/toTesting.ts": `import { laws } from "./testing/index.ts";`,
      "packages/core/src/toStranger.ts": `import fastify from "fastify";`,
      "packages/core/src/toStrangerLater.ts": `const late = await import("fastify");`,
      "packages/core/src/toTypeOfStranger.ts": `export type Server = import("fastify").FastifyInstance;`,
      "packages/protocol/src/toServer.ts": `export { room } from "@cardwright/server";`,
      "packages/server/src/toCatalog.ts": `import { games } from "@cardwright/catalog";`,
      "packages/cli/src/toGame.ts": `import { game } from "@cardwright/game-minis";`,
      "packages/web/src/toGame.tsx": `import { table } from "@cardwright/game-minis/ui";`,
      "packages/web/src/toBuild.tsx": `import { buildPage } from "./build/index.ts";`,
      "packages/server/src/toClient.ts": `import type { Session } from "@cardwright/client";`,
      "packages/server/src/byPath.ts": `import { core } from "../../core/src/index.ts";`,
      "packages/client/src/toNode.ts": `import { once } from "node:events";`,
      "packages/bots/src/toLab.ts": `import { simulate } from "@cardwright/lab";`,
      "packages/lab/src/toServer.ts": `import { room } from "@cardwright/server";`,
      "packages/web/src/toServer.tsx": `import { room } from "@cardwright/server";`,
      "packages/unheard/src/index.ts": `export const here = true;`,
      "games/minis/src/toOtherGame.ts": `import { cards } from "@cardwright/game-taktik";`,
      "games/minis/src/toOtherGameByPath.ts": `import { cards } from "../../taktik/src/index.ts";`,
      "games/minis/src/toUi.ts": `import { Table } from "../ui/index.ts";`,
      "games/minis/src/toBots.ts": `import { greedy } from "@cardwright/bots";`,
      "games/minis/ui/toOtherGame.tsx": `import { cards } from "@cardwright/game-taktik";`,
      "games/minis/ui/toServer.tsx": `import { room } from "@cardwright/server";`,
    },
    innocent: {
      "packages/core/src/toZod.ts": `import { z } from "zod"; // import "node:fs" is only a comment`,
      "packages/core/src/hash.ts": `import { $ZodLiteral } from "zod/v4/core";`,
      "packages/core/src/engine.test.ts": `import { laws } from "./testing/index.ts"; import { test } from "vitest";`,
      "packages/core/src/testing/golden.ts": `import { readFileSync } from "node:fs"; import { a } from "../index.ts";`,
      "packages/server/src/room.ts": `import { a } from "@cardwright/core"; import { b } from "@cardwright/bots";`,
      "packages/server/test/room.test.ts": `import { startPostgres } from "@cardwright/testbed";`,
      "packages/cli/src/bin.ts": `import "@cardwright/server"; import("@cardwright/web/build");`,
      "packages/web/src/index.tsx": `import { Table } from "@cardwright/table"; import "@cardwright/client";`,
      "packages/web/src/build/index.ts": `import { readFileSync } from "node:fs"; import { build } from "vite";`,
      "games/minis/src/cards.ts": `import { z } from "@cardwright/core"; import { a } from "./events.ts";`,
      "games/minis/ui/Table.tsx": `import { useState } from "react"; import { a } from "../src/index.ts";`,
      "games/minis/test/laws.test.ts": `import { laws } from "@cardwright/core/testing";`,
      "games/catalog/src/index.ts": `export { minis } from "@cardwright/game-minis";`,
    },
  },
  {
    name: "a source file is at most 400 lines long, unless it has a reason",
    rule: fileLength(longFiles),
    rehearsal: fileLength(
      new Map([
        ["games/minis/src/tables.ts", "one table of the printed rules"],
        ["games/minis/src/short.ts", "was long once"],
      ]),
    ),
    planted: {
      "packages/core/src/long.ts": "const line = 1;\n".repeat(401),
      "packages/web/src/long.css": "a { color: red; }\n".repeat(401),
      "games/minis/src/short.ts": "const line = 1;\n",
    },
    innocent: {
      "packages/core/src/full.ts": "const line = 1;\n".repeat(400),
      "games/minis/src/tables.ts": "const line = 1;\n".repeat(900),
      "docs/guide.md": "a line\n".repeat(900),
    },
  },
  {
    name: "rules are pure",
    rule: pureRules,
    planted: {
      "packages/core/src/clock.ts": "export const now = () => Date.now();",
      "packages/core/src/clockObject.ts": "export const now = () => new Date();",
      "packages/core/src/chance.ts": "export const roll = () => Math.random();",
      "packages/core/src/chanceAside.ts": "const { random } = Math;",
      "packages/core/src/chanceByText.ts": `export const roll = () => Math["random"]();`,
      "packages/core/src/chanceByCrypto.ts": "export const id = () => crypto.randomUUID();",
      "packages/core/src/wave.ts": "export const wave = (x: number) => Math.sin(x);",
      "packages/core/src/power.ts": "export const power = (x: number) => x ** 0.5;",
      "packages/core/src/powerStep.ts": "let x = 2; x **= 0.5;",
      "games/minis/src/order.ts": "names.sort((a, b) => a.localeCompare(b));",
      "games/minis/src/format.ts": "export const text = new Intl.NumberFormat().format(1);",
      "games/minis/src/later.ts": "setTimeout(() => {}, 1);",
      "games/minis/src/world.ts": "export const debug = process.env.DEBUG;",
      "games/minis/src/print.ts": `console.log("a");`,
      "games/minis/src/printAside.ts": "const { log } = console;",
    },
    innocent: {
      "packages/core/src/numbers.ts": "export const half = (x: number) => Math.floor(Math.max(x, 0) / 2 ** 32);",
      "packages/core/src/words.ts": `// Date, Math.random() and console.log are banned\nexport const text = "Date.now()";`,
      "packages/core/src/members.ts":
        "export const at = { process: 1, Date: 2 }; export const b = at.Date + at.process;",
      "packages/core/src/local.ts": "export function process(queue: string[]) { return queue; }\nprocess([]);",
      "packages/core/src/testing/timing.ts": "export const now = () => Date.now();",
      "packages/core/src/random.test.ts": "export const roll = () => Math.random();",
      "packages/server/src/clock.ts": "export const now = () => Date.now();",
      "games/minis/ui/Clock.tsx": "export const now = () => Date.now();",
      "games/minis/test/clock.test.ts": "export const now = () => Date.now();",
    },
  },
  {
    name: "nothing is exported by default",
    rule: noDefaultExport,
    planted: {
      "packages/core/src/value.ts": "export default 1;",
      "packages/core/src/work.ts": "export default function work() {}",
      "packages/core/src/renamed.ts": "const a = 1; export { a as default };",
    },
    innocent: {
      "vitest.config.ts": "export default {};",
      "packages/core/src/choose.ts": "switch (1 as number) { default: break; }",
    },
  },
  {
    name: "an index names what it exports",
    rule: noExportAll,
    planted: {
      "packages/core/src/index.ts": `export * from "./engine.ts";`,
      "packages/core/src/space.ts": `export * as engine from "./engine.ts";`,
    },
    innocent: {
      "packages/core/src/named.ts": `export { engine } from "./engine.ts"; export type { A } from "./a.ts";`,
    },
  },
  {
    name: "there are no enums",
    rule: noEnum,
    planted: {
      "packages/core/src/phase.ts": "export enum Phase { Draw }",
      "packages/core/src/constant.ts": "const enum Phase { Draw }",
    },
    innocent: { "packages/core/src/union.ts": `export type Phase = "DRAW" | "PLAY"; // no enum Phase {}` },
  },
  {
    name: "every test runs",
    rule: noSkippedTest,
    planted: {
      "packages/core/src/skip.test.ts": `test.skip("a", () => {});`,
      "packages/core/src/only.test.ts": `describe.only("a", () => {});`,
      "packages/core/src/onlyEach.test.ts": `test.only.each([1])("a", () => {});`,
      "packages/core/src/todo.test.ts": `test.todo("a");`,
      "packages/core/src/condition.test.ts": `test.skipIf(true)("a", () => {});`,
      "packages/core/src/inside.test.ts": `test("a", (context) => context.skip());`,
      "packages/core/src/option.test.ts": `test("a", { skip: true }, () => {});`,
      "packages/core/src/testing/laws.ts": `test.skip("a", () => {});`,
    },
    innocent: {
      "packages/core/src/text.test.ts": `test("never calls test.skip()", () => {});`,
      "packages/core/src/turn.ts": "export const pass = (turn: Turn) => turn.skip();",
      "packages/core/src/member.test.ts": "test.each([{ only: true }])('a', ({ only }) => expect(only));",
    },
  },
  {
    name: "games hold no casts",
    rule: noCastInGames,
    planted: {
      "games/minis/src/cast.ts": "export const card = found as Card;",
      "games/minis/ui/cast.tsx": "export const card = found!;",
    },
    innocent: {
      "games/minis/src/constant.ts": `export const kinds = ["mini", "spell"] as const;`,
      "games/minis/test/cast.test.ts": "export const card = found as Card;",
      "packages/core/src/cast.ts": "export const card = found as Card;",
    },
  },
  {
    name: "names say what is inside",
    rule: noVagueName,
    planted: {
      "packages/core/src/utils.ts": "",
      "packages/core/src/string-helpers.ts": "",
      "packages/core/src/RoomManager.ts": "",
      "packages/core/src/common/shape.ts": "",
      "packages/core/src/utils.test.ts": "",
    },
    innocent: { "packages/core/src/commonSense.md": "", "packages/core/src/utility.ts": "" },
  },
  {
    name: "the glossary has the words of exported names, each with one meaning",
    rule: glossary,
    planted: {
      "ARCHITECTURE.md": `## Words\n\n| **seat** | a place at the table | player |`,
    },
    innocent: { "packages/core/src/index.ts": `export { type PlayerView } from "./view.ts";` },
  },
  {
    name: "the compiler is never silenced",
    rule: noSilencedCompiler,
    planted: { "packages/core/src/quiet.ts": `// ${silencer}\nexport const a: number = "a";` },
    innocent: { "packages/core/src/types.test.ts": `// @ts-expect-error a text is no number\nconst a: number = "a";` },
  },
  {
    name: "nothing tells where it was written",
    rule: noMachineTraces(thisMachine(root)),
    rehearsal: noMachineTraces({
      checkout: `${forge}/maker/cardwright`,
      home: `${forge}/home`,
      registry: "https://packages.forge.example/npm/",
    }),
    planted: {
      "docs/checkout.md": `Run it in ${forge}/maker/cardwright/bench.`,
      "docs/neighbour.md": `Run it in "${forge}/maker/other".`,
      "docs/address.md": `Open file://${forge}/maker/index.html.`,
      "docs/home.md": `${forge}/home/.npmrc`,
      "package-lock.json": `{ "resolved": "https://packages.forge.example/zod/-/zod-4.tgz" }`,
    },
    innocent: {
      "docs/paths.md": `See src${forge}/maker/index.ts, *${forge}/maker/ and http://host${forge}/maker/.`,
      "docs/registry.md": "https://other-packages.forge.example/zod",
    },
  },
];

const filesOf = (texts: Readonly<Record<string, string>>): SourceFile[] =>
  Object.entries(texts).map(([path, text]) => ({ path, text }));

const foundIn = (rule: Rule, files: readonly SourceFile[]) => [...new Set(rule(files).map((finding) => finding.path))];

describe("the repository", () => {
  const files = repositoryFiles();

  test("is read at all", () => {
    const paths = files.map((file) => file.path);
    expect(paths).toEqual(expect.arrayContaining(["package.json", "package-lock.json", "tests/tidy.test.ts"]));
    expect(paths.filter((path) => path.includes("node_modules"))).toEqual([]);
  });

  test.for(cases)("$name", ({ rule }) => {
    const lines = rule(files).map(({ path, line, message }) => `${path}:${line} ${message}`);
    expect(lines.join("\n")).toBe("");
  });
});

describe("a planted violation is caught", () => {
  test.for(cases)("$name", ({ rule, rehearsal = rule, planted, innocent }) => {
    const files = filesOf({ ...innocent, ...planted });
    expect(foundIn(rehearsal, files).sort()).toEqual(Object.keys(planted).sort());
  });

  test.for([
    ["a word that no name has", "| **omen** | a sign |  |", 1],
    ["a word with two meanings", "| **view** | a state |  |\n| **view** | a page |  |", 1],
    ["a word under two names", "| **view** | a state |  |\n| **piece** | a card | view |", 2],
    ["more than forty words", "| **view** | a state |  |\n".repeat(41), 41],
    ["no glossary", "Nothing.", 1],
    ["nothing wrong", "| **view** | a state | page |\n| **piece** | a card | token |", 0],
  ] as const)("a glossary with %s", ([, rows, findings]) => {
    const text = `## Words\n\n${rows}\n\n## Other`;
    const files = {
      "ARCHITECTURE.md": text,
      "packages/core/src/host.ts": `export { type Views, pieceId } from "./view.ts";`,
    };
    expect(glossary(filesOf(files))).toHaveLength(findings);
  });

  test("a folder that many machines have is no trace of one", () => {
    const rule = noMachineTraces({ checkout: "/src", home: "/root", registry: undefined });
    const text = "Look into /src/index.ts and /root/.npmrc.";
    expect(rule([{ path: "docs/usual.md", text }])).toEqual([]);
  });
});
