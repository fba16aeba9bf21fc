import { TARGETING } from "../cardset/aims.ts";
import { playing, whyNotPlay } from "../draw/playing.ts";
import { world } from "../world.ts";

/** [R6.6] */
export const playStored = world.action("playStored", {
  takes: { card: "piece", ...TARGETING },
  label: "Play a stored card",
  phase: ["MOVEMENT", "ATTACK"],
  play(turn) {
    const card = turn.oneOf("card", turn.state.stored[turn.seat], {
      label: ({ face }) => [`card.${face}.name`],
      check: (option) => whyNotPlay(turn, option),
    });
    return playing(turn, card);
  },
});
