import { defineTable, piecesIn } from "@cardwright/table";
import { climate } from "../src/climate/expansion.ts";
import { economy } from "../src/economy/expansion.ts";
import { game } from "../src/game.ts";
import { security } from "../src/security/expansion.ts";
import { MARKERS_MAX } from "../src/world.ts";
import { measureText } from "../words/measure-text.ts";
import { telling } from "../words/telling.ts";
import { Board } from "./Board.tsx";
import { SeatMore } from "./SeatMore.tsx";
import skin from "./skin.module.css";

export const table = defineTable(game, {
  presets: [
    {
      id: "economy",
      name: "Short, with economy",
      about: "Thirty tiles and the measures of economy and labour.",
      seats: 2,
      options: { preset: "short" },
      expansions: ["economy"],
    },
    { id: "short", name: "Short", about: "Thirty tiles, no measures.", seats: 2, options: { preset: "short" } },
    {
      id: "full",
      name: "Full",
      about: "Seventy-one tiles and every expansion.",
      seats: 3,
      options: { preset: "full" },
      expansions: ["economy", "security", "climate"],
    },
  ],
  expansions: [economy, security, climate],
  Board,
  SeatMore,
  skin: skin["skin"],
  score: (view, seat, words) => {
    const value = piecesIn(view.board).filter(({ owner }) => owner === seat).length;
    return { value, label: words.text("label.onMap", { count: value }) };
  },
  goal: (_, words) => ({ title: words.text("label.toWin"), text: words.text("label.goal") }),
  telling,
  cardText: measureText,
  terms: () => [{ id: "influence", params: { count: MARKERS_MAX } }],
  plan: {
    steps: ["awaitingPlacement", "awaitingAction", "awaitingPass"],
    onBoard: ["map", "board", "drawnTile", "supply", "reserve", "resources", "overlays", "overlayStock"],
    quiet: ["resorts", "established", "startCommitteeUsed"],
    quietMarks: ["q", "r"],
    boardChoices: ["tile", "from", "hotspot", "target"],
    placeChoices: ["cell"],
    primary: ["core.drawTile", "core.placeTile", "core.placeInfluence", "core.passTurn"],
    ends: ["core.passTurn"],
  },
  pieceName(view, id, words) {
    const tile = piecesIn(view.map).find((candidate) => candidate.id === id);
    return tile === undefined ? undefined : words.text("label.tile", { face: tile.face, cell: `${tile.q},${tile.r}` });
  },
  lesson: async () => (await import("./lesson.ts")).lesson,
  scenarios: async () => (await import("./scenarios.ts")).scenarios(),
});
