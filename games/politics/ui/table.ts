import { defineTable } from "@cardwright/table";
import { findCard } from "../src/catalogue.ts";
import { deckNames } from "../src/decks/prebuilt.ts";
import { game } from "../src/game.ts";
import { ROUNDS_TO_WIN, TURNS_PER_ROUND } from "../src/numbers.ts";
import type { Player } from "../src/player.ts";
import { shownInfluence, shownTotal } from "../src/shown-influence.ts";
import { telling } from "../words/telling.ts";
import { bust } from "./art/bust.ts";
import { Board, shownBoardOf } from "./Board.tsx";
import { SeatMore } from "./SeatMore.tsx";
import skin from "./skin.module.css";

const TONES = { government: "ink", public: "slate", instant: "violet", permanent: "plum", trap: "rust" } as const;
/** The word for its kind, as `tag.public-figure` says it. */
const PUBLIC_FIGURE = "public-figure";
const EMBLEMS = { instant: "voice", permanent: "law", trap: "trap" } as const;

export const table = defineTable(game, {
  presets: [
    {
      id: "standard",
      name: "Realists against activists",
      about: "Two prebuilt decks of opposite character.",
      seats: 2,
      options: {},
    },
  ],
  decks: () => deckNames.map((id) => ({ id, name: id, about: "" })),
  deckRules: async () => (await import("./deck-rules.ts")).deckRules,
  Board,
  SeatMore,
  skin: skin["skin"],
  score: (view, seat, words) => ({
    value: shownTotal(shownBoardOf(view), seat === 1 ? 1 : 0),
    label: words.text("label.influence"),
  }),
  counted(view, words) {
    const board = shownBoardOf(view);
    const ofCards = (player: Player): string =>
      board.government[player].map((piece) => `${words.card(piece.face)} ${shownInfluence(board, piece)}`).join(", ");
    return [
      [words.text("label.counted.cards"), [ofCards(0), ofCards(1)]],
      [words.text("label.counted.all"), [shownTotal(board, 0), shownTotal(board, 1)].map(String)],
    ];
  },
  rulesLog: ({ log }) => log ?? [],
  finalScore: ({ roundsWon }, seat, words) => {
    const value = roundsWon?.[seat] ?? 0;
    return { value, label: words.text("label.wonRounds", { count: value }) };
  },
  goal: ({ round }, words) => ({
    title: words.text("label.roundOf", { count: round, most: 2 * ROUNDS_TO_WIN - 1 }),
    text: words.text("label.goal", { count: ROUNDS_TO_WIN, most: TURNS_PER_ROUND }),
  }),
  telling,
  terms: () => [{ id: "influence", params: { count: ROUNDS_TO_WIN } }],
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
    keys: { a: "activateInstantInitiative" },
  },
  look(face) {
    const card = findCard(face);
    if (card === undefined) return {};
    const tags = [card.kind === "public" ? PUBLIC_FIGURE : card.kind, ...card.tags];
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
  lesson: async () => (await import("./lesson.ts")).lesson,
  scenarios: async () => (await import("./scenarios.ts")).scenarios(),
});
