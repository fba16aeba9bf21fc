import { open, pieceId } from "@cardwright/core";
import { cards } from "../cardset/set.ts";
import { TACTICS_CHOSEN } from "../presets.ts";
import { cellLabel, type Spot, spotsOf, unitLabel } from "../sentences.ts";
import { world } from "../world.ts";
import { advisedCell, deploymentCells, placing, unitPlaced } from "./placing.ts";

/** [R3.1] Both sides choose in secret and at the same time; what is not chosen is out of the match. */
export const chooseTactics = world.prompt("chooseTactics", {
  takes: { tactics: "pieces" },
  memo: {},
  ask: "Choose six tactics",
  answer(turn) {
    const { state, seat } = turn;
    const chosen = turn.someOf(
      "tactics",
      state.tactics[seat],
      { min: TACTICS_CHOSEN, max: TACTICS_CHOSEN },
      { ask: "Which six tactics do you take along?", label: ({ face }) => cards.byId(face).name },
    );
    return state.tactics[seat]
      .filter((card) => !chosen.includes(card))
      .map((card) => turn.move(card, "tacticsAside", seat));
  },
});

const REST = "theRest";
/** [R3.3] One unit after the other, or all that are left by the staff. */
export const placeUnit = world.prompt("placeUnit", {
  takes: { cell: "text" },
  memo: { unit: open(pieceId) },
  ask: "Place a unit",
  onTimeout: () => REST,
  answer(turn, { unit: id }) {
    const { state, seat } = turn;
    const unit = turn.find("muster", id);
    if (unit === undefined) return [];
    const chosen = turn.oneOf<typeof REST | Spot>("cell", [REST, ...spotsOf(state, deploymentCells(state, seat))], {
      ask: `Where does this unit stand: ${unitLabel(state, unit)}?`,
      label: (option) => (option === REST ? "Place all the rest for me" : cellLabel(state, option.cell)),
    });
    return chosen === REST ? [restIsPlaced({ seat })] : placing(turn, unit, chosen.cell);
  },
});
export const sideDeploys = world.step("SIDE_DEPLOYS", { seat: open(world.seat) });
sideDeploys.does({
  becomes(table, { seat }) {
    const [unit] = table.state.muster[seat];
    return unit === undefined ? [] : [placeUnit(seat, { unit: unit.id }), sideDeploys({ seat })];
  },
});
const restIsPlaced = world.step("REST_IS_PLACED", { seat: open(world.seat) });
restIsPlaced.does({
  becomes(table, { seat }) {
    const [unit] = table.state.muster[seat];
    const cell = unit === undefined ? undefined : advisedCell(table.state, unit);
    return unit === undefined || cell === undefined ? [] : [...placing(table, unit, cell), restIsPlaced({ seat })];
  },
});
export const deploymentEvents = [unitPlaced, sideDeploys, restIsPlaced];
