import type { Glossary } from "@cardwright/table";
import { ELEMENTS, type Element, effectivenessOf } from "../src/elements.ts";

const strengths = (element: Element): string => {
  const strong = ELEMENTS.filter((other) => effectivenessOf(element, other) === "STRONG");
  const weak = ELEMENTS.filter((other) => effectivenessOf(element, other) === "WEAK");
  if (strong.length + weak.length === 0) return "An element that is neither strong nor weak against any other.";
  return [
    strong.length === 0 ? "" : `Strong against ${strong.join(" and ")}.`,
    weak.length === 0 ? "" : `Weak against ${weak.join(" and ")}.`,
  ]
    .filter(Boolean)
    .join(" ");
};
/** Statuses and keywords as RULES.md has them; what an element is good for comes from the rules themselves. */
export const glossary: Glossary = {
  burn: "One damage for each stack at the ends of its player's next two turns.",
  poison: "One damage for each stack at every end of its player's turns, until cleared.",
  frozen: "No attack until the end of its player's next turn.",
  freeze: "No attack until the end of its player's next turn.",
  chilled: "One speed less until the end of its player's next turn.",
  paralyzed: "Cannot be switched in until the end of its player's next turn.",
  paralyze: "Cannot be switched in until the end of its player's next turn.",
  stealth:
    "The other player cannot target it except by an attack itself, until it attacks or its player's next turn begins.",
  stealthed:
    "The other player cannot target it except by an attack itself, until it attacks or its player's next turn begins.",
  guard: "One more defence until its player's next turn.",
  shield: "Prevents the next 30 damage and bad statuses until the end of the other player's turn.",
  recovering: "Has just come out of a status, which cannot follow upon itself.",
  "bad status": "Burn, poison, freeze, paralyze and chill.",
  pool: "Energies here pay for attacks and relics, and are discarded then.",
  evolution: "A creature grows when enough energies are attached to it: 3, 5, 7 or 10 by stage.",
  ritual: "Eight pool energies and three creatures of the legend's element bring it to the front.",
  supporter: "An item of which one a turn may be played.",
  resonance: "A creature has 1 more attack for each other creature of its element on its side.",
  heat: "Each turn taken makes attacks stronger, so that matches end.",
  HP: "Health: a creature that has none left is knocked out.",
  bench: "Two places behind the active creature.",
  ...Object.fromEntries(ELEMENTS.map((element) => [element, strengths(element)])),
};
