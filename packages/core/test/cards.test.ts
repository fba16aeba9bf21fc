import { describe, expect, it } from "vitest";
import { cardSchema } from "../src/cards.ts";
import { type Card, defineCards, z } from "../src/index.ts";
import { scene } from "../src/testing/index.ts";
import { arena, world } from "./games/arena.ts";

type ArenaCard = Card<(typeof world)["declares"]>;
const flag: ArenaCard = {
  id: "flag",
  name: "Flag",
  text: "Your fighters strike harder this turn.",
  creates: [{ duration: { type: "untilEndOfTurn" }, hooks: { power: { add: 4 } } }],
};
const curse: ArenaCard = {
  id: "curse",
  name: "Curse",
  text: "Your opponent names one of your fighters. It cannot strike.",
  creates: [
    {
      duration: { type: "untilEndOfTurn" },
      target: { chosenBy: "opponent", from: "own" },
      scope: "target",
      hooks: { canStrike: false },
    },
  ],
};
const doubled: ArenaCard = {
  id: "doubled",
  name: "Doubled",
  text: "Twice the power.",
  creates: [{ duration: { type: "untilEndOfTurn" }, hooks: { power: { use: "double" } } }],
};
const tithe: ArenaCard = {
  id: "tithe",
  name: "Tithe",
  text: "One gold for its player whenever a fight begins.",
  creates: [
    {
      duration: { type: "nTurns", turns: 9 },
      onPhaseStart: { phase: "FIGHT", use: "collect" },
    },
  ],
};
const set = defineCards(world, {
  cards: [flag, curse, doubled, tithe],
  functions: {
    double: (_: unknown, value: number) => value * 2,
    collect: (table, _phase: string, self: { readonly owner: 0 | 1 }) => [table.add("gold", self.owner, 1)],
  },
  targets: (turn, owner, from) => (from === "own" ? turn.state.field[owner] : []),
});
const playing = world.action("playing", {
  takes: { id: "piece" },
  label: "Play a card",
  play: (turn) => set.creating(turn, turn.oneOf("id", ["flag", "curse", "doubled", "tithe"]), turn.seat),
});
const game = world.game({
  ...arena,
  actions: [...arena.actions, playing],
  effects: [...(arena.effects ?? []), ...set.effects],
  prompts: [...(arena.prompts ?? []), set.prompt],
});
const start = () => scene(game).does(0, "enter", { card: "knight" }).does(0, "enter", { card: "squire" });

describe("cards as data", () => {
  it("create effects that answer rule questions", () => {
    expect(start().does(0, "playing", { id: "flag" }).does(0, "strike", { fighter: "knight" }).state.gold).toEqual([
      3, -4,
    ]);
    expect(start().does(0, "playing", { id: "doubled" }).does(0, "strike", { fighter: "knight" }).state.gold).toEqual([
      3, -3,
    ]);
  });
  it("answer with events when the phase begins that they name", () => {
    const table = start().does(0, "playing", { id: "tithe" });
    expect(table.does(0, "fight").state.gold).toEqual([4, 3]);
    expect(() => defineCards(world, { cards: [tithe] })).toThrow('card "tithe" uses function "collect"');
  });
  it("ask whoever chooses the target, and refuse with the card's name", () => {
    const table = start().does(0, "playing", { id: "curse" });
    expect(table.state.prompts[0]).toMatchObject({ seat: 1, type: "SELECT_TARGET" });
    table.answers(1, { target: "squire" });
    expect(table.tries(0, "strike", { fighter: "squire" })).toMatchObject({
      code: "CANNOT_STRIKE",
      because: [{ source: "Curse" }],
    });
    table.does(0, "strike", { fighter: "knight" });
  });
  it("have a published JSON Schema with a closed vocabulary", () => {
    const schema = z.toJSONSchema(cardSchema(world, { cost: z.int() })) as unknown as {
      properties: Record<string, unknown>;
      additionalProperties: boolean;
    };
    expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(["id", "name", "text", "creates", "cost"]));
    expect(schema.additionalProperties).toBe(false);
    expect(JSON.stringify(schema)).toContain("canStrike");
  });
  it("are refused with the card, the field and the cure", () => {
    const bad = (card: unknown) => () => defineCards(world, { cards: [card as ArenaCard] });
    expect(bad({ ...flag, creats: [] })).toThrow(
      'card "flag" is not valid: the card: remove creats, or check the spelling',
    );
    expect(bad({ ...flag, creates: [{ duration: { type: "forever" } }] })).toThrow("creates.0.duration");
    expect(bad({ ...flag, creates: [{ duration: { type: "untilEndOfTurn" }, hooks: { canFly: false } }] })).toThrow(
      "creates.0.hooks: remove canFly",
    );
    expect(bad({ ...flag, name: 5 })).toThrow("name:");
    expect(() => defineCards(world, { cards: [flag, flag] })).toThrow('card "flag" is defined twice');
    expect(() => defineCards(world, { cards: [doubled] })).toThrow('uses function "double", which is not given');
  });
});
