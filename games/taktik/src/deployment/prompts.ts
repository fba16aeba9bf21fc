import { open, pieceId } from "@cardwright/core";
import { TACTICS_CHOSEN } from "../presets.ts";
import { cellLabel, type Spot, spotsOf } from "../sentences.ts";
import { world } from "../world.ts";
import { advisedCell, deploymentCells, placing } from "./placing.ts";

/** [R3.1] Both sides choose in secret and at the same time; what is not chosen is out of the match. */
export const chooseTactics = world.prompt("chooseTactics", {
  takes: { tactics: "pieces" },
  memo: {},
  answer(turn) {
    const { state, seat } = turn;
    const chosen = turn.someOf(
      "tactics",
      state.tactics[seat],
      { min: TACTICS_CHOSEN, max: TACTICS_CHOSEN },
      { label: ({ face }) => [`card.${face}.name`] },
    );
    return state.tactics[seat]
      .filter((card) => !chosen.includes(card))
      .map((card) => turn.move(card, ["tacticsAside", seat]));
  },
});

const REST = "theRest";
/** [R3.3] One unit after the other, or all that are left by the staff. */
export const placeUnit = world.prompt("placeUnit", {
  takes: { cell: "text" },
  memo: { unit: open(pieceId) },
  onTimeout: () => REST,
  answer(turn, { unit: id }) {
    const { state, seat } = turn;
    const unit = turn.find("muster", id);
    if (unit === undefined) return [];
    const chosen = turn.oneOf<typeof REST | Spot>("cell", [REST, ...spotsOf(state, deploymentCells(state, seat))], {
      ask: ["prompt.placeUnit.cell", { unit: unit.face }],
      label: (option) => (option === REST ? "" : cellLabel(state, option.cell)),
    });
    return chosen === REST ? [restIsPlaced({ seat })] : placing(turn, unit, chosen.cell);
  },
});
export const sideDeploys = world.step("SIDE_DEPLOYS", { seat: world.seat });
sideDeploys.does((table, { seat }) => {
  const [unit] = table.state.muster[seat];
  return unit === undefined ? [] : [placeUnit(seat, { unit: unit.id }), sideDeploys({ seat })];
});
const restIsPlaced = world.step("REST_IS_PLACED", { seat: world.seat });
restIsPlaced.does((table, { seat }) => {
  const [unit] = table.state.muster[seat];
  const cell = unit === undefined ? undefined : advisedCell(table.state, unit);
  return unit === undefined || cell === undefined ? [] : [...placing(table, unit, cell), restIsPlaced({ seat })];
});
