import type { HowTo } from "@cardwright/table";

/** The rules in a minute; RULES.md has them whole. */
export const howTo: HowTo = {
  aim: "Knock out every creature the other side has in play, or let them run out of cards.",
  turn: [
    "Draw a card; then play one energy: into your pool to pay for attacks, or onto a creature to let it grow.",
    "In the main phase summon a creature to your bench, evolve, play items, relics and a terrain, or switch.",
    "Then your creature in front may attack the one it faces. A basic attack is free; stronger ones are paid from the pool.",
    "Damage is power and attack less defence, more or less by element: point at a card to see what it is strong against.",
    "A creature without health leaves play, and its player sends another one to the front.",
  ],
  good: [
    "Minis do not attack. They help from the bench: draw, heal, search, freeze.",
    "Every turn makes attacks hotter, so that no match goes on for ever.",
  ],
};
