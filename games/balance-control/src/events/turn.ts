import { open, pieceId } from "@cardwright/core";
import * as z from "zod/mini";
import { doing, hasDone, spotText } from "../sentences.ts";
import { world } from "../world.ts";

/** How a turn goes on. Expansions end a political action of theirs by `actionEnds`, or with the turn by `turnEnds`. */

const about = { seat: open(world.seat), act: open(z.string()) };

/** A political action was taken; what waits for "the next action" hears this. */
export const actionTaken = world.event("core.actionTaken", about, { say: () => "" });
export const actionSkipped = world.event(
  "core.actionSkipped",
  { seat: open(world.seat) },
  { say: ({ seat }, names) => `${doing(names, seat, "take")} no action.` },
);
export const placementSkipped = world.event(
  "core.placementSkipped",
  { seat: open(world.seat) },
  { say: ({ seat }, names) => `${doing(names, seat, "lay")} no tile.` },
);
export const actionEnds = world.step(
  "core.actionEnds",
  { seat: world.seat, act: z.string() },
  (table, { seat, act }) => [actionTaken({ seat, act }), table.phase("awaitingPass")],
);
export const turnEnds = world.step("core.turnEnds", { seat: world.seat, act: z.string() }, (table, { seat, act }) => [
  actionTaken({ seat, act }),
  table.endTurn(),
]);

/** A tile by what it is and where it lies, for whoever tells of it. */
export const spot = { face: open(z.string()), cell: open(z.string()) };
const influence = { seat: open(world.seat), tile: open(pieceId), ...spot };
export const influencePlaced = world.event("core.influencePlaced", influence, {
  say: ({ seat, ...at }, names) => `${doing(names, seat, "place")} influence on ${spotText(names, at)}.`,
});
export const influenceMoved = world.event(
  "core.influenceMoved",
  { ...influence, fromFace: open(z.string()), fromCell: open(z.string()) },
  {
    say: ({ seat, fromFace, fromCell, ...at }, names) =>
      `${doing(names, seat, "move")} influence from ${spotText(names, { face: fromFace, cell: fromCell })} to ${spotText(names, at)}.`,
  },
);
export const influenceFormalized = world.event("core.influenceFormalized", influence, {
  say: ({ seat, ...at }, names) => `${doing(names, seat, "formalise")} influence in ${spotText(names, at)}.`,
});
export const resourcesConverted = world.event(
  "core.resourcesConverted",
  { ...influence, give: open(z.string()), take: open(z.string()) },
  {
    say: ({ seat, give = "", take = "" }, names) => `${doing(names, seat, "convert")} 2 ${give} into 1 ${take}.`,
  },
);
/** From now on this player no longer keeps the others from formalising. */
export const startingPlaced = world.step("core.startingPlaced", { seat: world.seat }, (table, { seat }) => [
  table.set("established", seat, true),
  establishedNow({ seat }),
]);
const establishedNow = world.event(
  "core.established",
  { seat: open(world.seat) },
  { say: ({ seat }, names) => `${hasDone(names, seat, "placed all starting influence")}.` },
);
