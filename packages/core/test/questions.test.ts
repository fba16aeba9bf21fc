import { describe, expect, it } from "vitest";
import { scene } from "../src/testing/index.ts";
import { arena, world } from "./games/arena.ts";

const start = () => scene(arena).does(0, "enter", { card: "knight" });
const begin = (table: ReturnType<typeof start>, effect: string, owner = 0) => table.does(0, "begin", { effect, owner });
/** How much a strike takes, which is the power of the fighter as the effects make it. */
const blow = (table: ReturnType<typeof start>) => {
  const before = table.state.gold[1];
  return before - table.does(0, "strike", { fighter: "knight" }).state.gold[1];
};

describe("rule questions", () => {
  it("fold over active effects in the order in which they began", () => {
    expect(blow(begin(begin(start(), "banner"), "fixed"))).toBe(5);
    expect(blow(begin(begin(start(), "fixed"), "banner"))).toBe(7);
  });
  it("stay within floor and ceiling", () => {
    const table = start();
    for (let i = 0; i < 5; i++) begin(table, "banner");
    expect(blow(table)).toBe(9);
  });
  it("count an effect that says so once for each owner", () => {
    expect(blow(begin(begin(start(), "lone"), "lone"))).toBe(6);
  });
  it("reach only what they are scoped to: an opponent's banner does nothing for us", () => {
    expect(blow(begin(start(), "banner", 1))).toBe(3);
  });
  it("refuse with every cause: which effect, whose, until when", () => {
    const table = begin(begin(start(), "fear", 1), "fear", 1);
    const refused = table.tries(0, "strike", { fighter: "knight" });
    expect(refused).toMatchObject({ code: "CANNOT_STRIKE", message: "this fighter cannot strike" });
    expect(refused.because).toMatchObject([
      {
        question: "canStrike",
        effect: "e1",
        definition: "fear",
        source: "Fear",
        owner: 1,
        expires: { atEndOfTurn: 2 },
      },
      { effect: "e2" },
    ]);
  });
  it("do not let an effect answer that the deciding seat cannot see", () => {
    const table = begin(start(), "hush", 1);
    expect(table.view(0).effects).toEqual([]);
    expect(table.view(1).effects).toHaveLength(1);
    expect(blow(table)).toBe(3);
    expect(begin(start(), "hush", 0).tries(0, "strike", { fighter: "knight" }).code).toBe("CANNOT_STRIKE");
  });
  it("number hidden effects apart from open ones", () => {
    const table = begin(begin(begin(start(), "banner"), "hush", 1), "banner");
    expect(table.view(0).effects.map(({ id }) => id)).toEqual(["e1", "e2"]);
    expect(table.state.effects.map(({ id }) => id)).toEqual(["e1", "h1-0", "e2"]);
  });
  it("explain a quantity step by step", () => {
    const traces: unknown[] = [];
    const probe = world.action("probe", {
      label: "Probe",
      play(turn) {
        const [fighter] = turn.state.field[turn.seat];
        if (fighter !== undefined) traces.push(turn.explain("power", { fighter }, fighter.power));
        return [];
      },
    });
    const game = world.game({ ...arena, actions: [...arena.actions, probe] });
    const table = scene(game).does(0, "enter", { card: "knight" });
    table.does(0, "begin", { effect: "banner", owner: 0 }).does(0, "probe");
    expect(traces[0]).toMatchObject({ question: "power", base: 3, value: 5, steps: [{ source: "Banner", value: 5 }] });
  });
  it("describe every greyed option with the reason that would be given", () => {
    const table = begin(start(), "fear", 1);
    const [option] = table.choice(0, "strike").options;
    expect(option?.refused).toEqual(table.tries(0, "strike", { fighter: "knight" }));
  });
  it("end durations in turns without help from the card", () => {
    const table = begin(begin(start(), "fear", 1), "banner");
    table.does(0, "end");
    expect(table.state.effects.map(({ definition }) => definition)).toEqual(["fear"]);
    expect(table.does(1, "end").state.effects).toEqual([]);
  });
});

describe("traps", () => {
  it("lie face down, work from there, turn up when they spring, and are gone with their effect", () => {
    const table = scene(arena).does(0, "lay", { card: "snare" });
    expect(table.view(1).traps[0]).toEqual([{ id: table.state.traps[0][0]?.id, at: "traps/0" }]);
    expect(table.view(1).effects).toEqual([]);
    expect(table.view(0).effects).toHaveLength(1);
    table.does(0, "end").does(1, "enter", { card: "knight" });
    expect(table.state.field[1][0]?.power).toBe(0);
    expect(table.state.traps[0]).toEqual([]);
    expect(table.state.effects).toEqual([]);
    expect(table.told(1)).toContain("Snare is turned face up.");
  });
  it("look alike whatever they hide", () => {
    const snare = scene(arena).does(0, "lay", { card: "snare" });
    const scroll = scene(arena).does(0, "lay", { card: "scroll" });
    const blank = ({ view }: { view: unknown }) => JSON.stringify(view);
    expect(blank({ view: snare.view(1).traps })).toBe(blank({ view: scroll.view(1).traps }));
    expect(snare.seenBy(1)).toEqual(scroll.seenBy(1));
  });
});
