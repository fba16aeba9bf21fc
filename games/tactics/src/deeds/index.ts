import type { Deed } from "../deed.ts";
import { clearMind } from "./clear-mind.ts";
import { cutAFacet } from "./cut-a-facet.ts";
import { givenWord } from "./given-word.ts";
import { hotTemper } from "./hot-temper.ts";
import { lightFeet } from "./light-feet.ts";
import { longStride } from "./long-stride.ts";
import { makeDo } from "./make-do.ts";
import { openChannel } from "./open-channel.ts";
import { quietHour } from "./quiet-hour.ts";
import { raisedVoice } from "./raised-voice.ts";
import { secondWind } from "./second-wind.ts";
import { standFirm } from "./stand-firm.ts";

/** Every deed, one file each; `npm run list` lists them. */
export const deeds: readonly Deed[] = [
  clearMind,
  cutAFacet,
  givenWord,
  hotTemper,
  lightFeet,
  longStride,
  makeDo,
  openChannel,
  quietHour,
  raisedVoice,
  secondWind,
  standFirm,
];
