import { catalog } from "@cardwright/catalog";
import { games } from "../../test/games/index.ts";
import { isLeakFound, plantedLeaks } from "../../test/harness/planted-leaks.ts";
import { playTwoWorlds, Worlds } from "../../test/harness/two-worlds.ts";
import type { SoakPart } from "../part.ts";

/** Two worlds that differ in what a viewer may not see, played in step; and leaks planted to be found. */
export const part: SoakPart = {
  full: 2_000,
  async run(matches) {
    const worlds = await Worlds.open([...games, ...catalog]);
    const names = ["duel", "seers", ...catalog.map(({ game }) => game.id)];
    const wrong: string[] = [];
    let compared = 0;
    for (let i = 0; i < matches; i++) {
      const game = names[i % names.length]!;
      const { expansions } = worlds.catalog.entries.get(game)!;
      const viewer = [0, 1, -1][Math.floor(i / names.length) % 3]!;
      const chosen = i % 2 === 0 ? [] : expansions.map(({ id }) => id);
      const report = await playTwoWorlds(worlds, { game, name: `soak ${i}`, viewer, expansions: chosen });
      compared += report.compared;
      if (report.differs !== null) wrong.push(`soak ${i} of ${game}: ${report.differs}`);
    }
    const planted = Object.keys(plantedLeaks);
    let found = 0;
    for (const name of planted) {
      if (await isLeakFound(worlds, name)) found++;
      else wrong.push(`a planted leak was missed: ${name}`);
    }
    await worlds.close();
    return { counts: { matches, compared, planted: planted.length, found }, wrong };
  },
};
