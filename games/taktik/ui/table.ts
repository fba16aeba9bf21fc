import { defineTable, piecesIn, type Tone } from "@cardwright/table";
import { cellName } from "../src/board.ts";
import { cards } from "../src/cardset/set.ts";
import { game } from "../src/game.ts";
import { OBJECTIVES, OBJECTIVES_TO_HOLD, presetOf, TURNS_TO_HOLD } from "../src/presets.ts";
import { unitKind } from "../src/units.ts";
import { telling } from "../words/telling.ts";
import { unit as drawUnit } from "./art/unit.ts";
import { Board } from "./Board.tsx";
import { forecast } from "./forecast.ts";
import { terms } from "./glossary.ts";
import skin from "./skin.module.css";

const UNIT_FACES = ["infantry", "vehicle", "special"] as const;
const TONES: Readonly<Record<string, Tone>> = { bonus: "olive", malus: "rust", tactic: "ochre" };
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
  score: ({ control }, seat, words) => ({
    value: (control ?? []).filter((holder) => holder === seat).length,
    label: words.text("label.towns", { count: OBJECTIVES }),
  }),
  goal: ({ options, turn }, words) => {
    const last = options.turnLimit ?? presetOf(options).turnLimit;
    const numbers = { count: OBJECTIVES_TO_HOLD, most: OBJECTIVES, least: TURNS_TO_HOLD };
    return {
      title: words.text("label.turnOf", { count: turn, most: last }),
      text: words.text(`label.goal.${options.victory}`, options.victory === "objectives" ? numbers : {}),
    };
  },
  plan: {
    steps: ["CARD_DRAW", "MOVEMENT", "ATTACK", "DICE_RESOLUTION"],
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
  telling,
  terms,
  pieceName(view, id, words) {
    const unit = piecesIn(view.board).find((candidate) => candidate.id === id);
    if (unit === undefined) return undefined;
    return words.text("label.unit", { unit: unit.face, at: cellName(presetOf(view.options), unit.cell) });
  },
  lesson: async () => (await import("./lesson.ts")).lesson,
  scenarios: async () => (await import("./scenarios.ts")).scenarios(),
});
