import { type Events, open } from "@cardwright/core";
import * as z from "zod/mini";
import { cellName } from "../board.ts";
import { attackMeta, hitChance, isHit } from "../combat/attacking.ts";
import { otherSide } from "../pieces.ts";
import { presetOf } from "../presets.ts";
import type { Attack, TaktikStepTable, TaktikTable } from "../world.ts";
import { world } from "../world.ts";

/** What changes at once when effects have changed: repairs, what scouts see, the odds of attacks under way. */
export const effectsSettle = world.step("EFFECTS_SETTLE", {});
/** Behind the repairs, because a unit that is whole again shoots better. */
const oddsSettle = world.step("ODDS_SETTLE", {});

const unitRepaired = world.event(
  "UNIT_REPAIRED",
  { seat: open(world.seat), unit: open(z.string()), cell: open(z.string()) },
  { say: ({ seat, unit, cell }, names) => `${names.seat(seat)}: ${names.face(unit)} at ${cell} is whole again.` },
);
function repairs(table: TaktikTable): Events {
  const size = presetOf(table.state.options);
  return table.state.board
    .filter((unit) => unit.damaged && table.ask("modifyRepair", { unit }, 0) > 0)
    .flatMap((unit) => [
      unitRepaired({ seat: unit.owner, unit: unit.face, cell: cellName(size, unit.cell) }),
      table.mark(unit, { damaged: false }),
    ]);
}
/** [R8.3] Which cards are seen is left to chance; who owns the store learns only how many. */
function scouting(table: TaktikStepTable): Events {
  return table.seats.flatMap((seat) => {
    const due = table.ask("modifyRecon", { seat }, 0) - table.state.scouted[seat];
    if (due <= 0) return [];
    const store = table.state.stored[otherSide(seat)];
    return [table.add("scouted", seat, due), ...table.show(table.random.shuffle(store).slice(0, due), seat)];
  });
}
const chanceOf = (table: TaktikTable, { attacker, target, chance }: Attack, natural: number): number => {
  const from = table.find("board", attacker);
  const to = table.find("board", target);
  if (from === undefined || to === undefined) return chance;
  const meta = attackMeta(table, from, to);
  return natural === 0 ? hitChance(table, meta) : isHit(table, meta, natural) ? 6 : 0;
};
function odds(table: TaktikTable): Events {
  const { attacks, combat } = table.state;
  const fresh = attacks.map((attack) => ({ ...attack, chance: chanceOf(table, attack, 0) }));
  const changed = fresh.some(({ chance }, i) => chance !== attacks[i]?.chance);
  const chance = combat === null ? 0 : chanceOf(table, combat, combat.natural);
  return [
    ...(changed ? [table.set("attacks", fresh)] : []),
    ...(combat === null || chance === combat.chance ? [] : [table.set("combat", { ...combat, chance })]),
  ];
}
effectsSettle.does((table) => [...repairs(table), ...scouting(table), oddsSettle({})]);
oddsSettle.does(odds);
