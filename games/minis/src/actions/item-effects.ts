import { type Events, type Refusal, refuse } from "@cardwright/core";
import { activeOf, inPlay, type MinisTurn, newcomers } from "../board.ts";
import type { ItemCard, ItemEffect } from "../card-types.ts";
import { elementOf, isEnergy } from "../cardset.ts";
import { drawForVariety, rallied, showHand, tempered } from "../effects/for-the-turn.ts";
import { cleanse, hasBadStatus, shield } from "../effects/inflicting.ts";
import { winded } from "../effects/statuses.ts";
import { energyAttached, switched } from "../events/cards.ts";
import { unless } from "../handlers/gates.ts";
import type { Card } from "../piece.ts";
import { heal } from "../steps/damage.ts";
import { drawCards } from "../steps/draw.ts";
import { discardSome } from "../steps/searching.ts";

/** Items by kind: what each does, after what there is to choose on the open table. */

type Of<K extends ItemEffect["kind"]> = Extract<ItemEffect, { readonly kind: K }>;
const fromCard = ({ face }: Card) => ({ kind: "card", ref: face });

export function effectsOf(turn: MinisTurn, item: ItemCard, card: Card): Events {
  const { seat } = turn;
  const { does } = item;
  switch (does.kind) {
    case "heal":
      return [heal({ creature: hurtOne(turn).id, amount: does.amount, by: "" })];
    case "attachFromHand":
      return attachFromHand(turn, does);
    case "clearStatuses":
      return cleanse(
        turn,
        oneOfOwn(turn, (one) => unless(hasBadStatus(turn, one), "noStatus")),
      );
    case "shield":
      return shield(oneOfOwn(turn), does.amount);
    case "freeSwitch":
      return freeSwitch(turn, card);
    case "recycleEnergy":
      return recycleEnergy(turn, does);
    case "drawThenDiscard":
      return [drawCards({ seat, count: does.draw, cause: "EFFECT" }), discardSome({ seat, count: does.discard })];
    case "rally":
      return [
        rallied.start({ owner: seat, source: fromCard(card) }),
        drawForVariety({ seat, elements: does.elements, count: does.draw }),
      ];
    case "oracle": {
      const { draw, element, most } = does;
      return [drawCards({ seat, count: draw, cause: "EFFECT" }), showHand({ seat, element, most, card: card.face })];
    }
    case "temper":
      return temper(turn, does, card);
    case "findEnergy":
    case "findCreatures":
    case "arrangeTop":
      return turn.activate(item.digital?.app_effect_id ?? "", seat, card.id);
  }
}
function oneOfOwn(turn: MinisTurn, check?: (one: Card) => Refusal | undefined): Card {
  const ask = "On which creature?";
  return turn.oneOf("creature", inPlay(turn.state, turn.seat), check === undefined ? { ask } : { ask, check });
}
const hurtOne = (turn: MinisTurn): Card => oneOfOwn(turn, ({ damage }) => unless(damage > 0, "unhurt"));

function attachFromHand(turn: MinisTurn, { most }: Of<"attachFromHand">): Events {
  const { seat, state } = turn;
  const { id, face } = oneOfOwn(turn);
  const held = state.hand[seat].filter(isEnergy);
  const energies = turn.someOf("energies", held, { min: 1, max: most }, { ask: "Which energies?" });
  return energies.flatMap((energy) => [
    turn.move(energy, ["attached", seat], { marks: { on: id } }),
    energyAttached({ seat, card: energy.id, face: energy.face, creature: id, creatureFace: face }),
  ]);
}
function freeSwitch(turn: MinisTurn, card: Card): Events {
  const { seat, state } = turn;
  const check = (creature: Card) => turn.check("mayComeIn", { creature });
  const { id, face } = turn.oneOf("creature", newcomers(state, seat), { ask: "Who comes in?", check });
  const outgoing = activeOf(state, seat)?.id ?? "";
  return [
    switched({ seat, incoming: id, face, outgoing, cause: "ITEM" }),
    winded.start({ owner: seat, piece: id, targets: [id], source: fromCard(card) }),
  ];
}
function recycleEnergy(turn: MinisTurn, { most }: Of<"recycleEnergy">): Events {
  const { seat, state } = turn;
  const gone = state.discard[seat].filter(isEnergy);
  const energies = turn.someOf("energies", gone, { min: 1, max: most }, { ask: "Which energies go back?" });
  return [...energies.map((energy) => turn.move(energy, ["deck", seat])), turn.shuffle(["deck", seat])];
}
function temper(turn: MinisTurn, { element, paidWith, against, attack }: Of<"temper">, card: Card): Events {
  const other = refuse("PRECONDITION_FAILED.otherElement", { element });
  const { id } = oneOfOwn(turn, (one) => (elementOf(one) === element ? undefined : other));
  const params = { paidWith, against, attack };
  return [tempered.start({ owner: turn.seat, piece: id, targets: [id], params, source: fromCard(card) })];
}
