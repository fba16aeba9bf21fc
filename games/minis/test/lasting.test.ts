import { keepScenes } from "@cardwright/core/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { front, position } from "./position.ts";

/** Two things at once, and what outlives the card it hung on. */

const pool = (element: string, count: number) => Array.from({ length: count }, () => `${element}-energy`);
const DECLARE = { phase: "TURN.COMBAT.DECLARE" } as const;
type Table = ReturnType<typeof position>;
const othersTurn = (table: Table): Table =>
  table.does(0, "END_TURN").does(1, "DRAW_ACK").does(1, "NEXT_WINDOW").does(1, "NEXT_WINDOW");
const hangingOn = (table: Table, seat: 0 | 1) =>
  table.state.effects.flatMap(({ piece, definition }) => (piece === front(table, seat).id ? [definition] : []));

describe("Glass Bulwark", () => {
  it("keeps bad statuses away for the whole turn, also from the attack that takes its last damage", () => {
    const shielded = position(
      [
        { active: "rivethorn", hand: ["glass-bulwark"] },
        { active: "cinderpup", pool: pool("fire", 2), bench: ["chillet", "sootspark"] },
      ],
      { turns: 8 },
    ).does(0, "PLAY_ITEM", { card: "glass-bulwark", creature: "rivethorn" });
    othersTurn(shielded).does(1, "ATTACK", { attack: "SIGNATURE" });
    expect(front(shielded, 0).damage).toBeGreaterThan(0);
    expect(hangingOn(shielded, 0)).toEqual(["shielded"]);
    // It has not ended: it only takes no more.
    expect(shielded.told(0).filter((line) => line.startsWith("Shield"))).toEqual([]);
  });
  it("is asked before Tideward Shell, whichever of them came first", () => {
    const hit = (side: object, plays: (table: Table) => Table) => {
      const before = position(
        [
          { active: "rillfin/35", ...side },
          { active: "rivethorn", bench: ["boulderback"] },
        ],
        {
          turns: 17,
        },
      );
      return othersTurn(plays(before)).does(1, "ATTACK", { attack: "BASIC" });
    };
    const shield = (table: Table) => table.does(0, "PLAY_ITEM", { card: "glass-bulwark", creature: "rillfin" });
    const shell = (table: Table) => table.does(0, "PLAY_RELIC", { card: "tideward-shell", creature: "rillfin" });
    const given = { hand: ["glass-bulwark", "tideward-shell"], pool: pool("water", 1) };
    for (const table of [hit(given, (t) => shield(shell(t))), hit(given, (t) => shell(shield(t)))]) {
      expect(front(table, 0).damage).toBe(43);
      expect(table.state.relic[0]).toMatchObject([{ face: "tideward-shell", damage: 0 }]);
    }
  });
});

describe("evolving", () => {
  it("lets nobody attack who has just swung in", () => {
    const table = position(
      [
        {
          active: "rivethorn",
          bench: ["cinderpup"],
          hand: ["rope-swing", "blazehound"],
          attached: { cinderpup: pool("fire", 3) },
        },
        { active: "boulderback" },
      ],
      { turns: 3 },
    )
      .does(0, "PLAY_ITEM", { card: "rope-swing", creature: "cinderpup" })
      .does(0, "EVOLVE", { card: "blazehound", creature: "cinderpup" });
    expect(table.does(0, "NEXT_WINDOW").tries(0, "ATTACK", { attack: "BASIC" })).toMatchObject({
      because: [{ source: "Just swung in" }],
    });
    table.does(0, "END_TURN");
    expect(hangingOn(table, 0)).toEqual([]);
  });
  it("ends a freeze, and the next one comes no sooner for it", () => {
    const table = position(
      [
        { active: "rivethorn", bench: ["chillet"] },
        { active: "cinderpup", hand: ["blazehound"], attached: { cinderpup: pool("fire", 3) } },
      ],
      { ...DECLARE, turns: 2 },
    )
      .does(0, "ATTACK", { attack: "BASIC" })
      .does(0, "END_TURN")
      .does(1, "DRAW_ACK")
      .does(1, "NEXT_WINDOW")
      .does(1, "EVOLVE", { card: "blazehound", creature: "cinderpup" });
    expect(hangingOn(table, 1)).toEqual(["recovering"]);
    table
      .does(1, "END_TURN")
      .does(0, "DRAW_ACK")
      .does(0, "NEXT_WINDOW")
      .does(0, "NEXT_WINDOW")
      .does(0, "ATTACK", { attack: "BASIC" });
    expect(hangingOn(table, 1)).not.toContain("frozen");
  });
});

describe("healing", () => {
  it("never brings back who is already down", () => {
    const table = position(
      [
        { active: "elderbough/72", pool: pool("nature", 5), bench: ["fernwisp"] },
        { active: "rivethorn", relics: { rivethorn: ["barbed-plate"] }, bench: ["boulderback"] },
      ],
      DECLARE,
    ).does(0, "ATTACK", { attack: "ULTIMATE" });
    expect(table.events.map(({ type }) => type)).toContain("KO");
    expect(table.events.some(({ type, cause }) => type === "DAMAGE_APPLIED" && cause === "HEAL")).toBe(false);
  });
});

describe("Tinbit", () => {
  it("makes the first relic of a turn cheaper, not the first one after it came", () => {
    const table = position(
      [
        {
          active: "rivethorn",
          bench: ["cinderpup"],
          hand: ["weathervane-charm", "barbed-plate", "tinbit"],
          pool: ["wind-energy", "metal-energy"],
        },
        { active: "boulderback" },
      ],
      { turns: 3 },
    )
      .does(0, "PLAY_RELIC", { card: "weathervane-charm", creature: "cinderpup" })
      .does(0, "SUMMON_STAGE1", { card: "tinbit" });
    expect(table.tries(0, "PLAY_RELIC", { card: "barbed-plate", creature: "rivethorn" })).toMatchObject({
      message: "PRECONDITION_FAILED.costOf",
      details: { cost: 2, element: "metal" },
    });
  });
});

describe("a switch that has to be paid", () => {
  it("is refused with the choice of who comes in, where the pool is empty", () => {
    const table = position([{ active: "boulderback", bench: ["cinderpup"] }, { active: "kitefeather" }]);
    const offer = table.engine.offers(table.state, 0).find(({ type }) => type === "SWITCH");
    expect(offer?.choice?.options).toMatchObject([{ refused: { message: "PRECONDITION_FAILED.cost" } }]);
  });
});

keepScenes({ beforeEach, it, expect }, "../scenes/lasting.json");
