import type { AnyEvent, Events } from "@cardwright/core";
import * as z from "zod/mini";
import type { Unit } from "../pieces.ts";
import { openingWindow, reactionSettles } from "../reactions/windows.ts";
import { nameOfCell } from "../sentences.ts";
import type { TaktikTable } from "../world.ts";
import { world } from "../world.ts";
import { attackMeta, attackRoll, hitChance, isHit, isInRange, neededRoll, whyNoAttack } from "./attacking.ts";
import { damageFalls } from "./damage.ts";
import { attackCalledOff, attackHits, attackMisses, attackRolled, attackTurns, type CalledOff } from "./events.ts";

/** [R5.3] One attack after the other: window, roll, window, judgement, and for a hit a window and the damage. */

export const attackResolves = world.step("ATTACK_RESOLVES", { index: z.int() });
export const dieIsCast = world.step("DIE_IS_CAST", {});
export const rollIsJudged = world.step("ROLL_IS_JUDGED", {});

const closing = (table: TaktikTable): AnyEvent => table.set("combat", null);
/** The two units of the attack under way, if both still stand. */
function fighters(table: TaktikTable) {
  const { combat } = table.state;
  if (combat === null) return undefined;
  const attacker = table.find("board", combat.attacker);
  const target = table.find("board", combat.target);
  return attacker === undefined || target === undefined ? undefined : { combat, attacker, target };
}
/** [R5.3] Looked at when an attack's turn comes, so that nobody answers one that cannot be made, and again at its roll. */
function whyImpossible(table: TaktikTable, attacker: Unit, target: Unit): CalledOff | undefined {
  if (!isInRange(table, attacker, target)) return "range";
  return whyNoAttack(table, attacker, target) === undefined ? undefined : "forbidden";
}
const calledOff = (table: TaktikTable, why: CalledOff): Events => [
  attackCalledOff({ seat: table.state.activeSeat, why }),
  closing(table),
];

attackResolves.does((table, { index }) => {
  const declared = table.state.attacks[index];
  if (declared === undefined) return [];
  const attacker = table.find("board", declared.attacker);
  const target = table.find("board", declared.target);
  if (attacker === undefined || target === undefined) return calledOff(table, "gone");
  const { state } = table;
  const begins = attackTurns({
    seat: attacker.owner,
    unit: attacker.face,
    from: nameOfCell(state, attacker.cell),
    target: target.face,
    at: nameOfCell(state, target.cell),
  });
  const why = whyImpossible(table, attacker, target);
  if (why !== undefined) return [begins, ...calledOff(table, why)];
  return [
    begins,
    table.set("combat", {
      attacker: attacker.id,
      target: target.id,
      chance: hitChance(table, attackMeta(table, attacker, target)),
      natural: 0,
      rerolls: 0,
    }),
    openingWindow("beforeAttackRoll"),
    dieIsCast({}),
  ];
});

dieIsCast.does((table) => {
  const found = fighters(table);
  if (found === undefined) return calledOff(table, "gone");
  const { combat, attacker, target } = found;
  const why = whyImpossible(table, attacker, target);
  if (why !== undefined) return calledOff(table, why);
  const natural = table.random.die(6);
  return [
    attackRolled({ seat: attacker.owner, natural, again: combat.rerolls > 0 }),
    table.set("combat", {
      ...combat,
      natural,
      chance: isHit(table, attackMeta(table, attacker, target), natural) ? 6 : 0,
    }),
    ...(combat.rerolls > 0 ? [] : [openingWindow("afterAttackRoll"), rollIsJudged({})]),
  ];
});

/** [R5.6] A roll that is to be made again is made before the next side is asked. */
reactionSettles.does((table, { window }) => {
  const found = window === "afterAttackRoll" ? fighters(table) : undefined;
  if (found === undefined) return [];
  const { combat, attacker, target } = found;
  const due = table.ask("modifyRerolls", attackMeta(table, attacker, target), 0);
  if (due <= combat.rerolls) return [];
  return [table.set("combat", { ...combat, rerolls: combat.rerolls + 1 }), dieIsCast({})];
});

rollIsJudged.does((table) => {
  const found = fighters(table);
  if (found === undefined) return [closing(table)];
  const { combat, attacker, target } = found;
  const meta = attackMeta(table, attacker, target);
  const roll = attackRoll(table, meta, combat.natural);
  const needed = neededRoll(table, meta);
  const told = { seat: attacker.owner, target: target.face, at: nameOfCell(table.state, target.cell), roll, needed };
  if (!isHit(table, meta, combat.natural)) return [attackMisses(told), closing(table)];
  return [attackHits(told), openingWindow("beforeDamage"), damageFalls({}), closing(table)];
});
