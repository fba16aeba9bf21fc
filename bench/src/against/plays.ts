import { seedOf } from "../boards/board.ts";
import { boardNamed, boardNames, boardWays } from "../boards/boards.ts";
import { cardwright } from "../core/cardwright.ts";
import { plain } from "../core/plain.ts";
import { scriptedChoices } from "../core/script.ts";

/** Plays one whole match and says how many actions that took. */
export type Play = () => number;

const SEED = 7;
const duelModes = { plain: plain.modes["loop"], ...cardwright.modes };

/**
 * Everything that is compared with an older revision, by name. This file is copied to the checkout of the older one, so that
 * both play the very same matches, each on its own core.
 */
const plays: Readonly<Record<string, () => Play>> = Object.fromEntries([
  ...Object.entries(duelModes).map(([mode, played]) => [
    `duel/${mode}`,
    (): Play => {
      if (played === undefined) throw new Error(`the duel has no mode ${mode}`);
      const choose = scriptedChoices(SEED);
      let seed = SEED;
      return () => played.playMatch(seed++, choose);
    },
  ]),
  ...boardNames.flatMap((name) =>
    boardWays.map((way) => [
      `${name}/${way}`,
      (): Play => {
        const board = boardNamed(name);
        const draw = scriptedChoices(SEED);
        let seed = SEED;
        if (way === "plain") return () => board.plain(draw).actions;
        return () => board.plays[way](seedOf(seed++), draw).actions;
      },
    ]),
  ),
]);
export function playNamed(name: string): Play {
  const found = plays[name];
  if (found === undefined) throw new Error(`there is no play ${name}; known are ${Object.keys(plays).join(", ")}`);
  return found();
}
