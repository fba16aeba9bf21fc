import { attachedTo, inPlay, type MinisState } from "../board.ts";
import { energyAttached } from "../events/cards.ts";
import type { Card, Seat } from "../piece.ts";
import { world } from "../world.ts";
import { overCap, unless } from "./gates.ts";

const ATTACHED = { zones: ["attached"], filter: "own" } as const;
const CREATURES = { zones: ["active", "bench"], filter: "own" } as const;

/** One of each element on each creature: more would only be more of the same choice. */
function movable(state: MinisState, seat: Seat): readonly Card[] {
  return inPlay(state, seat).flatMap((creature) => {
    const carried = attachedTo(state, creature);
    return carried.filter(({ face }, i) => carried.findIndex((other) => other.face === face) === i);
  });
}
/** A field relic: once a turn, an energy goes from one own creature to another. */
export const relicConduit = world.handler({
  effectId: "EFF_RELIC_CONDUIT_001",
  name: "Move an energy",
  zones: ["relic"],
  windows: ["TURN.MAIN"],
  gate: (turn) =>
    overCap(turn, "relicMovesUsed") ??
    unless(movable(turn.state, turn.seat).length > 0, "nothingAttached") ??
    unless(inPlay(turn.state, turn.seat).length > 1, "nobodyElse"),
  begin: ({ state, tracker }, { seat }) => ({
    events: [tracker.count("activations", seat), tracker.count("relicMovesUsed", seat)],
    prompts: [{ type: "SELECT_ONE", seat, choices: movable(state, seat).map(({ id }) => id), ...ATTACHED }],
  }),
  continue({ state, table }, { seat, selections: [chosen], memo }) {
    const known = memo["energy"];
    const energy = state.attached[seat].find(({ id }) => id === (known ?? chosen));
    if (energy === undefined) return { events: [] };
    const others = inPlay(state, seat).filter(({ id }) => id !== energy.on);
    const [only] = others;
    const onto = others.length === 1 ? only : others.find(({ id }) => known !== undefined && id === chosen);
    if (onto === undefined) {
      const choices = others.map(({ id }) => id);
      return {
        events: [],
        prompts: [{ type: "SELECT_ONE", seat, choices, ...CREATURES, memo: { energy: energy.id } }],
      };
    }
    return {
      events: [
        table.mark(energy, { on: onto.id }),
        energyAttached({ seat, card: energy.id, face: energy.face, creature: onto.id, creatureFace: onto.face }),
      ],
    };
  },
});
