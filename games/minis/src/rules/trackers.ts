import { type Events, engineEvents } from "@cardwright/core";
import { type MinisTable, SEATS } from "../board.ts";
import { miniDefence, miniSpeed } from "../effects/minis.ts";
import { frozen, paralyzed, stealthed } from "../effects/statuses.ts";
import { world } from "../world.ts";

/** The trackers that spec 001 names for lasting effects follow those effects; they are never counted by hand. */

const TRACKED = [
  ["mini_def_buffs_active", miniDefence.id, 1],
  ["mini_spd_buffs_active", miniSpeed.id, 1],
  ["mini_freeze_marks_active", frozen.id, Number.POSITIVE_INFINITY],
  ["mini_paralyze_marks_active", paralyzed.id, Number.POSITIVE_INFINITY],
  ["mini_stealth_marks_active", stealthed.id, Number.POSITIVE_INFINITY],
] as const;

function recount(table: MinisTable, changed: string): Events | undefined {
  const tracked = TRACKED.find(([, definition]) => definition === changed);
  if (tracked === undefined) return undefined;
  const [fact, definition, most] = tracked;
  return SEATS.flatMap((seat) => {
    const running = table.state.effects.filter((effect) => effect.definition === definition && effect.owner === seat);
    // Buffs do not add up, so a second copy is not a second buff.
    const count = Math.min(most, running.length);
    return count === table.state[fact][seat] ? [] : [table.set(fact, seat, count)];
  });
}
export const trackers = world.rule("trackers", {
  react: [
    world.on(engineEvents.EFFECT_STARTED, ({ effect }, table) => recount(table, effect.definition)),
    world.on(engineEvents.EFFECT_ENDED, ({ definition }, table) => recount(table, definition)),
  ],
});
