import { defineTable, type Tone } from "@cardwright/table";
import { challenges } from "../src/challenges.ts";
import { timeOf } from "../src/day.ts";
import { deeds } from "../src/deeds/index.ts";
import { game } from "../src/game.ts";
import { tactics } from "../src/tactics/index.ts";
import { telling } from "../words/telling.ts";
import { Board } from "./Board.tsx";
import { SeatMore } from "./SeatMore.tsx";
import skin from "./skin.module.css";

const DEED_TONES: Readonly<Record<string, Tone>> = { red: "rust", blue: "blue", green: "olive", white: "slate" };
const CHALLENGE_TONES = { foe: "rust", journey: "olive", court: "violet" } as const;
const NEEDS = { foe: "attack", journey: "move", court: "influence" } as const;

export const table = defineTable(game, {
  presets: [
    { id: "standard", name: "Four rounds", about: "Day, night, day, night.", seats: 2, options: { rounds: 4 } },
    { id: "solo", name: "Alone", about: "Four rounds against the clock.", seats: 1, options: { rounds: 4 } },
    { id: "three", name: "Three players", about: "Four rounds for three.", seats: 3, options: { rounds: 4 } },
    { id: "brief", name: "One day", about: "A single round.", seats: 2, options: { rounds: 1 } },
  ],
  Board,
  SeatMore,
  skin: skin["skin"],
  score: ({ fame }, seat, words) => ({ value: fame?.[seat] ?? 0, label: words.text("label.fame") }),
  telling,
  goal: (view, words) => ({
    title: words.text("label.when", { time: timeOf(view), count: view.round, most: view.options.rounds }),
    text: words.text("label.goal"),
  }),
  plan: {
    steps: ["tactics", "play"],
    hand: ["hand"],
    onBoard: [
      ...["source", "spentDice", "setDice", "storedManaDie", "challengeRow", "tacticOffer", "tactic", "tacticsAside"],
      ...["redCrystals", "blueCrystals", "greenCrystals", "whiteCrystals"],
      ...["redTokens", "blueTokens", "greenTokens", "whiteTokens", "blackTokens", "roundPhase", "roundOrder"],
      ...["move", "influence", "attack", "block", "ranged", "tacticFlipped", "playArea", "fame"],
    ],
    quiet: [
      ...["pendingTacticDecision", "beforeTurnTacticPending", "manaSearchUsedThisTurn", "cardsUsed"],
      ...["sourceDiceUsed", "extraSourceDice", "endOfRoundAnnouncedBy", "scenarioEndTriggered", "tacticsUsed"],
    ],
    boardChoices: ["challenge", "dieId", "dieIds"],
    placeChoices: ["tacticId"],
    decidingRounds: true,
  },
  look(face) {
    const deed = deeds.find(({ id }) => id === face);
    if (deed !== undefined) {
      const tone = DEED_TONES[deed.color] ?? "slate";
      return { kind: deed.color, tone, tags: [`${deed.color} deed`, ...(deed.tags ?? [])] };
    }
    const challenge = challenges.find(({ id }) => id === face);
    if (challenge !== undefined) {
      const values = [
        { name: NEEDS[challenge.kind], value: challenge.number },
        { name: "fame", value: challenge.fame },
      ];
      return { kind: challenge.kind, tone: CHALLENGE_TONES[challenge.kind], tags: [challenge.kind], values };
    }
    const tactic = tactics.find(({ id }) => id === face);
    if (tactic !== undefined) {
      return {
        kind: tactic.time,
        tone: tactic.time === "day" ? "ochre" : "night",
        cost: tactic.number,
        tags: [`${tactic.time} tactic`],
      };
    }
    return {};
  },
  lesson: async () => (await import("./lesson.ts")).lesson,
  scenarios: async () => (await import("./scenarios.ts")).scenarios(),
});
