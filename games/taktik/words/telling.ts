import type { Telling } from "@cardwright/words";
import { cellName } from "../src/board.ts";
import { PRESETS } from "../src/presets.ts";

/**
 * How Taktik is told, as data: which verb a move has, which event tells of which, and what is bookkeeping. Zones, facts and events will
 * declare it themselves (docs/decisions/0018).
 */
export const telling: Telling = {
  cell: (cell, view) => cellName(boardOf(view), Number(cell)),
  enters: {
    drawn: { deck: "draws" },
    stored: { deck: "draws", drawn: "stores" },
    malus: { deck: "draws" },
    discard: { drawn: "discards", stored: "discards", malus: "isOver" },
    tacticsAside: { tactics: "leavesBehind" },
    reserve: false,
    muster: false,
  },
  facts: {
    maneuver: false,
    movedUnits: false,
    passing: false,
    combat: false,
    attacks: false,
    scouted: false,
    deployments: false,
    turnsHeld: false,
    ground: false,
    overlay: false,
    objectives: false,
    control: false,
  },
  // A player ends the movement and begins the rolls; the other phases follow by themselves.
  phases: { ATTACK: "PHASE_STARTED", DICE_RESOLUTION: "PHASE_STARTED", "*": false },
  events: {
    BONUS_DRAWN: { told: false },
    UNIT_PLACED: { covers: [{ type: "PIECE_MOVED", where: { to: "board", face: "$unit" } }] },
    // A march that nobody stopped to answer is one line.
    UNIT_MOVED: {
      covers: [
        { type: "PIECE_MARKED", where: { marks: "cell" } },
        { type: "MOVE_ANNOUNCED", where: { unit: "$unit", from: "$from", to: "$to" } },
      ],
      without: { type: "MOVE_ANNOUNCED", told: "UNIT_ARRIVED" },
    },
    UNIT_DAMAGED: { covers: [{ type: "PIECE_MARKED", where: { marks: "damaged" } }] },
    UNIT_REPAIRED: { covers: [{ type: "PIECE_MARKED", where: { marks: "damaged" } }] },
    UNIT_DESTROYED: {
      covers: [
        { type: "PIECE_MOVED", where: { to: "casualties", face: "$unit" } },
        { type: "FACT_CHANGED", where: { fact: "points" } },
      ],
    },
    MALUS_DRAWN: {
      covers: [
        { type: "PIECE_MOVED", where: { from: "deck", to: "drawn/$seat" } },
        { type: "PIECE_MOVED", where: { to: "malus", face: "$malus" } },
      ],
    },
    // A malus is laid aside when it has ended.
    EFFECT_ENDED: { covers: [{ type: "PIECE_MOVED", where: { from: "malus", to: "discard", face: "$source.ref" } }] },
    MALUS_CANCELLED: {
      covers: [
        { type: "PIECE_MOVED", where: { to: "discard", face: "$malus" } },
        { type: "PIECE_MOVED", where: { to: "discard", face: "$by" } },
        { type: "EFFECT_ENDED", where: { "source.ref": "$malus" }, all: true },
      ],
    },
    BONUS_PLAYED: { covers: [{ type: "PIECE_MOVED", where: { to: "discard", face: "$bonus" } }] },
    TACTIC_PLAYED: { covers: [{ type: "PIECE_MOVED", where: { to: "tacticsPlayed", face: "$tactic" } }] },
    OBJECTIVE_TAKEN: { covers: [{ type: "FACT_CHANGED", where: { fact: "control" } }] },
  },
};
/** The larger board has other rows: a cell of it goes by another name. */
function boardOf(view: object): (typeof PRESETS)[keyof typeof PRESETS] {
  const preset: unknown = "options" in view ? Object(view.options).preset : undefined;
  return preset === "standard" ? PRESETS.standard : PRESETS.skirmish;
}
