import type { Lesson } from "@cardwright/table";

/** Two turns: a tile, a marker, what a round pays, and a majority. */
export const lesson: Lesson = {
  seed: "one",
  options: { preset: "short" },
  steps: [
    {},
    {
      move: { type: "core.drawTile" },
    },
    {
      move: { type: "core.placeTile", payload: { cell: "0,-1" } },
    },
    {
      move: { type: "core.placeInfluence", payload: { tile: "resort:media:3" } },
    },
    {
      move: { type: "core.passTurn" },
      afterwards: [
        { seat: 1, type: "core.drawTile" },
        { seat: 1, type: "core.placeTile", payload: { cell: "1,-1" } },
        { seat: 1, type: "core.placeInfluence", payload: { tile: "lobbyist" } },
        { seat: 1, type: "core.passTurn" },
        // The other side begins the second round.
        { seat: 1, type: "core.drawTile" },
        { seat: 1, type: "core.placeTile", payload: { cell: "2,-2" } },
        { seat: 1, type: "core.skipAction" },
        { seat: 1, type: "core.passTurn" },
      ],
    },
    {
      move: { type: "core.drawTile" },
    },
    {
      move: { type: "core.placeTile", payload: { cell: "-1,0" } },
    },
    {
      move: { type: "core.placeInfluence", payload: { tile: "resort:media:3" } },
    },
    {
      move: { type: "core.passTurn" },
    },
    {},
  ],
};
