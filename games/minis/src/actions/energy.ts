import { inPlay } from "../board.ts";
import { isEnergy } from "../cardset.ts";
import { energyAttached, energyPooled } from "../events/cards.ts";
import { world } from "../world.ts";

/** One energy a turn: into the pool, where it pays, or onto a creature, where it feeds evolution [R4.3]. */
export const attachEnergy = world.action("ATTACH_ENERGY", {
  takes: { card: "piece", dest: "text", creature: "piece" },
  label: "Play an energy",
  phase: "TURN.ENERGY",
  play(turn) {
    const { seat, state } = turn;
    turn.need(state.energiesPlayed[seat] < 1, "CAP_EXCEEDED.energy");
    const card = turn.oneOf("card", state.hand[seat].filter(isEnergy));
    const dest = turn.oneOf("dest", ["ATTACHED", "POOL"], {
      ask: "Where to?",
      label: (place) => (place === "POOL" ? "Into your pool" : "Onto a creature"),
    });
    const { id, face } = card;
    const played = [turn.add("energiesPlayed", seat, 1), turn.phase("TURN.MAIN")];
    if (dest === "POOL") return [turn.move(card, ["pool", seat]), energyPooled({ seat, card: id, face }), ...played];
    const creature = turn.oneOf("creature", inPlay(state, seat), { ask: "Onto which creature?" });
    return [
      turn.move(card, ["attached", seat], { marks: { on: creature.id } }),
      energyAttached({ seat, card: id, face, creature: creature.id, creatureFace: creature.face }),
      ...played,
    ];
  },
});
