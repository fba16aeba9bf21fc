import { dirname, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { hashOf } from "@cardwright/core/host";
import { stateAt, stepsOf } from "@cardwright/lab";
import type { Command } from "commander";
import { isPath } from "../config/game-files.ts";
import { project } from "../config/project.ts";
import { exportedNames } from "../exported-names.ts";
import { loadFor, sourceOf } from "../game-argument.ts";
import { wholeNumber } from "../options.ts";
import { CallError, examineOutput, print, printJson, writeOutput } from "../output.ts";
import { replayFrom } from "../replay-source.ts";

interface SceneFlags {
  readonly step: number;
  readonly out?: string;
  readonly game?: string;
  readonly json?: true;
}
export function sceneCommand(program: Command): void {
  program
    .command("scene <file>")
    .description(
      "write a test from a step of a replay: it plays up to there, takes the step, and expects what was told",
    )
    .requiredOption("--step <n>", "the step to test", wholeNumber)
    .option("--out <file>", "write it there instead of printing it")
    .option(
      "--game <path>",
      "a module with the game, when it is not in the catalog; the test imports it from where it lies",
    )
    .option("--json", "print { file, test }")
    .addHelpText(
      "after",
      "\nExamples:\n  cardwright scene match.json --step 12 --out games/taktik/test/step-12.test.ts",
    )
    .action(async (file: string, { step, out, game, json }: SceneFlags) => {
      const { log, seed } = await replayFrom(file);
      if (seed === undefined)
        throw new CallError(
          "the replay has no seed, so its deals cannot be repeated; take one of a match that has ended",
        );
      if (step < 1 || step >= log.lines.length)
        throw new CallError(`--step ${step}: the match has ${log.lines.length - 1} steps that someone took, from 1 on`);
      await examineOutput("--out", out);
      const { engine } = await loadFor(log.header, game);
      const { header } = log;
      const actions = log.lines.slice(1, step + 1).map(({ entry }) => entry.action);
      const told = stepsOf(engine, log)[step]!.told;
      const { module } = await sourceOf(game ?? header.game);
      const parts = await partsOf(header.expansions ?? [], module, header.game, out);
      const test = testText({ header, seed, parts, actions, told, step, hash: hashOf(stateAt(engine, log, step)) });
      if (json) printJson({ file: out ?? null, test });
      else if (out === undefined) print(test);
      if (out !== undefined) await writeOutput("--out", out, test);
    });
}
interface GameParts {
  readonly imports: string;
  readonly expansions: string;
}
/** A package exports its expansions by name; a module of one game has a list of them. Both are found from where the test lies. */
async function partsOf(
  ids: readonly string[],
  module: string,
  game: string,
  out: string | undefined,
): Promise<GameParts> {
  const listed = module === "catalog" ? (await project()).games.find((one) => one.game.id === game) : undefined;
  if (listed !== undefined && !isPath(listed.files.name)) {
    const address = listed.files.name;
    const names = ids.length === 0 ? [] : exportedNames(address, await import(listed.module), ids);
    return { imports: `{ ${["game", ...names].join(", ")} } from "${address}"`, expansions: names.join(", ") };
  }
  const path = relative(
    out === undefined ? "." : dirname(resolve(out)),
    fileURLToPath(listed?.module ?? module),
  ).replaceAll(sep, "/");
  const address = JSON.stringify(path.startsWith(".") ? path : `./${path}`);
  const find = (id: string): string => `expansions.find(({ id }) => id === ${JSON.stringify(id)})!`;
  return {
    imports: `{ ${ids.length === 0 ? "game" : "expansions, game"} } from ${address}`,
    expansions: ids.map(find).join(", "),
  };
}
interface TestParts {
  readonly header: {
    readonly game: string;
    readonly seats: number;
    readonly options: object;
    readonly expansions: readonly string[];
    readonly createdAt: number;
  };
  readonly seed: string;
  readonly parts: GameParts;
  readonly actions: readonly unknown[];
  readonly told: readonly string[];
  readonly step: number;
  readonly hash: string;
}
function testText({ header, seed, parts, actions, told, step, hash }: TestParts): string {
  const match = { seats: header.seats, options: header.options, seed, at: header.createdAt };
  return `import { createEngine, hashOf, namesFor, type Result, sentenceOf, SPECTATOR } from "@cardwright/core/host";
import { expect, test } from "vitest";
import ${parts.imports};

const match = ${JSON.stringify(match, undefined, 2)};
const actions = ${JSON.stringify(actions, undefined, 2)};

test("${header.game}, step ${step} of a replay", () => {
  const engine = createEngine(game, [${parts.expansions}], { strict: true });
  let { snapshot, entry } = engine.create(match);
  for (const action of actions) {
    const result: Result<typeof snapshot.state> = engine.applyAction(snapshot, action);
    if (!result.ok) throw new Error(\`\${action.type} was refused: \${result.error.message}\`);
    ({ snapshot, entry } = result);
  }
  const names = namesFor(engine.rules, [], SPECTATOR);
  const told = engine.seeEvents(entry.events, SPECTATOR).map((event) => sentenceOf(engine.rules, event, names));
  expect(told.filter((sentence) => sentence !== "")).toEqual(${JSON.stringify(told, undefined, 4)});
  expect(hashOf(snapshot.state)).toBe("${hash}");
});
`;
}
