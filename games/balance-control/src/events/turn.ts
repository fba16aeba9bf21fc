import { open, pieceId, z } from "@cardwright/core";
import { doing, hasDone } from "../sentences.ts";
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
export const actionEnds = world.step("core.actionEnds", about, {
  becomes: (table, { seat, act }) => [actionTaken({ seat, act }), table.phase("awaitingPass")],
});
export const turnEnds = world.step("core.turnEnds", about, {
  becomes: (table, { seat, act }) => [actionTaken({ seat, act }), table.endTurn()],
});

const influence = { seat: open(world.seat), tile: open(pieceId), where: open(z.string()) };
export const influencePlaced = world.event("core.influencePlaced", influence, {
  say: ({ seat, where = "" }, names) => `${doing(names, seat, "place")} influence on ${where}.`,
});
export const influenceMoved = world.event(
  "core.influenceMoved",
  { ...influence, from: open(z.string()) },
  {
    say: ({ seat, from = "", where = "" }, names) =>
      `${doing(names, seat, "move")} influence from ${from} to ${where}.`,
  },
);
export const influenceFormalized = world.event("core.influenceFormalized", influence, {
  say: ({ seat, where = "" }, names) => `${doing(names, seat, "formalise")} influence in ${where}.`,
});
export const resourcesConverted = world.event(
  "core.resourcesConverted",
  { ...influence, give: open(z.string()), take: open(z.string()) },
  {
    say: ({ seat, give = "", take = "" }, names) => `${doing(names, seat, "convert")} 2 ${give} into 1 ${take}.`,
  },
);
/** From now on this player no longer keeps the others from formalising. */
export const startingPlaced = world.step(
  "core.startingPlaced",
  { seat: open(world.seat) },
  { becomes: (table, { seat }) => [table.set("established", seat, true), establishedNow({ seat })] },
);
const establishedNow = world.event(
  "core.established",
  { seat: open(world.seat) },
  { say: ({ seat }, names) => `${hasDone(names, seat, "placed all starting influence")}.` },
);

export const turnEvents = [
  actionTaken,
  actionSkipped,
  placementSkipped,
  actionEnds,
  turnEnds,
  influencePlaced,
  influenceMoved,
  influenceFormalized,
  resourcesConverted,
  startingPlaced,
  establishedNow,
];
