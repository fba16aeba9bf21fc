import { type Refusal, refuse } from "@cardwright/core";
import { BARE, drawsLeft, inPlay, type MinisTurn, modeOf, newcomers } from "../board.ts";
import { cardOf, elementOf, isEnergy } from "../cardset.ts";
import { hasBadStatus } from "../effects/inflicting.ts";
import { cardPlayedItem } from "../events/cards.ts";
import { noDrawsLeft, noStatuses, unless } from "../handlers/gates.ts";
import type { Card } from "../piece.ts";
import { notePlayed } from "../rules/combos.ts";
import { world } from "../world.ts";
import { effectsOf } from "./item-effects.ts";

/** Items, any number a turn, and one supporter [R4.8]. */
export const playItem = world.action("PLAY_ITEM", {
  takes: { card: "piece", creature: "piece", energy: "pieces", energies: "pieces" },
  label: "Play an item",
  phase: "TURN.MAIN",
  play(turn) {
    const { seat, state } = turn;
    const card = turn.oneOf(
      "card",
      state.hand[seat].filter((held) => cardOf(held).kind === "item"),
      { check: (held) => whyNotPlayed(turn, held) },
    );
    const item = cardOf(card);
    if (item.kind !== "item") return [];
    const supporter = item.supporter === true;
    const does = effectsOf(turn, item, card);
    return [
      turn.move(card, ["discard", seat], { marks: BARE }),
      cardPlayedItem({ seat, card: card.id, face: card.face, supporter }),
      ...(supporter ? [turn.add("supportersPlayed", seat, 1)] : []),
      ...notePlayed(turn, seat, supporter ? "SUPPORTER" : "ITEM"),
      ...does,
    ];
  },
});

function whyNotPlayed(turn: MinisTurn, held: Card): Refusal | undefined {
  const { seat, state } = turn;
  const item = cardOf(held);
  if (item.kind !== "item") return refuse("SOURCE_INVALID.item");
  if (item.supporter === true) {
    if (!modeOf(state).full) return refuse("PRECONDITION_FAILED.simpleSupporters");
    if (state.supportersPlayed[seat] > 0) return refuse("CAP_EXCEEDED.supporter");
  }
  switch (item.does.kind) {
    case "heal":
      return unless(
        inPlay(state, seat).some(({ damage }) => damage > 0),
        "nobodyHurt",
      );
    case "attachFromHand":
      return unless(state.hand[seat].some(isEnergy), "noEnergy");
    case "clearStatuses":
      return unless(
        inPlay(state, seat).some((creature) => hasBadStatus(turn, creature)),
        "nobodyIll",
      );
    case "shield":
      return noStatuses(state);
    case "freeSwitch":
      return unless(
        newcomers(state, seat).some((creature) => turn.may("mayComeIn", { creature })),
        "nobodyComesIn",
      );
    case "recycleEnergy":
      return unless(state.discard[seat].some(isEnergy), "noEnergyInDiscard");
    case "findEnergy":
    case "findCreatures":
    case "arrangeTop":
    case "drawThenDiscard":
    case "oracle":
      return unless(state.deck[seat].length > 0, "deckEmpty") ?? noDrawsLeft(drawsLeft(state, seat));
    case "rally":
      return undefined;
    case "temper": {
      const { element } = item.does;
      const fits = inPlay(state, seat).some((creature) => elementOf(creature) === element);
      return fits ? undefined : refuse("PRECONDITION_FAILED.nobodyOf", { element });
    }
  }
}
