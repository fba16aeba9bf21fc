import { otherSeat, type Refusal, refuse, type Text } from "@cardwright/core";
import { activeOf, effectOn, type MinisTurn, modeOf, newcomers } from "../board.ts";
import type { AttackData, AttackEffect, CreatureCard } from "../card-types.ts";
import { creatureOf, elementOf } from "../cardset.ts";
import { tempered } from "../effects/for-the-turn.ts";
import { stealthed } from "../effects/statuses.ts";
import { attackDeclared } from "../events/combat.ts";
import type { AttackKind } from "../modes.ts";
import type { Card } from "../piece.ts";
import { attackSum, type Strike } from "../rules/attack-sum.ts";
import { resolveAttack } from "../steps/combat.ts";
import { combatOver } from "../steps/games.ts";
import { knockOuts } from "../steps/knockouts.ts";
import { world } from "../world.ts";
import { chooseAmong, energyFor, pay } from "./paying.ts";

/** The one attack of a turn, by the active creature on the active creature [R5]. */

/** Every creature has a plain blow besides. */
const attackOf = (data: AttackData | undefined): string => data?.id ?? "basic";
const dataOf = (card: CreatureCard, kind: AttackKind): AttackData | undefined =>
  kind === "SIGNATURE" ? card.signature : kind === "ULTIMATE" ? card.ultimate : undefined;
const kindsOf = (card: CreatureCard): readonly AttackKind[] => [
  "BASIC",
  ...(card.signature === undefined ? [] : (["SIGNATURE"] as const)),
  ...(card.ultimate === undefined ? [] : (["ULTIMATE"] as const)),
];
/** Its name and what it costs, with what it would do, for whoever shows that beside it. */
function attackLabel(turn: MinisTurn, strike: Strike, card: CreatureCard): Text {
  const data = dataOf(card, strike.attack);
  const cost = costOf(turn, strike.attacker, data);
  return ["label.attackWith", { ...attackSum(turn, strike), name: attackOf(data), cost, element: card.element }];
}
/** What the effect of an attack is aimed at, where there is something to choose. */
function aims(turn: MinisTurn, effect: AttackEffect | undefined): readonly Card[] {
  const { state, seat } = turn;
  const other = otherSeat(seat);
  switch (effect?.kind) {
    case "healBench":
      return state.bench[seat];
    case "splashOne":
      return state.bench[other];
    case "forceSwitch":
      return newcomers(state, other).filter((creature) => turn.may("mayComeIn", { creature }));
    default:
      return [];
  }
}

export const attack = world.action("ATTACK", {
  takes: { attack: "text", burst: "yesNo", energy: "pieces", target: "piece" },
  label: "Attack",
  phase: "TURN.COMBAT.DECLARE",
  play(turn) {
    const { seat, state } = turn;
    turn.need(state.attacks[seat] < 1, "CAP_EXCEEDED.attack");
    const isOpening = seat === state.firstSeat && state.turnsTaken[seat] === 1;
    turn.need(!isOpening, "PRECONDITION_FAILED.opening");
    const attacker = activeOf(state, seat);
    const defender = activeOf(state, otherSeat(seat));
    if (attacker === undefined || defender === undefined) {
      turn.stop(refuse("PRECONDITION_FAILED.alone"));
      return [];
    }
    const card = creatureOf(attacker);
    turn.need(card.attack > 0, "PRECONDITION_FAILED.noAttack", { card: card.id });
    turn.stop(turn.check("mayAttack", { creature: attacker }));
    const isStealthed = effectOn(state, attacker, stealthed) !== undefined;
    const strike = { seat, attacker, defender, burst: false, stealthed: isStealthed };
    const kind = turn.oneOf("attack", kindsOf(card), {
      // With what it would do, for whoever shows that beside it.
      label: (one) => attackLabel(turn, { ...strike, attack: one }, card),
      check: (one) => whyNotAffordable(turn, attacker, dataOf(card, one)),
    });
    const data = dataOf(card, kind);
    const from = aims(turn, data?.effect);
    const target = from.length === 0 ? undefined : turn.oneOf("target", from);
    const spent = energyOf(turn, attacker).slice(0, costOf(turn, attacker, data));
    const spare = state.pool[seat].filter(({ id }) => !spent.some((energy) => energy.id === id));
    const mayBurst = modeOf(state).full && !state.burstUsed[seat] && spare.length > 0;
    const burst = mayBurst && turn.yesNo("burst", "Add your one burst of the match, for one more energy?");
    const added = burst ? chooseAmong(turn, spare, 1) : [];
    return [
      ...pay(turn, [...spent, ...added]),
      turn.add("attacks", seat, 1),
      ...(burst ? [turn.set("burstUsed", seat, true)] : []),
      attackDeclared({
        seat,
        attacker: attacker.id,
        face: attacker.face,
        target: defender.id,
        targetFace: defender.face,
        attack: kind,
        name: attackOf(data),
        burst,
      }),
      turn.phase("TURN.COMBAT.RESOLVE"),
      resolveAttack({
        seat,
        attacker: attacker.id,
        attack: kind,
        target: target?.id ?? "",
        burst,
        stealthed: isStealthed,
      }),
      knockOuts({}),
      combatOver({ seat }),
    ];
  },
});
/** The cost of an attack for this creature now; a basic attack is free. */
const costOf = (turn: MinisTurn, attacker: Card, data: AttackData | undefined): number =>
  data === undefined ? 0 : turn.ask("attackCost", { creature: attacker }, data.cost);
/** The pool energies that pay for its attacks: its own element first, then what it was given to burn besides. */
function energyOf({ state, seat }: MinisTurn, attacker: Card): readonly Card[] {
  const own = energyFor(state, seat, creatureOf(attacker).element);
  const besides = effectOn(state, attacker, tempered)?.params["paidWith"];
  return besides === undefined ? own : [...own, ...state.pool[seat].filter((card) => elementOf(card) === besides)];
}
function whyNotAffordable(turn: MinisTurn, attacker: Card, data: AttackData | undefined): Refusal | undefined {
  const cost = costOf(turn, attacker, data);
  if (data === undefined || energyOf(turn, attacker).length >= cost) return undefined;
  const { element } = creatureOf(attacker);
  return refuse("PRECONDITION_FAILED.attackCost", { name: data.id, cost, element });
}
