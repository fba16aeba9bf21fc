import { tacticSelected } from "../events/tactic-selected.ts";
import { SELECT_TACTIC_ACTION } from "../protocol.ts";
import { afterTactic } from "../steps/tactic-flow.ts";
import { heldTactic, tacticById } from "../tactic-cards.ts";
import { world } from "../world.ts";

/** What a tactic does when it is chosen, on the table that the choice has left. */
export const onPick = world.step(
  "ON_PICK",
  { playerId: world.seat },
  (table, { playerId }) => heldTactic(table.state, playerId)?.onPick?.(table, playerId) ?? [],
);

/** All different, and its effect at once [R3.3]. */
export const selectTactic = world.action(SELECT_TACTIC_ACTION, {
  takes: { tacticId: "text" },
  label: "Choose a tactic",
  phase: "tactics",
  play(turn) {
    const { seat, state } = turn;
    const { piece } = turn.oneOf(
      "tacticId",
      state.tacticOffer.map((offered) => ({ id: offered.face, piece: offered })),
      {
        ask: "Which tactic do you choose?",
        label: ({ id }) => ["label.numbered", { number: tacticById(id).number, tacticId: id }],
      },
    );
    return [
      tacticSelected({ playerId: seat, tacticId: piece.face }),
      turn.move(piece, ["tactic", seat]),
      onPick({ playerId: seat }),
      afterTactic({ playerId: seat }),
    ];
  },
});
