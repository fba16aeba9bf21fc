import { defineWorld, fact, z } from "@cardwright/core";

/** One decision each, with more ways than a list shows: a number from a wide range, three that depend on each other, few that are legal. */
export const BEST = { coins: 7_321, x: 17, y: 23, z: 29 } as const;
const SPAN = 30;

const declares = {
  seats: 2,
  phases: ["main"],
  options: z.object({ asks: z.enum(["bid", "aim", "share"]).default("bid") }),
  zones: {},
  facts: { error: fact.each<number>(100_000, "everyone") },
  questions: {},
} as const;
interface Wide extends Readonly<typeof declares> {}
const world = defineWorld<Wide>(declares);
const numbers = Array.from({ length: SPAN }, (_, i) => i);

const bid = world.action("bid", {
  takes: { coins: "number" },
  play(turn) {
    turn.need(turn.state.options.asks === "bid", "OTHER");
    return [turn.set("error", turn.seat, Math.abs(turn.number("coins", 0, 10_000) - BEST.coins)), turn.endTurn()];
  },
});
/** 27,000 ways; each choice depends on those before it. */
const aim = world.action("aim", {
  takes: { x: "number", y: "number", z: "number" },
  play(turn) {
    turn.need(turn.state.options.asks === "aim", "OTHER");
    const x = turn.oneOf("x", numbers);
    const y = turn.oneOf(
      "y",
      numbers.filter((each) => each !== x),
    );
    const third = turn.oneOf(
      "z",
      numbers.filter((each) => each !== x && each !== y),
    );
    const error = Math.abs(x - BEST.x) + Math.abs(y - BEST.y) + Math.abs(third - BEST.z);
    return [turn.set("error", turn.seat, error), turn.endTurn()];
  },
});
/** Of 4,495 triples a few are legal. */
const share = world.action("share", {
  takes: { three: "numbers" },
  play(turn) {
    turn.need(turn.state.options.asks === "share", "OTHER");
    const three = turn.someOf("three", numbers, { min: 3, max: 3 });
    turn.need(three.reduce((product, each) => product * (each + 1), 1) === 6_000, "NOT_6000");
    return [turn.set("error", turn.seat, 0), turn.endTurn()];
  },
});
export const wide = world.game({
  id: "wide",
  name: "Wide",
  version: "1",
  actionsMax: 9,
  setup: () => [],
  actions: [bid, aim, share],
  onTurnStart: (table) =>
    table.state.turn > 2
      ? [table.finish({ scores: table.seats.map((seat) => -(table.state.error[seat] ?? 0)), reason: "nearest" })]
      : [],
  evaluate: ({ error }, seat) => -(error?.[seat] ?? 0),
});
