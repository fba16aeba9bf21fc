import { defineTable, piecesIn, type Tone } from "@cardwright/table";
import { cellName } from "../src/board.ts";
import { cards } from "../src/cardset/set.ts";
import { game } from "../src/game.ts";
import { OBJECTIVES, OBJECTIVES_TO_HOLD, presetOf, TURNS_TO_HOLD } from "../src/presets.ts";
import { UNITS, unitKind } from "../src/units.ts";
import { unit as drawUnit } from "./art/unit.ts";
import { Board } from "./Board.tsx";
import { forecast } from "./forecast.ts";
import { glossary } from "./glossary.ts";
import skin from "./skin.module.css";

const UNIT_FACES = ["infantry", "vehicle", "special"] as const;
const TONES: Readonly<Record<string, Tone>> = { bonus: "olive", malus: "rust", tactic: "ochre" };
const GOALS = {
  objectives: `Attackers hold ${OBJECTIVES_TO_HOLD} of ${OBJECTIVES} towns at the end of ${TURNS_TO_HOLD} of their turns in a row; defenders hold out.`,
  annihilation: "Destroy every unit of the other side.",
  points: "Destroy enough units of the other side.",
} as const;
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
  skin: skin["skin"],
  forecast,
  score: ({ control }, seat) => ({
    value: (control ?? []).filter((holder) => holder === seat).length,
    label: `of ${OBJECTIVES} towns`,
  }),
  goal: ({ options, turn }) => {
    const last = options.turnLimit ?? presetOf(options).turnLimit;
    return { title: `Turn ${turn} of ${last}`, text: GOALS[options.victory] };
  },
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
    quiet: ["points", "scouted", "turnsHeld", "passing", "deployments"],
    quietMarks: ["cell"],
    boardChoices: ["unit", "target"],
    placeChoices: ["cell"],
    dockKeys: ["theRest"],
    lettingGo: ["pass", "passPhase", "passTurn"],
    primary: ["rollAttacks", "endMovement"],
    ends: ["rollAttacks", "endMovement"],
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
      tacticsPlayed: "Played",
      tacticsAside: "Left behind",
      stored: "Stored",
      drawn: "Drawn card",
      malus: "Malus",
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
    const drawn = UNIT_FACES.find((one) => one === face);
    if (unit !== undefined) {
      const values = [
        { name: "moves", value: unit.movement },
        { name: "range", value: unit.range },
      ];
      return {
        kind: "unit",
        tags: unit.tags,
        values,
        ...(drawn === undefined ? {} : { picture: drawUnit(drawn, 0, 2, 2) }),
      };
    }
    const found = card(face);
    return found === undefined
      ? {}
      : { kind: found.kind, tone: TONES[found.kind] ?? "olive", tags: [found.kind, ...(found.tags ?? [])] };
  },
  pieceName(view, id) {
    const unit = piecesIn(view.board).find((candidate) => candidate.id === id);
    if (unit === undefined) return undefined;
    return `${UNITS[unit.face].name} at ${cellName(presetOf(view.options), unit.cell)}`;
  },
  howTo: async () => (await import("./howTo.ts")).howTo,
  scenarios: async () => (await import("./scenarios.ts")).scenarios,
});
