import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { figuresOf, gameNames } from "./figures/games.ts";
import { Kept, sourcesOf } from "./figures/kept.ts";
import { goalsTable, studiesTable } from "./figures/text.ts";
import { playAll } from "./figures/threads.ts";

/**
 * `npm run figures -- <game>`: plays the studies of a game with the bots that ship, and tells the figures and whether the
 * goals of the rules are met; ends with 1 where one is missed. `--quick` plays fewer, in under a minute. `--json` prints
 * `{ game, ok, goals, cardsInNoDeck }`. `--only <id>` plays the studies whose ids begin so. `--write` puts the tables
 * into the game's RULES.md. A long measurement is made in parts: `--keep <file>` writes down each match and does not
 * play it again, `--minutes <n>` stops after that time and tells what there is, `--threads <n>` leaves the rest of the machine alone.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
    only: { type: "string", default: "" },
    keep: { type: "string" },
    minutes: { type: "string", default: "Infinity" },
    threads: { type: "string" },
  },
});
const [game = ""] = positionals;
const figures = await figuresOf(game);
if (figures === undefined || positionals.length !== 1) {
  console.error(
    `npm run figures -- <game> [--quick] [--json] [--only <study>] [--keep <file>] [--minutes <n>] [--threads <n>] [--write]; games: ${gameNames.join(", ")}`,
  );
  process.exit(2);
}
const wanted = figures.studies
  .filter(({ id }) => id.startsWith(values.only))
  .flatMap((study) => {
    const count = values.quick ? study.quick : study.matches;
    return count === undefined ? [] : [[study, count] as const];
  });
const kept = new Kept(values.keep, sourcesOf(game));
const all = await playAll(game, wanted, kept, {
  until: Date.now() + 60_000 * Number(values.minutes),
  threads: values.threads === undefined ? undefined : Number(values.threads),
});
const byId = new Map(all.map((results) => [results.study.id, results]));
const goals = figures.goals(byId);
const cardsInNoDeck = figures.cardsInNoDeck();
const ok = goals.every(({ met }) => met) && cardsInNoDeck.length === 0;
const text = [studiesTable(all), ...(figures.tables?.(byId) ?? []), goalsTable(goals)].join("\n\n");
console.log(values.json ? JSON.stringify({ game, ok, goals, cardsInNoDeck }, null, 2) : text);
if (!values.json && cardsInNoDeck.length > 0) console.log(`\nin no deck: ${cardsInNoDeck.join(", ")}`);
if (values.write) write(text);
if (!ok) process.exitCode = 1;

function write(tables: string): void {
  const path = join(import.meta.dirname, "..", "games", game, "RULES.md");
  const [before = "", , after] = readFileSync(path, "utf8").split(/<!-- (?:end of )?figures -->/);
  if (after === undefined) throw new Error(`${path} has no place for figures`);
  writeFileSync(path, `${before}<!-- figures -->\n\n${tables}\n\n<!-- end of figures -->${after}`);
}
