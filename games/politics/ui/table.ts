import { defineTable } from "@cardwright/table";
import { findCard } from "../src/catalogue.ts";
import { game } from "../src/game.ts";
import { Board } from "./Board.tsx";
import { glossary } from "./glossary.ts";

const TONES = { government: "ochre", public: "blue", instant: "violet", permanent: "plum", trap: "rust" } as const;

export const table = defineTable(game, {
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
    primary: ["endTurn", "activateInstantInitiative", "playCard"],
    glossary,
    keys: { a: "activateInstantInitiative" },
    words: { ap: "Action points", main: "Play", roundsWon: "Rounds won", passed: "Has passed" },
  },
  look(face) {
    const card = findCard(face);
    if (card === undefined) return {};
    const tags = [card.kind === "public" ? "public figure" : card.kind, ...card.tags];
    const frame = { kind: card.kind, tone: TONES[card.kind] };
    if (card.kind !== "government") return { ...frame, tags };
    return {
      ...frame,
      tags: [...tags, ...card.keywords],
      values: [{ name: "influence", value: card.influence }],
    };
  },
  howTo: async () => (await import("./howTo.ts")).howTo,
  scenarios: async () => (await import("./scenarios.ts")).scenarios,
});
