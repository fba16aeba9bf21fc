import { fuzz } from "../../test/harness/fuzz.ts";
import type { SoakPart } from "../part.ts";

const GROWN_MEGABYTES_MAX = 300;

/** Broken frames at matches that run, are over, and are played next door. */
export const part: SoakPart = {
  full: 50_000,
  async run(count) {
    const report = await fuzz(count, "soak");
    const { frames, answered, answers, closes, neighbourMoves, unchanged, ownSteps, ownVerified } = report;
    const grownMegabytes = Math.round(report.grownMegabytes);
    const wrong: string[] = [];
    if (answers.has("INTERNAL") || answers.has("RULES_FAILED")) wrong.push("the rules failed at a frame");
    if (!unchanged) wrong.push("broken frames changed a match");
    if (!ownVerified) wrong.push("the log of a match that got broken frames does not verify");
    if (grownMegabytes >= GROWN_MEGABYTES_MAX) wrong.push(`broken frames were kept: ${grownMegabytes} MB`);
    const kinds = { answers: answers.size, closes: closes.size };
    return { counts: { frames, answered, ...kinds, neighbourMoves, ownSteps, grownMegabytes }, wrong };
  },
};
