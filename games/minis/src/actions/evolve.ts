import { type Events, pieceId, type Refusal, refuse } from "@cardwright/core";
import { attachedTo, BARE, inPlay, type MinisState, type MinisTurn, modeOf } from "../board.ts";
import type { CreatureCard } from "../card-types.ts";
import { creatureOf, isCreature } from "../cardset.ts";
import { BAD_STATUSES, goingOn, recovering, winded } from "../effects/statuses.ts";
import { cardEvolved } from "../events/cards.ts";
import type { Card } from "../piece.ts";
import { notePlayed } from "../rules/combos.ts";
import { knockOuts } from "../steps/knockouts.ts";
import { world } from "../world.ts";

/** A creature grows onto the card it evolves from, when enough energy is attached to it [R4.4]. */

const ENERGY_FOR_STAGE: Readonly<Record<CreatureCard["stage"], number>> = { 1: 0, 2: 3, 3: 5, 4: 7, 5: 10 };

/** In a tournament a stage 3 creature may change into another of the same origin [R8.3]. */
const isMorph = (into: CreatureCard, from: CreatureCard): boolean =>
  into.stage === 3 && from.stage === 3 && into.id !== from.id && into.evolvesFrom === from.evolvesFrom;
const growsOutOf = (turn: MinisTurn, into: CreatureCard, from: CreatureCard): boolean =>
  into.evolvesFrom === from.id || (modeOf(turn.state).expert && isMorph(into, from));
function whyNotOnto(turn: MinisTurn, into: CreatureCard, creature: Card): Refusal | undefined {
  const from = creatureOf(creature);
  if (!growsOutOf(turn, into, from)) {
    return refuse("PRECONDITION_FAILED.lineage", { into: into.id, card: from.id });
  }
  const needed = turn.ask("growth", { creature }, ENERGY_FOR_STAGE[into.stage]);
  const has = attachedTo(turn.state, creature).length;
  return has < needed ? refuse("PRECONDITION_FAILED.growth", { needed, has }) : undefined;
}

/** Why none of the own creatures evolves into it: who could, and lacks energy, is the reason to tell. */
function whyNobody(turn: MinisTurn, into: CreatureCard): Refusal | undefined {
  const own = inPlay(turn.state, turn.seat);
  if (own.some((creature) => whyNotOnto(turn, into, creature) === undefined)) return undefined;
  const short = own.find((creature) => growsOutOf(turn, into, creatureOf(creature)));
  return short === undefined
    ? refuse("PRECONDITION_FAILED.nobodyGrows", { into: into.id })
    : whyNotOnto(turn, into, short);
}

export const evolve = world.action("EVOLVE", {
  takes: { card: "piece", creature: "piece" },
  label: "Evolve a creature",
  phase: "TURN.MAIN",
  play(turn) {
    const { seat, state } = turn;
    const grown = state.hand[seat].filter((held) => isCreature(held) && creatureOf(held).evolvesFrom !== undefined);
    const card = turn.oneOf("card", grown, {
      check: (held) => whyNobody(turn, creatureOf(held)),
    });
    const creature = turn.oneOf("creature", inPlay(state, seat), {
      ask: "Which creature evolves?",
      check: (candidate) => whyNotOnto(turn, creatureOf(card), candidate),
    });
    return [...grow(turn, card, creature), ...notePlayed(turn, seat, "EVOLUTION"), knockOuts({})];
  },
});
/**
 * The new card takes the place and the damage of the old one, which goes beneath it. Statuses end with the old one; what
 * only says that a creature had its turn, or a status, a moment ago goes on.
 */
function grow(turn: MinisTurn, card: Card, creature: Card): Events {
  const { seat, state } = turn;
  const isActive = state.active[seat].some(({ id }) => id === creature.id);
  const marks = { damage: creature.damage, on: "" };
  const position = state.bench[seat].findIndex(({ id }) => id === creature.id);
  return [
    turn.move(creature, ["beneath", seat], { marks: BARE }),
    isActive ? turn.move(card, ["active", seat], { marks }) : turn.move(card, ["bench", seat], { marks, position }),
    inherit({ from: creature.id, to: card.id }),
    ...stillHolds(state, creature, card),
    cardEvolved({
      seat,
      card: card.id,
      face: card.face,
      fromFace: creature.face,
      morph: isMorph(creatureOf(card), creatureOf(creature)),
    }),
  ];
}
function stillHolds({ effects, turn }: MinisState, from: Card, to: Card): Events {
  return effects
    .filter(({ piece }) => piece === from.id)
    .flatMap((effect) => {
      const onward = goingOn({ ...effect, piece: to.id, targets: [to.id] }, turn);
      if (effect.definition === winded.id) return [winded.start(onward)];
      const status = BAD_STATUSES.find((one) => one === effect.params["status"]);
      if (effect.definition !== recovering.id || status === undefined) return [];
      return [recovering.start({ ...onward, params: { status } })];
    });
}
/** What lay on the old card and beneath it now belongs to the new one. */
const inherit = world.step("inherit", { from: pieceId, to: pieceId });
inherit.does((table, { from, to }) => {
  const { attached, relic, beneath } = table.state;
  return [...attached.flat(), ...relic.flat(), ...beneath.flat()]
    .filter(({ on, id }) => on === from || id === from)
    .map((card) => table.mark(card, { on: to }));
});
