import type { CardData } from "@cardwright/core";
import * as z from "zod/mini";
import { BASIC_COLORS, type BasicColor } from "./colours.ts";

/** A deed card. What it does is data in a closed vocabulary; `deed-effects.ts` reads it. */

export const STATS = ["move", "influence", "attack", "block"] as const;
/** What a card played sideways can be. */
export type Stat = (typeof STATS)[number];

export type DeedEffect =
  /** Points of one kind. */
  | { readonly does: "gain"; readonly stat: Stat | "ranged"; readonly amount: number }
  /** One of several, as the player likes. */
  | { readonly does: "choose"; readonly from: readonly DeedEffect[] }
  /** Wounds from the hand back to the supply, as many as there are up to this number. */
  | { readonly does: "heal"; readonly amount: number }
  | { readonly does: "draw"; readonly amount: number }
  | { readonly does: "reputation"; readonly by: number }
  /** A mana token of one of these colours. */
  | { readonly does: "token"; readonly colors: readonly BasicColor[] }
  /** A crystal of the colour of one mana that is paid for it, or of any colour. */
  | { readonly does: "crystal"; readonly of: "paid" | "any" }
  /** More dice of the source this turn. */
  | { readonly does: "extraDie"; readonly amount: number }
  /** A die of the source set to any colour but gold, and tokens of that colour. */
  | { readonly does: "setDie"; readonly tokens: number }
  /** Another deed's powered effect without mana, with more points. */
  | { readonly does: "empower"; readonly bonus: number }
  /** Another card is discarded for points of any kind. */
  | { readonly does: "discardFor"; readonly amount: number };

export interface Deed extends CardData {
  readonly color: BasicColor;
  /** How many of it are in each player's deck. */
  readonly copies: number;
  readonly basic: readonly DeedEffect[];
  readonly powered: readonly DeedEffect[];
  /** What black mana makes of it by night. */
  readonly night?: readonly DeedEffect[];
}

const effect: z.ZodMiniType<DeedEffect> = z.lazy(() =>
  z.discriminatedUnion("does", [
    z.strictObject({
      does: z.literal("gain"),
      stat: z.literal([...STATS, "ranged"]),
      amount: z.int().check(z.minimum(1)),
    }),
    z.strictObject({ does: z.literal("choose"), from: z.array(effect).check(z.minLength(2)) }),
    z.strictObject({ does: z.literal("heal"), amount: z.int().check(z.minimum(1)) }),
    z.strictObject({ does: z.literal("draw"), amount: z.int().check(z.minimum(1)) }),
    z.strictObject({ does: z.literal("reputation"), by: z.int() }),
    z.strictObject({ does: z.literal("token"), colors: z.array(z.literal([...BASIC_COLORS])).check(z.minLength(1)) }),
    z.strictObject({ does: z.literal("crystal"), of: z.literal(["paid", "any"]) }),
    z.strictObject({ does: z.literal("extraDie"), amount: z.int().check(z.minimum(1)) }),
    z.strictObject({ does: z.literal("setDie"), tokens: z.int().check(z.minimum(1)) }),
    z.strictObject({ does: z.literal("empower"), bonus: z.int().check(z.minimum(0)) }),
    z.strictObject({ does: z.literal("discardFor"), amount: z.int().check(z.minimum(1)) }),
  ]),
);
/** The fields of a deed beside name and text, for its published schema. */
export const deedFields = {
  color: z.literal([...BASIC_COLORS]),
  copies: z.int().check(z.minimum(1)),
  basic: z.array(effect).check(z.minLength(1)),
  powered: z.array(effect).check(z.minLength(1)),
  night: z.optional(z.array(effect).check(z.minLength(1))),
};
