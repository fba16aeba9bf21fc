import { type Refusal, refuse } from "@cardwright/core";
import { QUADRANTS, type Quadrant, quadrantOf } from "../board.ts";
import { isInRange, whyNoAttack } from "../combat/attacking.ts";
import { getBaseMovement, movementOf, unitsOf, whyUnmovable } from "../movement/moving.ts";
import { otherSide, type Seat, type Unit } from "../pieces.ts";
import { presetOf } from "../presets.ts";
import { unitLabel } from "../sentences.ts";
import type { TaktikTable, TaktikTurn } from "../world.ts";
import type { CardDefinition } from "./definition.ts";

/** [R8.1] What a card may be aimed at. The answer is the same whether it is asked for, listed or refused. */

const isBlocked = (table: TaktikTable, unit: Unit): boolean => whyUnmovable(table, unit) !== undefined;
/** Held back from moving or attacking, or slower than it could be. */
const isLimited = (table: TaktikTable, unit: Unit): boolean =>
  isBlocked(table, unit) ||
  movementOf(table, unit) < getBaseMovement(unit) ||
  unitsOf(table.state, otherSide(unit.owner)).some((target) => whyNoAttack(table, unit, target) !== undefined);

function inCombat(table: TaktikTable, which: "attacker" | "target"): readonly Unit[] {
  const { combat } = table.state;
  const unit = combat === null ? undefined : table.find("board", combat[which]);
  return unit === undefined ? [] : [unit];
}
function partners(table: TaktikTable, attackers: readonly Unit[]): readonly Unit[] {
  const [target] = inCombat(table, "target");
  if (target === undefined) return [];
  return attackers.flatMap((attacker) =>
    unitsOf(table.state, attacker.owner).filter((unit) => unit.id !== attacker.id && isInRange(table, unit, target)),
  );
}
/** Units of which one may be chosen, or which are hit without a choice. */
export function candidates(table: TaktikTable, card: CardDefinition, seat: Seat): readonly Unit[] {
  const from = card.creates.find(({ target }) => target !== undefined)?.target?.from ?? "own";
  const { state } = table;
  const reached = from === "all" ? state.board : unitsOf(state, from === "own" ? seat : otherSide(seat));
  switch (card.aim) {
    case "damaged":
      return reached.filter((unit) => unit.damaged);
    case "blocked":
      return reached.filter((unit) => isBlocked(table, unit));
    case "limited":
      return reached.filter((unit) => isLimited(table, unit));
    case "attacker":
      return inCombat(table, "attacker");
    case "struck":
      return inCombat(table, "target");
    case "pair":
      return partners(table, inCombat(table, "attacker"));
    default:
      return reached;
  }
}
const isAimed = ({ aim, creates }: CardDefinition): boolean =>
  aim !== undefined || creates.some(({ target }) => target !== undefined);

export const whyNoTarget = (table: TaktikTable, card: CardDefinition, seat: Seat): Refusal | undefined =>
  isAimed(card) && candidates(table, card, seat).length === 0 ? refuse("NO_TARGET") : undefined;

/** The choices that aiming a card may ask for. */
export const TARGETING = { target: "piece", quadrant: "text" } as const;
/** Asks the deciding seat for what the card needs, and answers with the ids of the units it falls on. */
export function chooseTargets(turn: TaktikTurn, card: CardDefinition, owner: Seat): readonly string[] {
  if (!isAimed(card)) return [];
  const units = candidates(turn, card, owner);
  const idsOf = (chosen: readonly Unit[]): readonly string[] => chosen.map(({ id }) => id);
  switch (card.aim) {
    case "attacker":
    case "struck":
      return idsOf(units);
    case "quadrant":
      return idsOf(inQuadrant(turn, units));
    default: {
      const ask = card.aim === "pair" ? "Which unit joins the attack?" : "Which unit?";
      const unit = turn.oneOf("target", units, { ask, label: (option) => unitLabel(turn.state, option) });
      return idsOf(card.aim === "pair" ? [...inCombat(turn, "attacker"), unit] : [unit]);
    }
  }
}
function inQuadrant(turn: TaktikTurn, units: readonly Unit[]): readonly Unit[] {
  const size = presetOf(turn.state.options);
  const within = (quadrant: Quadrant): readonly Unit[] =>
    units.filter(({ cell }) => quadrantOf(size, cell) === quadrant);
  const chosen = turn.oneOf("quadrant", QUADRANTS, {
    label: (quadrant) => ["ask.quadrant.label", { quadrant, count: within(quadrant).length }],
    check: (quadrant) => (within(quadrant).length === 0 ? refuse("NO_TARGET.quarter") : undefined),
  });
  return within(chosen);
}
