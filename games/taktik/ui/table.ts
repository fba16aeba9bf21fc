import { defineTable, piecesIn } from "@cardwright/table";
import { cellName } from "../src/board.ts";
import { cards } from "../src/cardset/set.ts";
import { game } from "../src/game.ts";
import { presetOf } from "../src/presets.ts";
import { UNITS, unitKind } from "../src/units.ts";
import { Board } from "./Board.tsx";
import { glossary } from "./glossary.ts";

const card = (face: string) => cards.all.find(({ id }) => id === face);

export const table = defineTable(game, {
  presets: [
    {
      id: "skirmish",
      name: "Skirmish",
      about: "Ten by twelve cells, five units against seven.",
      seats: 2,
      options: { preset: "skirmish" },
    },
    {
      id: "standard",
      name: "Standard",
      about: "Twenty by thirty cells, ten units against fifteen.",
      seats: 2,
      options: { preset: "standard" },
    },
    {
      id: "brief",
      name: "Brief",
      about: "A skirmish of eight turns in which one hit destroys.",
      seats: 2,
      options: { preset: "skirmish", oneHitKills: true, turnLimit: 8 },
    },
  ],
  Board,
  plan: {
    hand: ["drawn", "stored", "tactics"],
    onBoard: [
      "board",
      "ground",
      "overlay",
      "objectives",
      "control",
      "attacks",
      "combat",
      "maneuver",
      "movedUnits",
      "muster",
    ],
    quiet: ["scouted", "turnsHeld", "passing", "deployments"],
    quietMarks: ["cell"],
    boardChoices: ["unit", "target"],
    placeChoices: ["cell"],
    dockKeys: ["theRest"],
    glossary,
    places: {
      drawn: "draw",
      stored: "store",
      malus: "row of malus cards",
      tacticsAside: "tactics left behind",
      tacticsPlayed: "tactics played",
    },
    moves: { stored: "stores", tacticsAside: "leaves behind" },
    words: {
      tacticsPlayed: "Tactics played",
      tacticsAside: "Tactics left behind",
      stored: "Stored cards",
      drawn: "Drawn card",
      malus: "Malus in force",
      TURN_START: "Start of the turn",
      CARD_DRAW: "Drawing a card",
      CARD_RESOLUTION: "Resolving the card",
      MOVEMENT: "Movement",
      ATTACK: "Attacks",
      DICE_RESOLUTION: "Rolling",
      END_TURN: "End of the turn",
      VICTORY: "Victory",
      DEPLOYMENT: "Deployment",
    },
  },
  look(face) {
    const unit = unitKind(face);
    if (unit !== undefined) {
      const values = [
        { name: "moves", value: unit.movement },
        { name: "range", value: unit.range },
      ];
      return { kind: "unit", tags: unit.tags, values };
    }
    const found = card(face);
    return found === undefined ? {} : { kind: found.kind, tags: [found.kind, ...(found.tags ?? [])] };
  },
  pieceName(view, id) {
    const unit = piecesIn(view.board).find((candidate) => candidate.id === id);
    if (unit === undefined) return undefined;
    return `${UNITS[unit.face].name} at ${cellName(presetOf(view.options), unit.cell)}`;
  },
  howTo: async () => (await import("./howTo.ts")).howTo,
  scenarios: async () => (await import("./scenarios.ts")).scenarios,
});
