import type { AnyEvent } from "@cardwright/core";
import { defineExpansion } from "@cardwright/core/expansion";
import { gains } from "../src/events/resources.ts";
import type { Seat } from "../src/world.ts";

/**
 * For tests alone: everyone begins with full coffers and nobody puts measures away or does nothing, so that random play
 * is full of measures, overlays and added costs.
 */
const WEALTH = { domestic: 12, foreign: 12, media: 12, economy: 12, security: 12, climate: 12 };
export const wealth = (resorts: readonly string[]) =>
  defineExpansion({
    id: "wealth",
    onSessionCreate: ({ state }) => {
      const gained = Object.fromEntries(
        Object.entries(WEALTH).filter(
          ([resort]) => resorts.includes(resort) || ["domestic", "foreign", "media"].includes(resort),
        ),
      );
      const seats = Array.from({ length: state.seats }, (_, seat) => seat as Seat);
      const busy: AnyEvent = {
        definition: "system",
        owner: -1,
        modifiers: { blockActionTypes: resorts.map((id) => `exp.${id}.measure.discard`) },
        type: "EFFECT_STARTED",
      };
      return { events: [...seats.map((seat) => gains({ seat, gained })), busy] };
    },
  });
