import type { CardDefinition } from "../cardset/definition.ts";

export const internalDiscipline: CardDefinition = {
  id: "internal_discipline",
  name: "Cool Heads",
  text: "Answer a malus with it: that malus is cancelled.",
  kind: "bonus",
  timing: "reaction",
  cancelsMalus: "drawn",
  copies: { 60: 4, 90: 6 },
  creates: [],
};
