import type { Turn } from "@cardwright/core";
import { cardOf } from "../catalogue.ts";
import { playFlow } from "../flow/play-flow.ts";
import { TRAPS_MAX } from "../numbers.ts";
import type { CardPiece } from "../printed.ts";
import { type Politics, world } from "../world.ts";
import { canPlayCard } from "./can-play-card.ts";
import { CHOOSING, choose } from "./choosing.ts";

/** [R6] Plays a card from the hand for its cost in AP. */
export const playCard = world.action("playCard", {
  takes: { card: "piece", second: "piece", ...CHOOSING },
  label: "Play a card",
  play(turn) {
    const { seat: player, state } = turn;
    const { length } = state.hand[player];
    const isSuspended = length === 0 && state.suspended[player].length > 0;
    turn.need(!isSuspended, "HAND_OUT_OF_USE");
    turn.need(length > 0, "HAND_EMPTY");
    const card = turn.oneOf("card", state.hand[player], {
      ask: "Which card do you play?",
      check: (piece) => canPlayCard(turn, player, piece),
    });
    const definition = cardOf(card);
    const second = definition.kind === "trap" ? secondTrap(turn, card) : undefined;
    const picked = definition.kind === "instant" ? { chosen: [], option: "" } : choose(turn, definition.choice);
    return playFlow({ player, card, second, ...picked });
  },
});

const ONE_ONLY = "one";
/** [R14.3] Whoever may set two traps at once is asked for the second. */
function secondTrap(turn: Turn<Politics>, first: CardPiece): CardPiece | undefined {
  const { seat: player, state } = turn;
  const others = state.hand[player].filter((piece) => piece.id !== first.id && cardOf(piece).kind === "trap");
  const room = turn.ask("trapSlots", { seat: player }, TRAPS_MAX) - state.traps[player].length;
  if (turn.ask("trapsAtOnce", { seat: player }, 1) < 2 || room < 2 || others.length === 0) return undefined;
  const second = turn.oneOf<CardPiece | string>("second", [ONE_ONLY, ...others], {
    label: (piece) => (typeof piece === "string" ? "" : [`card.${piece.face}.name`]),
  });
  return typeof second === "string" ? undefined : second;
}
