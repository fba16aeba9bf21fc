import { defineTable } from "@cardwright/table";
import { findCard } from "../src/catalogue.ts";
import { deckNames } from "../src/decks/prebuilt.ts";
import { game } from "../src/game.ts";
import { ROUNDS_TO_WIN, TURNS_PER_ROUND } from "../src/numbers.ts";
import { shownTotal } from "../src/shownInfluence.ts";
import { bust } from "./art/bust.ts";
import { Board, shownBoardOf } from "./Board.tsx";
import { glossary } from "./glossary.ts";
import { SeatMore } from "./SeatMore.tsx";
import skin from "./skin.module.css";

const DECKS: Readonly<Record<string, { readonly name: string; readonly about: string }>> = {
  technocrat: { name: "Technocrats", about: "Platforms, models and a few strong heads: initiatives every turn." },
  "authoritarian-realist": { name: "Realists", about: "Three giants, small helpers, and traps for everyone else." },
  "progressive-activism": {
    name: "Activists",
    about: "A broad street: movements pay governments back, assemblies lift them all.",
  },
  "populist-opportunist": {
    name: "Populists",
    about: "Many small governments, money behind them, a share in others' gains.",
  },
};
const TONES = { government: "ink", public: "slate", instant: "violet", permanent: "plum", trap: "rust" } as const;
const EMBLEMS = { instant: "voice", permanent: "law", trap: "trap" } as const;

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
  decks: () => deckNames.map((id) => ({ id, ...(DECKS[id] ?? { name: id, about: "" }) })),
  Board,
  SeatMore,
  skin: skin["skin"],
  score: (view, seat) => ({ value: shownTotal(shownBoardOf(view), seat === 1 ? 1 : 0), label: "influence" }),
  goal: ({ round }) => ({
    title: `Round ${round} of ${2 * ROUNDS_TO_WIN - 1}`,
    text: `More influence when both have passed wins the round; ${ROUNDS_TO_WIN} rounds win. At most ${TURNS_PER_ROUND} turns each.`,
  }),
  plan: {
    hand: ["hand", "suspended"],
    onBoard: [
      ...["government", "public", "instant", "permanentGovernment", "permanentPublic", "traps"],
      ...["adjustments", "shields", "deactivated", "roundsWon"],
    ],
    quiet: [
      ...["ap", "log", "firstPassed", "playedThisTurn", "playedThisRound", "acted", "transferred"],
      ...["abilitiesUsed", "abilitiesSpent", "effectFlags", "initiativeEffectModifierByTag"],
    ],
    boardChoices: ["target", "from", "to", "card"],
    primary: ["activateInstantInitiative", "endTurn", "pass"],
    ends: ["endTurn", "pass"],
    decidingRounds: true,
    glossary,
    keys: { a: "activateInstantInitiative" },
    words: { ap: "Action points", main: "Play", roundsWon: "Rounds won", passed: "Has passed" },
  },
  look(face) {
    const card = findCard(face);
    if (card === undefined) return {};
    const tags = [card.kind === "public" ? "public figure" : card.kind, ...card.tags];
    const frame = { kind: card.kind, tone: TONES[card.kind] };
    if (card.kind === "public") return { ...frame, tags, picture: bust(face) };
    if (card.kind !== "government") return { ...frame, tags, emblem: EMBLEMS[card.kind] };
    return {
      ...frame,
      picture: bust(face),
      tags: [...tags, ...card.keywords],
      values: [{ name: "influence", value: card.influence }],
    };
  },
  howTo: async () => (await import("./howTo.ts")).howTo,
  scenarios: async () => (await import("./scenarios.ts")).scenarios,
});
