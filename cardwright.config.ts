import { defineConfig } from "@cardwright/cli/config";

/**
 * The games of this repository. A line here, and a game is hosted, shown, simulated and checked with the others. The first
 * one stands in the big picture of the first page.
 */
export default defineConfig({
  title: "Cardwright",
  games: [
    "@cardwright/game-minis",
    "@cardwright/game-politics",
    "@cardwright/game-taktik",
    "@cardwright/game-tactics",
    "@cardwright/game-balance-control",
  ],
});
