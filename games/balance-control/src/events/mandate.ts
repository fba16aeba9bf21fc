import { open } from "@cardwright/core";
import { hasDone } from "../sentences.ts";
import { world } from "../world.ts";

/** Measures that make one mandate [R10.7]. */
export const MEASURES_FOR_A_MANDATE = 2;

const mandateWon = world.event(
  "core.mandateWon",
  { seat: open(world.seat) },
  { say: ({ seat }, names) => `${hasDone(names, seat, "won a mandate")}: a marker comes from the reserve.` },
);
/** A measure was paid for: every second one of a player brings a marker into the supply. */
export const mandateGrows = world.step("core.mandateGrows", { seat: world.seat }, (table, { seat }) => {
  const { measuresPlayed, options, reserve } = table.state;
  const played = measuresPlayed[seat] + 1;
  const marker = reserve[seat].at(-1);
  const counted = table.set("measuresPlayed", seat, played);
  if (!options.mandates || played % MEASURES_FOR_A_MANDATE !== 0 || marker === undefined) return [counted];
  return [counted, table.move(marker, ["supply", seat]), mandateWon({ seat })];
});
