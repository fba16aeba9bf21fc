import { modeOf } from "../board.ts";
import { world } from "../world.ts";

/** The passive effects of SET-001: derived modifiers that hold in every window and do not add up [R9]. */

export const miniDefence = world.effect("EFF_MINI_DEF_001", {
  name: "Gravelkin's cover",
  duration: { type: "whileInPlay" },
  unique: true,
  while: ({ state }) => modeOf(state).full,
  hooks: { defence: (_, value, { creature }) => (isActive(creature) ? value + 1 : value) },
});
export const miniSpeed = world.effect("EFF_MINI_SPD_001", {
  name: "Whifflet's tailwind",
  duration: { type: "whileInPlay" },
  unique: true,
  while: ({ state }) => modeOf(state).full,
  hooks: { speed: (_, value, { creature }) => (isActive(creature) ? value + 1 : value) },
});
/** The first relic of each turn costs one less. */
export const miniRelic = world.effect("EFF_MINI_RELIC_001", {
  name: "Tinbit's discount",
  duration: { type: "whileInPlay" },
  unique: true,
  while: ({ state }) => modeOf(state).full,
  hooks: {
    relicCost: ({ state }, value, { seat }) =>
      state.mini_relic_discount_used_this_turn[seat] === 0 && !state.kindsPlayed[seat].includes("RELIC")
        ? value - 1
        : value,
  },
});
const isActive = ({ at }: { readonly at: string }): boolean => at.startsWith("active/");
