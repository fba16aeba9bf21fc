import { catalog } from "@cardwright/catalog";
import { runScenario, type TableGame } from "@cardwright/table";
import { describe, expect, test } from "vitest";

/** The scenarios of the harness at /tests, run here too: one that does not hold is named with its step. */
const tableOf = async (id: string): Promise<TableGame> =>
  ((await import(`@cardwright/game-${id}/ui`)) as { readonly table: TableGame }).table;
const GAMES: readonly TableGame[] = await Promise.all(catalog.map(({ game }) => tableOf(game.id)));

describe.for(GAMES)("the scenarios of $name", (game) => {
  test("hold", async () => {
    const reports = (await game.scenarios()).map((scenario) =>
      runScenario(game.with(scenario.expansions ?? []).engine, scenario),
    );
    const problems = reports.flatMap(({ scenario, steps }) =>
      steps.flatMap((step, i) => step.problems.map((problem) => `${scenario.name}, step ${i}: ${problem}`)),
    );
    expect(problems).toEqual([]);
    expect(reports.length).toBeGreaterThanOrEqual(5);
  });
});
