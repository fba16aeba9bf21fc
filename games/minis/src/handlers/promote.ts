import { refuse } from "@cardwright/core";
import { creatureWith, newcomers } from "../board.ts";
import { isMini } from "../cardset.ts";
import { switched } from "../events/cards.ts";
import { leavePlay, PROMOTE } from "../steps/knockouts.ts";
import { world } from "../world.ts";
import { failedFor } from "./gates.ts";

/** After a knock-out its player sends in a creature from the bench. No status keeps it from that [R5.7]. */
export const promote = world.handler({
  effectId: PROMOTE,
  name: "Send in another creature",
  zones: [],
  windows: [],
  begin: ({ state }, { seat }) => ({
    events: [],
    prompts: [
      {
        type: "SELECT_TARGET_BENCH",
        seat,
        choices: newcomers(state, seat).map(({ id }) => id),
        zones: ["bench"],
        filter: "own",
      },
    ],
  }),
  continue({ state, table }, { seat, selections: [chosen] }) {
    const creature = creatureWith(state, String(chosen));
    if (creature === undefined) return failedFor(refuse("PRECONDITION_FAILED.gone"));
    const { id: incoming, face } = creature;
    // A mini stands in front only as the last creature, so the other minis leave with the one that fell.
    const scattered = isMini(creature) ? state.bench[seat].filter(({ id }) => id !== incoming) : [];
    return {
      events: [
        ...scattered.flatMap((mini) => leavePlay(table, mini)),
        switched({ seat, incoming, face, outgoing: "", cause: "KO" }),
      ],
    };
  },
});
