import type { Glossary } from "@cardwright/table";
import { ROUNDS_TO_WIN } from "../src/numbers.ts";

/** The words of this game that a stranger would ask about, each as RULES.md has it. */
export const glossary: Glossary = {
  AP: "Action points. You have two at the start of each turn; most plays cost one. They are not saved.",
  HP: "The price of a card in a deck. It is not paid in play.",
  influence: `Governments bring it. Whoever has more when both have passed wins the round; ${ROUNDS_TO_WIN} rounds win the match.`,
  Leadership: "While such a government is active, your first initiative of a round costs nothing.",
  Diplomat: "While such a government is active, you may move 1 influence between your governments once a turn.",
  deactivate: "The card stays and keeps its influence, but does nothing until the round ends.",
  deactivated: "The card stays and keeps its influence, but does nothing until the round ends.",
  shield: "Stops the first thing that would harm the card, and is used up by it.",
  strongest: "Of the active governments the one with the most influence; of equals the latest placed.",
  initiative:
    "An instant one waits until you activate it, a permanent one lasts for the round. You may do so with the key A.",
  instant: "Lies in its slot until its player activates it, then goes to the discard.",
  permanent: "Works for as long as it lies there.",
  trap: "Set face down. It springs by itself when the opponent does what it waits for.",
  pass: "Ends your part in the round; the other may go on alone.",
  tier: "How much a government weighs: tier 3 cards are single in a deck.",
  "public figure": "A card for the public lane: no influence of its own, but abilities while it lies there.",
};
