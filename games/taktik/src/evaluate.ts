import type { GameSpec, Pile } from "@cardwright/core";
import { distanceBetween, type Size, stepsBetween } from "./board.ts";
import { cards } from "./cardset/set.ts";
import { ATTACKER, otherSide, type Seat, type Unit, type UnitFace } from "./pieces.ts";
import { presetOf } from "./presets.ts";
import { TACTIC_UNSEEN, TACTIC_WORTH } from "./tactic-worth.ts";
import { UNITS } from "./units.ts";
import type { Taktik, TaktikState } from "./world.ts";

/** How good a position looks to a seat, from what that seat sees. For bots; no rule reads it. */

type View = Parameters<NonNullable<GameSpec<Taktik>["evaluate"]>>[0];
/** Of the state, what every seat sees whole; of the hands, how many cards are in them. */
type Hands = "tactics" | "stored";
type Hand = readonly { readonly face: string }[] | Pile;
type Seen = Omit<TaktikState, Hands> & Readonly<Record<Hands, readonly Hand[]>>;
const isOurs = (view: View): view is View & Seen => "board" in view && "objectives" in view;

const WON = 1_000;
const WORTH: Readonly<Record<UnitFace, number>> = { infantry: 10, vehicle: 14, special: 13 };
const DAMAGED_SHARE = 0.6;
const IN_RESERVE = 8;
const OBJECTIVE = 9;
const STANDING_THERE = 5;
const TURN_HELD = 12;
const APPROACH = 0.5;
const IN_RANGE = 2;
const STORED = 0.6;
const MALUS = 2;
const FASTER_UNIT = 0.25;

const count = (pile: readonly unknown[] | Pile): number => ("count" in pile ? pile.count : pile.length);
/** Of a tactic that one does not see, the mean. */
const tacticsIn = (hand: Hand): number =>
  "count" in hand
    ? hand.count * TACTIC_UNSEEN
    : hand.reduce((sum, { face }) => sum + (TACTIC_WORTH[face] ?? TACTIC_UNSEEN), 0);
const worthOf = ({ face, damaged }: Pick<Unit, "face" | "damaged">): number =>
  WORTH[face] * (damaged ? DAMAGED_SHARE : 1);
/** What a hit takes away. */
const stakeIn = (unit: Unit, oneHitKills: boolean): number =>
  oneHitKills || unit.damaged ? worthOf(unit) : WORTH[unit.face] * (1 - DAMAGED_SHARE);

/** Units as they will stand when the move under way is done. */
function unitsSeen({ board, maneuver }: Seen): readonly Unit[] {
  const goal = maneuver?.path.at(-1);
  if (maneuver === null || goal === undefined) return board;
  return board.map((unit) => (unit.id === maneuver.unit ? { ...unit, cell: goal } : unit));
}
function nearest(size: Size, from: number, cells: readonly number[]): number {
  return cells.reduce((least, cell) => Math.min(least, stepsBetween(size, from, cell)), 99);
}
/** What is worth walking to: objectives of the other side, or else one's own; the enemy where objectives do not count. */
function goals({ objectives, control, options }: Seen, seat: Seat, enemies: readonly Unit[]): readonly number[] {
  if (options.victory !== "objectives") return enemies.map(({ cell }) => cell);
  const missing = objectives.filter((_, i) => control[i] !== seat);
  return missing.length > 0 ? missing : objectives;
}
function ground(view: Seen, units: readonly Unit[], seat: Seat): number {
  const size = presetOf(view.options);
  const own = units.filter(({ owner }) => owner === seat);
  const enemies = units.filter(({ owner }) => owner !== seat);
  const wanted = goals(view, seat, enemies);
  let sum = own.reduce((total, unit) => total + worthOf(unit) - APPROACH * nearest(size, unit.cell, wanted), 0);
  if (view.options.victory === "objectives") {
    view.objectives.forEach((cell, i) => {
      if (view.control[i] === seat) sum += OBJECTIVE;
      if (own.some((unit) => unit.cell === cell)) sum += view.control[i] === seat ? STANDING_THERE : OBJECTIVE;
    });
  }
  if (view.activeSeat === seat && view.phase === "MOVEMENT") {
    const reaches = (unit: Unit): boolean =>
      enemies.some((enemy) => distanceBetween(size, unit.cell, enemy.cell) <= UNITS[unit.face].range);
    sum += IN_RANGE * own.filter(reaches).length;
  }
  return sum;
}
function holdings(view: Seen, seat: Seat): number {
  const cardsHeld = tacticsIn(view.tactics[seat] ?? []) + STORED * count(view.stored[seat] ?? []);
  const turns = seat === ATTACKER ? TURN_HELD * view.turnsHeld : 0;
  return cardsHeld + turns + IN_RESERVE * count(view.reserve[seat] ?? []) - MALUS * count(view.malus[seat] ?? []);
}
/** Hits that are to be expected from what was declared or is being rolled. */
function threats(view: Seen, units: readonly Unit[]): number {
  const expected = ({ target, chance }: { readonly target: string; readonly chance: number }): number => {
    const unit = units.find(({ id }) => id === target);
    return unit === undefined ? 0 : (chance / 6) * stakeIn(unit, view.options.oneHitKills);
  };
  if (view.combat !== null) return expected(view.combat);
  return view.phase === "ATTACK" ? view.attacks.reduce((total, attack) => total + expected(attack), 0) : 0;
}
/** Speed is worth something only while there is someone left to move. */
function speed({ effects, movedUnits, board, phase, activeSeat }: Seen): number {
  if (phase !== "MOVEMENT") return 0;
  const waiting = board.filter(({ id, owner }) => owner === activeSeat && !movedUnits.includes(id)).length;
  const bonuses = effects.filter(({ owner, source }) => owner === activeSeat && hastens(source.ref));
  return FASTER_UNIT * waiting * bonuses.length;
}
const hastens = (ref: string | undefined): boolean =>
  cards.all.some(
    ({ id, kind, creates }) => id === ref && kind === "bonus" && creates.some(({ hooks }) => hooks?.modifyMovement),
  );

export function evaluate(view: View, viewer: number): number {
  if (!isOurs(view)) return 0;
  const seat: Seat = viewer === ATTACKER ? ATTACKER : otherSide(ATTACKER);
  if (view.outcome !== null) return view.outcome.winners.includes(seat) ? WON : -WON;
  const units = unitsSeen(view);
  const enemy = otherSide(seat);
  const here = ground(view, units, seat) + holdings(view, seat);
  const there = ground(view, units, enemy) + holdings(view, enemy);
  const toMove = threats(view, units) + speed(view);
  return here - there + (view.activeSeat === seat ? toMove : -toMove);
}
