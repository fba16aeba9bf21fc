import type { CardData } from "@cardwright/core";
import * as z from "zod/mini";

/** A challenge of the row: what it needs and what it brings. */
export interface Challenge extends CardData {
  /** A foe is met with Attack, a journey with Move, a court with Influence. */
  readonly kind: "foe" | "journey" | "court";
  readonly number: number;
  readonly fame: number;
}
export const challengeFields = {
  kind: z.literal(["foe", "journey", "court"]),
  number: z.int().check(z.minimum(1)),
  fame: z.int().check(z.minimum(1)),
};
