import type { Glossary } from "@cardwright/table";

/** The words of this game that a stranger would ask about, each as RULES.md has it. */
export const glossary: Glossary = {
  powered: "Played with one mana of the card's colour for the stronger effect.",
  night: "The effect by night needs black mana. By night foes are one stronger and bring one fame more.",
  sideways: "Any deed for Move, Influence, Attack or Block 1.",
  source: "The dice in the middle. One of them a turn gives mana; it is rerolled when the turn ends.",
  depleted: "Gold by night and black by day cannot be used.",
  mana: "Paid with a die of the source, a crystal or a token of the right colour.",
  "basic mana": "Red, blue, green or white; by day gold stands for any of them.",
  crystal: "Mana that stays until it is spent, three of a colour at most.",
  token: "Mana that vanishes at the end of the turn.",
  wound: "A card that cannot be played. Resting puts it away for this round; only healing rids you of it.",
  fame: "A point each at the end, when the most points win. Whoever has the least chooses the first tactic.",
  reputation: "Counts at the end, and some deeds cost it.",
  foe: "Met with Attack; Ranged counts as Attack, Block for half of the number at most.",
  journey: "Met with Move.",
  court: "Met with Influence.",
  ranged: "Counts as Attack.",
  block: "Counts against a foe for at most half of its number.",
  push: "Who is short by one or two wins all the same, and takes a wound for each missing point.",
  "hand limit": "5 cards; 6 from 12 fame on, 7 from 35.",
  tactic: "Its number sets the order of the round: the lowest goes first.",
};
