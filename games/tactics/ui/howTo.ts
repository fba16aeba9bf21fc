import type { HowTo } from "@cardwright/table";

/** The rules in a minute; RULES.md has them whole. */
export const howTo: HowTo = {
  aim: "Have the most points after four rounds, day and night in turn. Fame counts most.",
  turn: [
    "Each round begins with a tactic: its number says who goes first, its text bends a rule for you.",
    "In your turn play any number of deeds. Each gives Move, Influence, Attack or Block, or sideways one point of any.",
    "One die of the source a turn, a crystal or a token of the right colour powers a deed for its stronger effect.",
    "Then attempt one challenge with the points you have: a foe with Attack, a journey with Move, a court with Influence.",
    "Or rest: discard a card and any number of wounds. At the end of the turn you draw to your hand limit.",
  ],
  good: [
    "Short by one or two? You win all the same, and take a wound for each missing point.",
    "Your deck is not shuffled within a round. When it is empty you may announce the end.",
  ],
};
