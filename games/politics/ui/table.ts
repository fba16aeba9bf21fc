import { defineTable } from "@cardwright/table";
import { findCard } from "../src/catalogue.ts";
import { game } from "../src/game.ts";
import { Board } from "./Board.tsx";
import { scenarios } from "./scenarios.ts";

export const table = defineTable(game, {
  about:
    "Two camps compete for influence over three rounds: governments, the public, initiatives, and traps in the dark.",
  presets: [
    {
      id: "standard",
      name: "Technocrats against realists",
      about: "Two prebuilt decks of opposite character.",
      seats: 2,
      options: {},
    },
  ],
  Board,
  plan: {
    hand: ["hand", "suspended"],
    onBoard: [
      ...["government", "public", "instant", "permanentGovernment", "permanentPublic", "traps"],
      ...["adjustments", "shields", "deactivated", "roundsWon"],
    ],
    quiet: [
      ...["log", "firstPassed", "playedThisTurn", "playedThisRound", "acted", "transferred"],
      ...["abilitiesUsed", "abilitiesSpent", "effectFlags", "initiativeEffectModifierByTag"],
    ],
    boardChoices: ["target", "from", "to", "card"],
    keys: { a: "activateInstantInitiative" },
    words: { ap: "Action points", main: "Play", roundsWon: "Rounds won", passed: "Has passed" },
  },
  look(face) {
    const card = findCard(face);
    if (card === undefined) return {};
    const tags = [card.kind === "public" ? "public figure" : card.kind, ...card.tags];
    if (card.kind !== "government") return { kind: card.kind, tags };
    return {
      kind: card.kind,
      tags: [...tags, ...card.keywords],
      values: [{ name: "influence", value: card.influence }],
    };
  },
  scenarios,
});
