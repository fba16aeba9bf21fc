import { moveAnnounced, unitMarches } from "../movement/march.ts";
import { destinations, movesLeft, unitsOf, whyNotMove } from "../movement/moving.ts";
import { pathTo } from "../movement/paths.ts";
import { openingWindow } from "../reactions/windows.ts";
import { cellLabel, nameOfCell, spotsOf, unitLabel } from "../sentences.ts";
import { world } from "../world.ts";

/** [R4] */
export const move = world.action("move", {
  takes: { unit: "piece", cell: "text" },
  label: "Move a unit",
  phase: "MOVEMENT",
  play(turn) {
    const { state, seat } = turn;
    turn.need(movesLeft(turn, seat) > 0, "NO_MOVES_LEFT");
    const unit = turn.oneOf("unit", unitsOf(state, seat), {
      label: (option) => unitLabel(state, option),
      check: (option) => whyNotMove(turn, option),
    });
    const reached = destinations(turn, unit);
    const spot = turn.oneOf("cell", spotsOf(state, [...reached.keys()]), {
      ask: "Where to?",
      label: ({ cell }) => cellLabel(state, cell),
    });
    return [
      moveAnnounced({ seat, unit: unit.face, from: nameOfCell(state, unit.cell), to: spot.id }),
      turn.set("movedUnits", [...state.movedUnits, unit.id]),
      turn.set("maneuver", { unit: unit.id, path: pathTo(reached, spot.cell) }),
      openingWindow("beforeMove"),
      unitMarches({ unit: unit.id }),
      openingWindow("afterMove"),
      turn.set("maneuver", null),
    ];
  },
});
