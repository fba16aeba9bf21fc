import { defineTable } from "@cardwright/table";
import { game } from "../src/index.ts";
import { Board } from "./Board.tsx";

/** The table draws any game from its declaration; here is what it cannot know. */
export const table = defineTable(game, {
  presets: [
    { id: "three", name: "__SHORT__", about: "__SHORT_ABOUT__", seats: 2, options: {} },
    { id: "four", name: "__FULL__", about: "__FULL_ABOUT__", seats: 2, options: { row: 4 } },
  ],
  Board,
  plan: { onBoard: ["cells"], placeChoices: ["cell"] },
});
