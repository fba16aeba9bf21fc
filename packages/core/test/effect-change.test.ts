import { describe, expect, it } from "vitest";
import { defineWorld, fact, open, z } from "../src/index.ts";
import { laws, scene } from "../src/testing/index.ts";

/** Armour that wears off hit by hit, and a purse that only its owner knows of. */

const declares = {
  seats: 2,
  phases: ["main"],
  options: z.object({}),
  zones: {},
  facts: { health: fact.each(9, "everyone") },
  questions: {},
} as const;
interface Wear extends Readonly<typeof declares> {}
const world = defineWorld<Wear>(declares);
const hit = world.event(
  "hit",
  { seat: open(world.seat), by: open(z.int()) },
  {
    apply: ({ health: [a, b] }, { seat, by }) => ({ health: seat === 0 ? [a - by, b] : [a, b - by] }),
    say: () => "",
  },
);
const armour = world.effect<{ readonly left: number }>("armour", {
  duration: { type: "nTurns", turns: 8 },
  replace: [
    world.on(hit, (event, table, self) => {
      const { left } = self.params;
      if (event.seat !== self.owner || event.by === 0 || left === 0) return undefined;
      const taken = Math.min(left, event.by);
      return [hit({ ...event, by: event.by - taken }), table.change(self, { left: left - taken })];
    }),
  ],
});
const purse = world.effect<{ readonly coins: number }>("purse", {
  seenBy: "owner",
  duration: { type: "untilConsumed" },
  react: [
    world.on(hit, ({ seat }, table, self) =>
      seat === self.owner ? [table.end(self), table.change(self, { coins: 0 })] : undefined,
    ),
  ],
});
const game = world.game({
  id: "wear",
  name: "Wear",
  version: "1",
  actionsMax: 400,
  setup: () => [],
  effects: [armour, purse],
  actions: [
    world.action("don", { label: "Don", play: (turn) => [armour.start({ owner: turn.seat, params: { left: 3 } })] }),
    world.action("hide", { label: "Hide", play: (turn) => [purse.start({ owner: turn.seat, params: { coins: 5 } })] }),
    world.action("count", {
      label: "Count",
      play(turn) {
        const own = turn.state.effects.find(({ definition, owner }) => definition === "purse" && owner === turn.seat);
        turn.need(own !== undefined, "NO_PURSE", "there is none");
        return [turn.change(own!, { coins: 6 })];
      },
    }),
    world.action("hit", {
      takes: { by: "number" },
      label: "Hit",
      play: (turn) => [hit({ seat: turn.next(turn.seat), by: turn.number("by", 1, 2) }), turn.endTurn()],
    }),
  ],
  onTurnStart: (table) => (table.state.turn > 9 ? [table.win(null, "evening")] : []),
});
const begun = () => scene(game).does(0, "don").does(0, "don").does(0, "hit", { by: 1 });

describe("an effect whose params change", () => {
  it("goes on under its number, in its place among the others and to the same end", () => {
    const before = begun().state.effects;
    const table = begun().does(1, "hit", { by: 2 });
    expect(table.state.health).toEqual([9, 8]);
    expect(table.state.effects).toEqual([{ ...before[0], params: { left: 1 } }, before[1]]);
    expect(
      table
        .does(0, "hit", { by: 1 })
        .does(1, "hit", { by: 2 })
        .state.effects.map(({ params }) => params),
    ).toEqual([{ left: 0 }, { left: 2 }]);
  });
  it("is told to whoever sees it, and to nobody else", () => {
    const table = scene(game).does(0, "hide").does(0, "count");
    expect(table.seenBy(0)).toMatchObject([{ type: "EFFECT_CHANGED", definition: "purse", params: { coins: 6 } }]);
    for (const viewer of [-1, 1]) expect(table.seenBy(viewer)).toEqual([]);
    expect(table.told(0)).toEqual([]);
  });
  it("is left alone where it has ended before its turn came", () => {
    const table = scene(game)
      .does(0, "hit", { by: 1 })
      .does(1, "hide")
      .does(1, "hit", { by: 1 })
      .does(0, "hit", { by: 1 });
    expect(table.state.effects).toEqual([]);
    expect(JSON.stringify(table.seenBy(1))).not.toContain("EFFECT_CHANGED");
  });
  it("obeys the laws, in a replay too", () => {
    expect(laws(game, { matches: 6, every: 2 }).ok).toBe(true);
  });
});
