import type { CardDefinition } from "../cardset/definition.ts";

export const favorableWeather: CardDefinition = {
  id: "favorable_weather",
  name: "Still Air",
  text: "Before a roll: your vehicles and special units add 1 to their attack rolls this turn.",
  kind: "tactic",
  timing: "reaction",
  windows: ["beforeAttackRoll"],
  playedBy: "active",
  creates: [{ duration: { type: "untilEndOfTurn" }, tags: ["ranged"], hooks: { modifyAttackRoll: { add: 1 } } }],
};
