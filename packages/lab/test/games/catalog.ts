import { strengthGame } from "./strength.ts";

export const catalog = [
  { game: strengthGame, expansions: [], name: "Strength", summary: "A game whose balance is known by construction." },
];
