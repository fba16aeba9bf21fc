import { open, pieceId, type Refusal, refuse, type Text } from "@cardwright/core";
import { chooseTargets, TARGETING } from "../cardset/aims.ts";
import { cancelling, malusInForce, takingEffect } from "../cardset/play.ts";
import { cards } from "../cardset/set.ts";
import type { CardPiece } from "../pieces.ts";
import { STORED_MAX } from "../presets.ts";
import { type TaktikTurn, world } from "../world.ts";
import { playing, whyNotPlay } from "./playing.ts";

const cardLabel = ({ face }: CardPiece): Text => [`card.${face}.name`];

/** [R6.4] */
export const malusTarget = world.prompt("malusTarget", {
  takes: TARGETING,
  memo: { card: open(pieceId), seat: open(world.seat) },
  answer(turn, { card: id, seat }) {
    const card = turn.find("malus", id);
    return card === undefined ? [] : [takingEffect(card, seat, chooseTargets(turn, cards.byId(card.face), seat))];
  },
});

const ACCEPT = "accept";
const whyNoAnswer = (turn: TaktikTurn, card: CardPiece): Refusal | undefined =>
  cards.byId(card.face).cancelsMalus === undefined ? refuse("CANNOT_CANCEL") : turn.check("canPlayCard", { card });
/** [R6.5] Asked after every malus, whatever the store holds, so that being asked tells nothing. */
export const malusResponse = world.prompt("malusResponse", {
  takes: { answer: "text" },
  memo: { card: open(pieceId) },
  onTimeout: () => ACCEPT,
  answer(turn, { card: id }) {
    const { seat, state } = turn;
    const drawn = turn.find("malus", id);
    const answer = turn.oneOf<typeof ACCEPT | CardPiece>("answer", [ACCEPT, ...state.stored[seat]], {
      label: (option) => (option === ACCEPT ? "" : cardLabel(option)),
      check: (option) => (option === ACCEPT ? undefined : whyNoAnswer(turn, option)),
    });
    if (answer === ACCEPT || drawn === undefined) return [];
    const all = cards.byId(answer.face).cancelsMalus === "allInForce";
    const malus = all ? malusInForce(turn, seat) : [drawn];
    return [turn.move(answer, "discard"), ...cancelling(turn, seat, malus, answer.face)];
  },
});

const DECISIONS = ["play", "store", "replace", "discard"] as const;
type Decision = (typeof DECISIONS)[number];
const LABELS: Readonly<Record<Decision, string>> = {
  play: "Play it now",
  store: "Store it face down",
  replace: "Store it in place of another",
  discard: "Discard it",
};
/** [R6.3] A full store takes a card only in place of another. */
function whyNotDecide(turn: TaktikTurn, card: CardPiece, decision: Decision): Refusal | undefined {
  const isFull = turn.state.stored[turn.seat].length >= STORED_MAX;
  if (decision === "play") return whyNotPlay(turn, card);
  if (decision === "store") return isFull ? refuse("STORE_FULL", { most: STORED_MAX }) : undefined;
  return isFull ? undefined : refuse("STORE_NOT_FULL");
}
export const bonusDrawn = world.prompt("bonusDrawn", {
  takes: { decision: "text", replaced: "piece", ...TARGETING },
  memo: {},
  onTimeout: ({ state }, seat) => (state.stored[seat].length < STORED_MAX ? "store" : "discard"),
  answer(turn) {
    const { seat, state } = turn;
    const [card] = state.drawn[seat];
    if (card === undefined) return [];
    const decision = turn.oneOf("decision", DECISIONS, {
      label: (option) => LABELS[option],
      check: (option) => whyNotDecide(turn, card, option),
    });
    switch (decision) {
      case "play":
        return playing(turn, card);
      case "store":
        return [turn.move(card, ["stored", seat])];
      case "discard":
        return [turn.move(card, "discard")];
      case "replace": {
        const given = turn.oneOf("replaced", state.stored[seat], { label: cardLabel });
        return [turn.move(given, "discard"), turn.move(card, ["stored", seat])];
      }
    }
  },
});
