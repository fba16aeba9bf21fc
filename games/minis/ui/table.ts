import { type CardLook, defineTable, piecesIn, type Tone } from "@cardwright/table";
import type { MinisCard } from "../src/card-types.ts";
import { cardSet } from "../src/cardset.ts";
import { PREBUILT_DECKS } from "../src/decks/index.ts";
import type { Element } from "../src/elements.ts";
import { game } from "../src/game.ts";
import { telling } from "../words/telling.ts";
import { creature } from "./art/creature.ts";
import { energy } from "./art/energy.ts";
import { Board } from "./Board.tsx";
import { ELEMENT_SIGNS } from "./ElementSign.tsx";
import { forecast } from "./forecast.ts";
import { terms } from "./glossary.ts";
import { SeatMore } from "./SeatMore.tsx";
import skin from "./skin.module.css";

const TONES: Readonly<Record<Element, Tone>> = {
  fire: "rust",
  water: "blue",
  nature: "olive",
  earth: "ochre",
  wind: "teal",
  ice: "ice",
  lightning: "ochre",
  shadow: "night",
  light: "ochre",
  metal: "slate",
  dragon: "plum",
};
const elementLook = (element: Element) => ({ kind: element, tone: TONES[element], sign: ELEMENT_SIGNS[element] });

function lookOf(card: MinisCard): Partial<CardLook> {
  switch (card.kind) {
    case "creature":
      return {
        ...elementLook(card.element),
        picture: creature(card),
        tags: [`${card.element} creature`, `stage ${card.stage}`, ...(card.rank === undefined ? [] : [card.rank])],
        values: [
          { name: "hp", value: card.health },
          { name: "attack", value: card.attack },
          { name: "defence", value: card.defence },
          { name: "speed", value: card.speed },
        ],
      };
    case "energy":
      return { ...elementLook(card.element), picture: energy(card.element), tags: ["energy"] };
    case "relic":
      return { kind: "relic", tone: "violet", tags: ["relic"], cost: card.cost };
    case "item":
      return { kind: "item", tone: "teal", tags: [card.supporter === true ? "supporter" : "item"] };
    case "terrain":
      return { kind: "terrain", tone: "olive", tags: ["terrain"] };
  }
}
export const table = defineTable(game, {
  presets: [
    {
      id: "standard",
      name: "Standard",
      about: "Forty cards, every rule but the finest.",
      seats: 2,
      options: { mode: "standard" },
    },
    { id: "simple", name: "Simple", about: "Thirty cards and the basic rules.", seats: 2, options: { mode: "simple" } },
    { id: "tournament", name: "Tournament", about: "All rules.", seats: 2, options: { mode: "tournament" } },
    {
      id: "best-of-three",
      name: "Best of three",
      about: "A tournament match: cards are exchanged between its games.",
      seats: 2,
      options: { mode: "tournament", bestOf: 3 },
    },
  ],
  decks: (options) => {
    const mode = "mode" in options ? options.mode : "standard";
    return PREBUILT_DECKS.filter((deck) => deck.mode === mode).map(({ id, name, text }) => ({ id, name, about: text }));
  },
  deckRules: async () => (await import("./deck-rules.ts")).deckRules,
  Board,
  SeatMore,
  skin: skin["skin"],
  forecast,
  telling,
  terms,
  score: (view, seat, words) => {
    const creatures = [view.active[seat], view.bench[seat]].flatMap((zone) => [...piecesIn(zone)]);
    return { value: creatures.length, label: words.text("label.creatures", { count: creatures.length }) };
  },
  goal: ({ you, game: number, gamesWon, options }, words) => {
    const [first = 0, second = 0] = gamesWon ?? [];
    const [mine, theirs] = you === 1 ? [second, first] : [first, second];
    const games = { game: number ?? 1, mine, theirs };
    return {
      title: options.bestOf === 1 ? words.text("label.toWin") : words.text("label.games", games),
      text: words.text("label.goal"),
    };
  },
  plan: {
    steps: ["TURN.DRAW", "TURN.ENERGY", "TURN.MAIN", "TURN.COMBAT.DECLARE"],
    hand: ["stagedActive", "stagedBench", "hand"],
    onBoard: ["active", "bench", "pool", "attached", "beneath", "relic", "terrain"],
    quiet: [
      ...["mini_draw_used_this_turn", "mini_heal_used_this_turn", "mini_search_used_this_turn"],
      ...["mini_relic_discount_used_this_turn", "mini_stealth_used_this_turn", "mini_paralyze_used_this_turn"],
      ...["mini_burn_triggers_this_match", "mini_def_buffs_active", "mini_spd_buffs_active"],
      ...["mini_freeze_marks_active", "mini_paralyze_marks_active", "mini_stealth_marks_active"],
      ...["energiesPlayed", "summons", "supportersPlayed", "terrainsPlayed", "switches", "attacks", "activations"],
      ...[
        "cardsByEffects",
        "relicCyclesUsed",
        "relicMovesUsed",
        "game",
        "gamesWon",
        "exchanged",
        "exchanges",
        "exchangesFirst",
        "kindsPlayed",
        "burstUsed",
        "turnsTaken",
        "firstSeat",
        "mulligans",
        "ready",
      ],
    ],
    quietMarks: ["on", "damage"],
    boardChoices: [
      "creature",
      "target",
      "energy",
      "card",
      "source_instance_id",
      "selection",
      "sacrifices",
      "out",
      "into",
    ],
    passing: ["MATCH.SIDEBOARD", "SETUP.SELECT_ACTIVE", "SETUP.SELECT_BENCH", "SETUP.MULLIGAN", "SETUP.READY"],
    primary: ["SIDEBOARD_DONE", "SETUP_READY", "DRAW_ACK", "ATTACK", "NEXT_WINDOW", "END_TURN"],
    ends: ["NEXT_WINDOW", "END_TURN"],
    passesOver: ["NEXT_WINDOW"],
  },
  look(face) {
    const card = cardSet.all.find(({ id }) => id === face);
    return card === undefined ? {} : lookOf(card);
  },
  lesson: async () => (await import("./lesson.ts")).lesson,
  scenarios: async () => (await import("./scenarios.ts")).scenarios(),
});
