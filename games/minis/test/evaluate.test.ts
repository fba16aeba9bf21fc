import { chooses } from "@cardwright/bots";
import { createEngine, timeoutAction } from "@cardwright/core/host";
import { playRandom } from "@cardwright/core/testing";
import { describe, expect, it } from "vitest";
import { game, MODES } from "../src/index.ts";
import { position, type Side } from "./position.ts";

const greedy = chooses("greedy");
const worth = (own: Side, other: Side, seat: 0 | 1 = 0): number => {
  const { state, engine } = position([own, other]);
  return engine.opinion(state, seat) ?? 0;
};

describe("evaluate", () => {
  const rival = { active: "rillfin" };
  it("likes what a player likes", () => {
    const even = worth({ active: "rillfin" }, rival);
    expect(worth({ active: "rillfin/20" }, rival)).toBeLessThan(even);
    expect(worth({ active: "rillfin" }, { active: "rillfin/20" })).toBeGreaterThan(even);
    expect(worth({ active: "rillfin", bench: ["cinderpup"] }, rival)).toBeGreaterThan(even);
    expect(worth({ active: "budkin" }, rival)).toBeLessThan(even);
    expect(worth({ active: "tidefin" }, rival)).toBeGreaterThan(even);
    expect(worth({ active: "rillfin", hand: ["cinderpup"] }, rival)).toBeGreaterThan(even);
  });
  it("knows a match that is won", () => {
    const table = position([{ active: "cinderpup" }, { active: "rillfin/44" }], { phase: "TURN.COMBAT.DECLARE" });
    table.does(0, "ATTACK", { attack: "BASIC" });
    const seen = (seat: 0 | 1) => table.engine.opinion(table.state, seat) ?? 0;
    expect([seen(0), seen(1)]).toEqual([10_000, -10_000]);
  });
  it("says the same of every hand that the other player could hold", () => {
    const known = worth({ active: "rillfin" }, { active: "rillfin", hand: ["cinderpup", "fire-energy"] });
    const other = worth({ active: "rillfin" }, { active: "rillfin", hand: ["emberking", "old-academy"] });
    expect(known).toBe(other);
  });
  it.each(MODES)("leads a greedy bot to beat a random one in %s mode", (mode) => {
    const wins = Array.from({ length: 6 }, (_, i) => {
      const thinker = i % 2;
      const { last } = playRandom(game, `${mode} thinker ${i}`, {
        options: { mode },
        choose: (engine, state, seat, draw) =>
          seat === thinker ? greedy(engine, state, seat, draw) : engine.sample(state, seat, draw),
      });
      return last.state.outcome?.winners.includes(thinker) === true ? 1 : 0;
    });
    expect(wins.reduce<number>((sum, won) => sum + won, 0)).toBeGreaterThanOrEqual(5);
  });
});

describe("a player whose time is up", () => {
  const engine = createEngine(game);
  it("goes on, ends the turn, or takes the first answer", () => {
    const at = (phase: "TURN.DRAW" | "TURN.MAIN") =>
      position([{ active: "rillfin" }, { active: "rillfin" }], { phase }).state;
    expect(timeoutAction(engine, at("TURN.DRAW"), 0)?.type).toBe("DRAW_ACK");
    expect(timeoutAction(engine, at("TURN.MAIN"), 0)?.type).toBe("END_TURN");
    const asked = position([{ active: "cinderpup" }, { active: "rillfin/44", bench: ["rimefox"] }], {
      phase: "TURN.COMBAT.DECLARE",
    }).does(0, "ATTACK", { attack: "BASIC" });
    expect(timeoutAction(engine, asked.state, 1)).toMatchObject({ type: "SUBMIT_CHOICE", seat: 1 });
  });
});
