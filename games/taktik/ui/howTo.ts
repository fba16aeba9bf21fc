import type { HowTo } from "@cardwright/table";

/** The rules in a minute; RULES.md has them whole. */
export const howTo: HowTo = {
  aim: "The attacker takes the three towns with the flags; the defender holds them until time is up.",
  turn: [
    "First each side chooses six tactics in secret and places its units; the staff does the rest if you like.",
    "A turn begins with a card: a malus strikes you at once, a bonus is played or stored face down.",
    "Move up to five units, each once. Ground costs movement: point at a cell to read how much.",
    "Declare attacks on units in range, then roll. A four hits, a five from far away; cover makes it harder.",
    "Before and after rolls and moves both sides may answer with one of their tactics.",
  ],
  good: [
    "A hit damages a unit, a second one destroys it.",
    "Forests and towns protect whoever stands in them. Roads are fast, rivers slow, water is closed.",
  ],
};
