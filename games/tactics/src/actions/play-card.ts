import { type Events, type Piece, type Refusal, refuse, type Text } from "@cardwright/core";
import { deedCards, isWound } from "../cards.ts";
import { isNight } from "../day.ts";
import type { Deed } from "../deed.ts";
import { chooseStat, gaining, type Playing, refusalOfAll, resolveAll, unpowered } from "../deed-effects.ts";
import { cardPlayed, MODES } from "../events/card-played.ts";
import { gainOf } from "../gains.ts";
import { choosePayment, noMana, powering, spending } from "../mana.ts";
import { PLAY_CARD_ACTION } from "../protocol.ts";
import { type Turn, world } from "../world.ts";

type Mode = (typeof MODES)[number];
function modeLabel(deed: Deed, mode: Mode): Text {
  if (mode === "sideways") return ["label.mode.sideways"];
  return [`label.mode.${mode}`, { gains: (deed[mode] ?? []).map(gainOf), color: deed.color }];
}

const playing = (turn: Turn, card: Piece): Playing => ({ turn, cards: [card], paid: null, bonus: 0, prefix: "" });

/** Why a card cannot be played in this way now [R5.3]. */
function refusalOfMode(turn: Turn, card: Piece, deed: Deed, mode: Mode): Refusal | undefined {
  switch (mode) {
    case "sideways":
      return undefined;
    case "basic":
      return refusalOfAll(playing(turn, card), deed.basic);
    case "powered":
      return unpowered(turn, deed.color) ?? refusalOfAll(playing(turn, card), deed.powered);
    case "night":
      if (deed.night === undefined) return refuse("NO_NIGHT_EFFECT");
      if (!isNight(turn.state)) return refuse("NOT_NIGHT");
      return noMana(turn, ["black"]) ?? refusalOfAll(playing(turn, card), deed.night);
  }
}
function effectsOf(turn: Turn, card: Piece, deed: Deed, mode: Mode): Events {
  if (mode === "sideways") return gaining(turn, chooseStat(turn, "stat"), 1);
  if (mode === "basic") return resolveAll(playing(turn, card), deed.basic);
  const mana = choosePayment(turn, "mana", mode === "night" ? ["black"] : powering(turn, deed.color));
  const effects = mode === "night" ? (deed.night ?? []) : deed.powered;
  return [...spending(turn, mana), ...resolveAll({ ...playing(turn, card), paid: mana }, effects)];
}

export const playCard = world.action(PLAY_CARD_ACTION, {
  takes: {
    card: "piece",
    mode: "text",
    mana: "text",
    stat: "text",
    effect: "text",
    discard: "piece",
    die: "piece",
    color: "text",
    // Another card whose deed is done in its place asks the same again.
    other: "piece",
    other_mana: "text",
    other_stat: "text",
    other_effect: "text",
    other_discard: "piece",
    other_die: "piece",
    other_color: "text",
  },
  label: "Play a card",
  phase: "play",
  play(turn) {
    const { seat, state } = turn;
    const card = turn.oneOf("card", state.hand[seat], {
      ask: "Which card do you play?",
      check: (option) => (isWound(option) ? refuse("WOUND") : undefined),
    });
    const deed = deedCards.byId(card.face);
    const mode = turn.oneOf("mode", MODES, {
      label: (option) => modeLabel(deed, option),
      check: (option) => refusalOfMode(turn, card, deed, option),
    });
    return [
      cardPlayed({ playerId: seat, cardId: card.face, mode }),
      turn.move(card, ["playArea", seat]),
      turn.add("cardsUsed", seat, 1),
      ...effectsOf(turn, card, deed, mode),
    ];
  },
});
