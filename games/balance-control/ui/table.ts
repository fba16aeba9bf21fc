import { defineTable, piecesIn } from "@cardwright/table";
import { climate } from "../src/climate/expansion.ts";
import { economy } from "../src/economy/expansion.ts";
import { game } from "../src/game.ts";
import { security } from "../src/security/expansion.ts";
import { placeName } from "../src/tiles.ts";
import { Board } from "./Board.tsx";
import { glossary } from "./glossary.ts";
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
  score: (view, seat) => {
    const value = piecesIn(view.board).filter(({ owner }) => owner === seat).length;
    return { value, label: value === 1 ? "marker on the map" : "markers on the map" };
  },
  goal: () => ({
    title: "To win",
    text: "Most markers on the map when the bag is empty and the last round is settled.",
  }),
  plan: {
    onBoard: ["map", "board", "drawnTile", "supply", "reserve", "resources", "overlays", "overlayStock"],
    quiet: ["resorts", "established", "startCommitteeUsed"],
    quietMarks: ["q", "r"],
    boardChoices: ["tile", "from", "hotspot", "target"],
    placeChoices: ["cell"],
    glossary,
    places: { drawnTile: "table" },
    primary: ["core.drawTile", "core.placeTile", "core.placeInfluence", "core.passTurn"],
    ends: ["core.passTurn"],
    words: {
      awaitingPlacement: "Lay a tile",
      awaitingAction: "Political action",
      awaitingPass: "End the turn",
      bag: "Bag",
    },
  },
  pieceName(view, id) {
    const tile = piecesIn(view.map).find((candidate) => candidate.id === id);
    return tile === undefined ? undefined : placeName(tile);
  },
  howTo: async () => (await import("./howTo.ts")).howTo,
  scenarios: async () => (await import("./scenarios.ts")).scenarios,
});
