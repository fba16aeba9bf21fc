import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { catalog } from "@cardwright/catalog";
import { startPostgres, startRedis } from "@cardwright/testbed";
import { games } from "../test/games/index.ts";
import { canariesOf } from "../test/harness/catalog-canaries.ts";
import { crashAgainAndAgain } from "../test/harness/crash.ts";
import { fuzz } from "../test/harness/fuzz.ts";
import { manyNodes, type Trouble } from "../test/harness/nodes.ts";
import { isLeakFound, plantedLeaks } from "../test/harness/planted-leaks.ts";
import { playTwoWorlds, Worlds } from "../test/harness/two-worlds.ts";

/** The larger counts. Each part prints what it did and what was wrong; the exit code is 1 if anything was. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { scale: { type: "string", default: "1" } },
});
const scale = Number(values.scale);
const count = (full: number): number => Math.max(1, Math.round(full * scale));
const TROUBLES: Trouble[] = ["kill a node", "stop Redis", "restart PostgreSQL", "pause a node", "kill PostgreSQL"];

const parts: Record<string, () => Promise<readonly string[]>> = {
  async crash() {
    const folder = mkdtempSync(join(tmpdir(), "cardwright-soak-"));
    const db = `sqlite:${join(folder, "soak.db")}`;
    const report = await crashAgainAndAgain({
      db,
      port: 28_000,
      matches: 100,
      kills: count(300),
      name: "soak",
      pause: 160,
    });
    rmSync(folder, { recursive: true, force: true });
    console.log(JSON.stringify({ ...report, wrong: report.wrong.length }));
    const missed = Object.entries(report.windows).filter(([, hits]) => hits < Math.min(10, count(10)));
    return [...report.wrong, ...missed.map(([window]) => `${window} was hit too rarely`)];
  },
  async nodes() {
    const [postgres, redis] = await Promise.all([startPostgres({ durable: true }), startRedis()]);
    const troubles = Array.from({ length: count(100) }, (_, i) => TROUBLES[i % TROUBLES.length]!);
    const report = await manyNodes({
      postgres,
      redis,
      nodes: 3,
      firstPort: 28_100,
      matches: 40,
      name: "soak",
      pause: 60,
      troubles,
    });
    await Promise.all([postgres.close(), redis.close()]);
    console.log(
      JSON.stringify({ troubles: troubles.length, acknowledged: report.acknowledged, wrong: report.wrong.length }),
    );
    return report.wrong;
  },
  async frames() {
    const report = await fuzz(count(50_000), "soak");
    console.log(JSON.stringify({ ...report, answers: [...report.answers], closes: [...report.closes] }));
    if (report.answers.has("INTERNAL") || report.answers.has("RULES_FAILED")) return ["the rules failed at a frame"];
    return report.unchanged && report.ownVerified && report.grownMegabytes < 300
      ? []
      : ["broken frames changed something, or were kept"];
  },
  async leaks() {
    const worlds = await Worlds.open([...games, ...catalog]);
    const names = ["duel", "seers", ...catalog.map(({ game }) => game.id)];
    const wrong: string[] = [];
    let compared = 0;
    for (let i = 0; i < count(2_000); i++) {
      const game = names[i % names.length]!;
      const { expansions } = worlds.catalog.entries.get(game)!;
      const viewer = [0, 1, -1][Math.floor(i / names.length) % 3]!;
      const chosen = i % 2 === 0 ? [] : expansions.map(({ id }) => id);
      const report = await playTwoWorlds(worlds, { game, name: `soak ${i}`, viewer, expansions: chosen });
      compared += report.compared;
      if (report.differs !== null) wrong.push(`soak ${i} of ${game}: ${report.differs}`);
    }
    const planted = Object.keys(plantedLeaks);
    const missed: string[] = [];
    for (const name of planted)
      if (!(await isLeakFound(worlds, name))) missed.push(`a planted leak was missed: ${name}`);
    await worlds.close();
    console.log(
      JSON.stringify({ compared, wrong: wrong.length, planted: planted.length, found: planted.length - missed.length }),
    );
    return [...wrong, ...missed];
  },
  async canaries() {
    const wrong: string[] = [];
    for (const entry of catalog) {
      const report = await canariesOf(entry, "soak", { steps: count(4_000), perMatch: 120 });
      console.log(JSON.stringify({ game: entry.game.id, ...report, escaped: report.escaped.length }));
      wrong.push(...report.escaped);
    }
    return wrong;
  },
};
const chosen = positionals.length > 0 ? positionals : Object.keys(parts);
for (const name of chosen) {
  const part = parts[name];
  if (part === undefined) throw new Error(`there is no part ${name}; there are ${Object.keys(parts).join(", ")}`);
  console.log(`soak: ${name}`);
  const wrong = await part();
  for (const line of wrong.slice(0, 20)) console.error(line);
  if (wrong.length > 0) process.exitCode = 1;
}
process.exit();
