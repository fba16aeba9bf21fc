/** The eleven elements, and which of them has the better of which [R5.3]. */
export const ELEMENTS = [
  "fire",
  "water",
  "nature",
  "earth",
  "wind",
  "ice",
  "lightning",
  "shadow",
  "light",
  "metal",
  "dragon",
] as const;
export type Element = (typeof ELEMENTS)[number];

const STRONG_AGAINST: Readonly<Record<Element, readonly Element[]>> = {
  fire: ["nature", "ice"],
  water: ["fire"],
  nature: ["water", "earth"],
  earth: ["lightning"],
  wind: ["earth"],
  ice: ["wind", "nature"],
  lightning: ["water", "metal"],
  shadow: ["light"],
  light: ["shadow"],
  metal: ["ice"],
  dragon: [],
};
export const EFFECTIVENESS = ["STRONG", "NEUTRAL", "WEAK"] as const;
export type Effectiveness = (typeof EFFECTIVENESS)[number];

/** Weak is the reverse of strong; light and shadow are strong against each other, and strong is looked at first. */
export function effectivenessOf(attacker: Element, defender: Element): Effectiveness {
  if (STRONG_AGAINST[attacker].includes(defender)) return "STRONG";
  return STRONG_AGAINST[defender].includes(attacker) ? "WEAK" : "NEUTRAL";
}
export const areAtOdds = (one: Element, other: Element): boolean =>
  STRONG_AGAINST[one].includes(other) || STRONG_AGAINST[other].includes(one);
