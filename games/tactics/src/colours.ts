import type { Text } from "@cardwright/core";

/** The colours of mana. Crystals exist in the four basic ones; a die has all six on its faces. */

export const BASIC_COLORS = ["red", "blue", "green", "white"] as const;
export type BasicColor = (typeof BASIC_COLORS)[number];
export const MANA_COLORS = [...BASIC_COLORS, "gold", "black"] as const;
export type ManaColor = (typeof MANA_COLORS)[number];
/** Every colour but gold: what a token can be [R4.6]. */
export const TOKEN_COLORS = [...BASIC_COLORS, "black"] as const;
export type TokenColor = (typeof TOKEN_COLORS)[number];

export const isBasic = (color: ManaColor): color is BasicColor => color !== "gold" && color !== "black";

/** A colour by name, where one is asked for. */
export const colorName = (color: ManaColor): Text => [`color.${color}`];

/** The facts that count a player's crystals and tokens of a colour. */
export const CRYSTALS = {
  red: "redCrystals",
  blue: "blueCrystals",
  green: "greenCrystals",
  white: "whiteCrystals",
} as const satisfies Record<BasicColor, string>;
export const TOKENS = {
  red: "redTokens",
  blue: "blueTokens",
  green: "greenTokens",
  white: "whiteTokens",
  black: "blackTokens",
} as const satisfies Record<TokenColor, string>;
export const CRYSTALS_MAX = 3;
