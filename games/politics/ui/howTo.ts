import type { HowTo } from "@cardwright/table";

/** The rules in a minute; RULES.md has them whole. */
export const howTo: HowTo = {
  aim: "Have more influence than the other camp when both have passed. Two rounds won are the match.",
  turn: [
    "You have 2 action points each turn. Playing a card costs one.",
    "Governments bring influence. Public figures help them for as long as they lie there.",
    "An instant initiative waits in its slot until you activate it, by a click or with the key A; that costs nothing.",
    "Traps lie face down and spring by themselves when the other side does what they wait for.",
    "End the turn to draw a card. Pass when you think you have enough: you are out of the round, the other may go on.",
  ],
  good: [
    "When the round ends, the boards are cleared and hands filled up to five. Cards that you keep are worth more later.",
    "With equal influence the round goes to whoever chose to pass first.",
  ],
};
