import { strengthGame } from "./strength.ts";
import { tempoGame } from "./tempo.ts";

export const catalog = [
  { game: strengthGame, expansions: [], name: "Strength", summary: "A game whose balance is known by construction." },
  { game: tempoGame, expansions: [], name: "Tempo", summary: "A game that depends on who plays." },
];
