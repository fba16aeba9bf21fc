import { deploymentsLeft, entryCells, placing } from "../deployment/placing.ts";
import { movesLeft } from "../movement/moving.ts";
import { cellLabel, spotsOf, unitLabel } from "../sentences.ts";
import { world } from "../world.ts";

/** [R4.6] A unit from the reserve enters at its own edge; that is its move for the turn. */
export const deploy = world.action("deploy", {
  takes: { unit: "piece", cell: "text" },
  label: "Bring in a unit",
  phase: "MOVEMENT",
  play(turn) {
    const { state, seat } = turn;
    turn.need(state.reserve[seat].length > 0, "NO_RESERVE");
    turn.stop(turn.check("canDeploy", { seat }));
    const refused = state.deployments[seat] > 0 ? "NO_DEPLOYMENT.more" : "NO_DEPLOYMENT.early";
    turn.need(deploymentsLeft(turn, seat) > 0, refused);
    turn.need(movesLeft(turn, seat) > 0, "NO_MOVES_LEFT");
    const unit = turn.oneOf("unit", state.reserve[seat], {
      label: (option) => unitLabel(state, option),
    });
    const spot = turn.oneOf("cell", spotsOf(state, entryCells(state, seat)), {
      ask: "Where does it enter?",
      label: ({ cell }) => cellLabel(state, cell),
    });
    return [
      ...placing(turn, unit, spot.cell),
      turn.add("deployments", seat, 1),
      turn.set("movedUnits", [...state.movedUnits, unit.id]),
    ];
  },
});
