import { open } from "@cardwright/core";
import * as z from "zod/mini";
import { minus, plus, resourcesText } from "../resources.ts";
import { doing, whom } from "../sentences.ts";
import { amountsSchema, world } from "../world.ts";

/** Resources come from the bank, go back to it, or end as noise. Expansions change them by these steps alone. */

const about = { seat: open(world.seat), act: open(z.string()) };

export const resourcesGained = world.event(
  "core.resourcesGained",
  { seat: open(world.seat), gained: open(amountsSchema) },
  { say: ({ seat, gained = {} }, names) => `${doing(names, seat, "receive")} ${resourcesText(gained)}.` },
);
export const resourcesPaid = world.event(
  "core.resourcesPaid",
  { ...about, paid: open(amountsSchema) },
  { say: ({ seat, paid = {} }, names) => `${doing(names, seat, "pay")} ${resourcesText(paid)}.` },
);
export const gains = world.step(
  "core.gains",
  { seat: world.seat, gained: amountsSchema },
  (table, { seat, gained }) => [
    resourcesGained({ seat, gained }),
    table.set("resources", seat, plus(table.state.resources[seat], gained)),
  ],
);
export const pays = world.step(
  "core.pays",
  { seat: world.seat, act: z.string(), paid: amountsSchema },
  (table, { seat, act, paid }) => [
    resourcesPaid({ seat, act, paid }),
    table.set("resources", seat, minus(table.state.resources[seat], paid)),
  ],
);

/** An added cost was replaced with one of any resort. */
export const costWaived = world.event(
  "core.costWaived",
  { ...about, effect: open(z.string()), name: open(z.string()) },
  { say: ({ seat, name = "" }, names) => `${doing(names, seat, "set")} the added cost of ${names.face(name)} aside.` },
);
/** An added cost was handed to another player, who cannot refuse. */
export const costShifted = world.event(
  "core.costShifted",
  { ...about, to: open(world.seat), effect: open(z.string()), name: open(z.string()) },
  {
    say: ({ seat, to, name = "" }, names) =>
      `${doing(names, seat, "hand")} an added cost of ${names.face(name)} to ${whom(names, to)}.`,
  },
);
/** One resource was paid in the place of another. */
export const resourceStoodIn = world.event(
  "core.resourceStoodIn",
  { ...about, kind: open(z.string()) },
  { say: ({ seat, kind = "" }, names) => `${doing(names, seat, "pay")} ${kind} with something else.` },
);
/** A resort that this match has beside the three of the core game. */
export const resortOpened = world.event(
  "core.resortOpened",
  { resort: open(z.string()) },
  {
    apply: ({ resorts }, { resort }) => ({ resorts: [...resorts, resort] }),
    say: ({ resort = "" }) => `This match has the resort ${resort}.`,
  },
);
