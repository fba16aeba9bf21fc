import { type Events, type Refusal, refuse } from "@cardwright/core";
import { activeOf, BARE, drawsLeft, inPlay, type MinisTurn, modeOf, newcomers } from "../board.ts";
import type { ItemCard } from "../card-types.ts";
import { cardOf, isEnergy } from "../cardset.ts";
import { cleanse, hasBadStatus, shield } from "../effects/inflicting.ts";
import { winded } from "../effects/statuses.ts";
import { cardPlayedItem, energyAttached, switched } from "../events/cards.ts";
import { noDrawsLeft, noStatuses, unless } from "../handlers/gates.ts";
import type { Card } from "../piece.ts";
import { notePlayed } from "../rules/combos.ts";
import { heal } from "../steps/damage.ts";
import { drawCards } from "../steps/draw.ts";
import { discardSome } from "../steps/searching.ts";
import { world } from "../world.ts";

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
        "none of your creatures is hurt",
      );
    case "attachFromHand":
      return unless(state.hand[seat].some(isEnergy), "noEnergy");
    case "clearStatuses":
      return unless(
        inPlay(state, seat).some((creature) => hasBadStatus(turn, creature)),
        "none of your creatures has a bad status",
      );
    case "shield":
      return noStatuses(state);
    case "freeSwitch":
      return unless(
        newcomers(state, seat).some((creature) => turn.may("mayComeIn", { creature })),
        "nobody can come in",
      );
    case "recycleEnergy":
      return unless(state.discard[seat].some(isEnergy), "noEnergyInDiscard");
    case "findEnergy":
    case "findCreatures":
    case "arrangeTop":
    case "drawThenDiscard":
      return unless(state.deck[seat].length > 0, "deckEmpty") ?? noDrawsLeft(drawsLeft(state, seat));
  }
}

/** What the item does, after what there is to choose on the open table. */
function effectsOf(turn: MinisTurn, item: ItemCard, card: Card): Events {
  const { seat, state } = turn;
  const { does } = item;
  const ask = "On which creature?";
  switch (does.kind) {
    case "heal": {
      const check = ({ damage }: Card) => unless(damage > 0, "unhurt");
      const { id } = turn.oneOf("creature", inPlay(state, seat), { ask, check });
      return [heal({ creature: id, amount: does.amount, by: "" })];
    }
    case "attachFromHand": {
      const { id, face } = turn.oneOf("creature", inPlay(state, seat), { ask });
      const energies = turn.someOf(
        "energies",
        state.hand[seat].filter(isEnergy),
        { min: 1, max: does.most },
        {
          ask: "Which energies?",
        },
      );
      return energies.flatMap((energy) => [
        turn.move(energy, ["attached", seat], { marks: { on: id } }),
        energyAttached({ seat, card: energy.id, face: energy.face, creature: id, creatureFace: face }),
      ]);
    }
    case "clearStatuses": {
      const check = (one: Card) => unless(hasBadStatus(turn, one), "noStatus");
      return cleanse(turn, turn.oneOf("creature", inPlay(state, seat), { ask, check }));
    }
    case "shield":
      return shield(turn.oneOf("creature", inPlay(state, seat), { ask }), does.amount);
    case "freeSwitch": {
      const check = (creature: Card) => turn.check("mayComeIn", { creature });
      const { id, face } = turn.oneOf("creature", newcomers(state, seat), { ask: "Who comes in?", check });
      const outgoing = activeOf(state, seat)?.id ?? "";
      return [
        switched({ seat, incoming: id, face, outgoing, cause: "ITEM" }),
        winded.start({ owner: seat, piece: id, targets: [id], source: { kind: "card", ref: card.face } }),
      ];
    }
    case "recycleEnergy": {
      const energies = turn.someOf(
        "energies",
        state.discard[seat].filter(isEnergy),
        { min: 1, max: does.most },
        {
          ask: "Which energies go back?",
        },
      );
      return [...energies.map((energy) => turn.move(energy, ["deck", seat])), turn.shuffle(["deck", seat])];
    }
    case "drawThenDiscard":
      return [drawCards({ seat, count: does.draw, cause: "EFFECT" }), discardSome({ seat, count: does.discard })];
    case "findEnergy":
    case "findCreatures":
    case "arrangeTop":
      return turn.activate(item.digital?.app_effect_id ?? "", seat, card.id);
  }
}
