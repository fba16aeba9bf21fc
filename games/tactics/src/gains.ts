import type { Text } from "@cardwright/core";
import { BASIC_COLORS } from "./colours.ts";
import type { DeedEffect } from "./deed.ts";

/** An effect of a deed as a message, for whoever chooses between several. */
export function gainOf(effect: DeedEffect): Text {
  switch (effect.does) {
    case "gain":
      return ["gain.points", { stat: effect.stat, amount: effect.amount }];
    case "choose":
      return ["gain.choose", { options: effect.from.map(gainOf) }];
    case "heal":
    case "draw":
      return [`gain.${effect.does}`, { count: effect.amount }];
    case "reputation":
      return ["gain.reputation", { amount: effect.by }];
    case "token":
      return ["gain.token", { choices: effect.colors }];
    case "crystal":
      return effect.of === "any" ? ["gain.crystalAny"] : ["gain.crystal", { choices: BASIC_COLORS }];
    case "extraDie":
    case "setDie":
    case "empower":
      return [`gain.${effect.does}`];
    case "discardFor":
      return ["gain.discard", { amount: effect.amount }];
  }
}
