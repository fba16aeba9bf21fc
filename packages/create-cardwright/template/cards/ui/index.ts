import { defineTable } from "@cardwright/table";
import { cardOf } from "../src/cards.ts";
import { game } from "../src/index.ts";

const TONES = { fruit: "olive", tool: "ochre", pest: "night" } as const;
const isKind = (tag: string): tag is keyof typeof TONES => tag in TONES;

/** The table draws any game from its declaration; here is what it cannot know. */
export const table = defineTable(game, {
  presets: [
    { id: "short", name: "__SHORT__", about: "__SHORT_ABOUT__", seats: 2, options: {} },
    { id: "full", name: "__FULL__", about: "__FULL_ABOUT__", seats: 2, options: { hand: 5 } },
  ],
  plan: { hand: ["hand"] },
  look: (face) => {
    const { value, tags } = cardOf(face);
    const kind = tags.find(isKind);
    return {
      ...(kind === undefined ? {} : { tone: TONES[kind] }),
      values: value === 0 ? [] : [{ name: "__POINTS__", value }],
    };
  },
});
