import type { Tactic } from "../tactic.ts";
import { earlyBird } from "./early-bird.ts";
import { fromTheDusk } from "./from-the-dusk.ts";
import { greatStart } from "./great-start.ts";
import { longNight } from "./long-night.ts";
import { manaSearch } from "./mana-search.ts";
import { manaSteal } from "./mana-steal.ts";
import { midnightMeditation } from "./midnight-meditation.ts";
import { planning } from "./planning.ts";
import { preparation } from "./preparation.ts";
import { rethink } from "./rethink.ts";
import { sparingPower } from "./sparing-power.ts";
import { theRightMoment } from "./the-right-moment.ts";

/** Every tactic, one file each; `npm run list` lists them. */
export const tactics: readonly Tactic[] = [
  earlyBird,
  fromTheDusk,
  greatStart,
  longNight,
  manaSearch,
  manaSteal,
  midnightMeditation,
  planning,
  preparation,
  rethink,
  sparingPower,
  theRightMoment,
];
