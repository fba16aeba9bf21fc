import { keepScenes } from "@cardwright/core/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { eventOf, faces, front, position, type Side, story } from "./position.ts";

/** The relics, terrains and items that complete the brief's pool, each in a position where it tells. */

const rival = { active: "rillfin" };
const DECLARE = { phase: "TURN.COMBAT.DECLARE" } as const;
type Given = Parameters<typeof position>[1];
type Table = ReturnType<typeof position>;
const hits = (own: Side, other: Side, given: Given = {}, attack = "BASIC") =>
  position([own, other], { ...DECLARE, ...given }).does(0, "ATTACK", { attack });
const amounts = (table: Table) =>
  table.events.filter(({ type }) => type === "DAMAGE_APPLIED").map(({ face, amount }) => [face, amount]);
const pool = (element: string, count: number) => Array.from({ length: count }, () => `${element}-energy`);
const othersTurn = (table: Table): Table =>
  table.does(0, "END_TURN").does(1, "DRAW_ACK").does(1, "NEXT_WINDOW").does(1, "NEXT_WINDOW");
const hangingOn = (table: Table, seat: 0 | 1) =>
  table.state.effects.flatMap(({ piece, definition }) => (piece === front(table, seat).id ? [definition] : []));

describe("relics of the pool", () => {
  it("Ironroot Plate softens each attack, covers, and makes slow", () => {
    const borne = { active: "rillfin", bench: ["rimefox"], relics: { rillfin: ["ironroot-plate"] } };
    // Power 8 and attack 4 less defence 3 + 4, three times as hot: 15, and ten of them are kept off.
    expect(amounts(hits({ active: "scalekit", pool: pool("dragon", 2) }, borne, { turns: 5 }, "SIGNATURE"))).toEqual([
      ["rillfin", 5],
    ]);
    expect(amounts(hits({ active: "scalekit" }, borne))).toEqual([["rillfin", 1]]);
    const slow = position([{ ...borne }, { active: "boulderback" }]);
    expect(slow.tries(0, "SWITCH", { creature: "rimefox" }).code).toBe("PRECONDITION_FAILED");
  });
  it("Rime Mirror lets a freeze hold for one attack more", () => {
    const frozenFor = (relics: Side["relics"]) => {
      const table = hits({ active: "rimefox", bench: ["chillet"], ...(relics ? { relics } : {}) }, rival, { turns: 3 });
      expect(hangingOn(table, 1)).toContain("frozen");
      let turns = 0;
      othersTurn(table);
      while (hangingOn(table, 1).includes("frozen")) {
        turns += 1;
        expect(table.tries(1, "ATTACK", { attack: "BASIC" }).code).toBe("PRECONDITION_FAILED");
        table.does(1, "END_TURN").does(0, "DRAW_ACK");
        othersTurn(table);
      }
      return turns;
    };
    expect(frozenFor(undefined)).toBe(1);
    expect(frozenFor({ rimefox: ["rime-mirror"] })).toBe(2);
    expect(frozenFor({ chillet: ["rime-mirror"] })).toBe(1);
  });
  it("Storm Coil makes signatures cheaper, and never free", () => {
    const own = { active: "staticat", relics: { staticat: ["storm-coil"] } };
    const paid = hits({ ...own, pool: pool("lightning", 1) }, rival, {}, "SIGNATURE");
    expect(faces(paid.state.discard[0])).toEqual(["lightning-energy"]);
    const table = position([own, rival], DECLARE);
    expect(table.tries(0, "ATTACK", { attack: "SIGNATURE" })).toMatchObject({ details: { cost: 1 } });
  });
  it("Dawn Locket heals half more, and clears one bad status at the end of the own turn", () => {
    const table = position([
      { active: "dawnmoth/40", relics: { dawnmoth: ["dawn-locket"] }, hand: ["honey-poultice"] },
      rival,
    ]).does(0, "PLAY_ITEM", { card: "honey-poultice", creature: "dawnmoth" });
    expect(eventOf(table, "DAMAGE_APPLIED")).toMatchObject({ amount: -40 });
    const burned = position(
      [
        { active: "dawnmoth", relics: { dawnmoth: ["dawn-locket"] } },
        { active: "cinderpup", bench: ["sootspark", "chillet"] },
      ],
      { ...DECLARE, seat: 1, turns: 3 },
    ).does(1, "ATTACK", { attack: "BASIC" });
    expect(hangingOn(burned, 0)).toEqual(expect.arrayContaining(["burn", "frozen"]));
    burned.does(1, "END_TURN").does(0, "DRAW_ACK").does(0, "END_TURN");
    expect(hangingOn(burned, 0)).not.toContain("burn");
  });
  it("Prism Crown takes three different energies, helps everyone, and makes growing cheaper", () => {
    const own = { active: "cinderpup", hand: ["prism-crown", "blazehound"], attached: { cinderpup: pool("fire", 2) } };
    const alike = position([{ ...own, pool: [...pool("fire", 2), ...pool("water", 2)] }, rival]);
    expect(alike.tries(0, "PLAY_RELIC", { card: "prism-crown" })).toMatchObject({
      message: "PRECONDITION_FAILED.costDifferent",
    });
    const table = position([{ ...own, pool: [...pool("fire", 2), ...pool("water", 1), ...pool("wind", 1)] }, rival]);
    expect(table.tries(0, "EVOLVE", { card: "blazehound" }).code).toBe("PRECONDITION_FAILED");
    table.does(0, "PLAY_RELIC", { card: "prism-crown" });
    expect([...faces(table.state.discard[0])].sort()).toEqual(["fire-energy", "water-energy", "wind-energy"]);
    table.does(0, "EVOLVE", { card: "blazehound", creature: "cinderpup" });
    table.does(0, "NEXT_WINDOW").does(0, "ATTACK", { attack: "BASIC", burst: "NO" });
    expect(amounts(table)).toEqual([["rillfin", 5]]);
  });
  it("Copper Conduit moves an energy to another creature, once a turn", () => {
    const own = {
      active: "cinderpup",
      bench: ["rillfin", "budkin"],
      attached: { cinderpup: ["fire-energy", "fire-energy"] },
      relics: { "": ["copper-conduit"] },
    };
    const moves = { source_instance_id: "copper-conduit", effect_id: "EFF_RELIC_CONDUIT_001" };
    const table = position([own, rival]).does(0, "ACTIVATE_EFFECT", moves).answers(0, "fire-energy");
    table.answers(0, "rillfin");
    expect(story(table)).toEqual(["CHOICE_RESOLVED", "ENERGY_ATTACHED", "EFFECT_RESOLVED"]);
    const on = (face: string) => [...table.state.active[0], ...table.state.bench[0]].find((card) => card.face === face);
    expect(table.state.attached[0].map((energy) => energy.on).sort()).toEqual(
      [on("cinderpup")?.id, on("rillfin")?.id].sort(),
    );
    expect(table.tries(0, "ACTIVATE_EFFECT", moves).code).toBe("CAP_EXCEEDED");
    const alone = position([{ ...own, bench: [] }, rival]);
    expect(alone.tries(0, "ACTIVATE_EFFECT", moves).message).toBe("PRECONDITION_FAILED.nobodyElse");
    const two = position([{ ...own, bench: ["rillfin"] }, rival]).does(0, "ACTIVATE_EFFECT", moves);
    expect(story(two.answers(0, "fire-energy"))).toContain("ENERGY_ATTACHED");
  });
  it("Tidal Well draws one card more for its player alone", () => {
    const drawn = (seat: 0 | 1) => {
      const table = position([{ active: "rillfin", relics: { "": ["tidal-well"] } }, rival], {
        seat: seat === 0 ? 1 : 0,
        phase: "TURN.END",
      });
      table.does(seat === 0 ? 1 : 0, "END_TURN");
      return table.state.hand[seat].length;
    };
    expect([drawn(0), drawn(1)]).toEqual([2, 1]);
  });
});

describe("terrains of the pool", () => {
  const on = (terrain: string, own: Side, other: Side) => amounts(hits(own, other, { terrain }));
  it("Frozen Reach covers water and ice, and slows fire", () => {
    expect(on("frozen-reach", { active: "scalekit" }, rival)).toEqual([["rillfin", 4]]);
    const table = position([{ active: "cinderpup", bench: ["budkin", "rimefox"] }, { active: "cinderpup" }], {
      terrain: "frozen-reach",
    });
    expect(table.does(0, "SWITCH", { creature: "rimefox" }).state.pool[0]).toEqual([]);
    const slower = position([{ active: "cinderpup", bench: ["rimefox"] }, { active: "dawnmoth" }], {
      terrain: "frozen-reach",
    });
    expect(slower.tries(0, "SWITCH", { creature: "rimefox" }).code).toBe("PRECONDITION_FAILED");
  });
  it("Gale Plateau quickens wind and lightning, and slows earth", () => {
    const sides = [{ active: "kitefeather", bench: ["rimefox"] }, { active: "thunderpard" }] as const;
    expect(position(sides).tries(0, "SWITCH", { creature: "rimefox" }).code).toBe("PRECONDITION_FAILED");
    const even = [{ active: "kitefeather", bench: ["rimefox"] }, { active: "surgemanta" }] as const;
    expect(position(even).tries(0, "SWITCH", { creature: "rimefox" }).code).toBe("PRECONDITION_FAILED");
    const windy = position(even, { terrain: "gale-plateau" }).does(0, "SWITCH", { creature: "rimefox" });
    expect(front(windy, 0).face).toBe("rimefox");
    const stone = [{ active: "boulderback", bench: ["rimefox"] }, { active: "slagbear" }] as const;
    expect(position(stone, { terrain: "gale-plateau" }).tries(0, "SWITCH", { creature: "rimefox" }).code).toBe(
      "PRECONDITION_FAILED",
    );
  });
  it("Dusk Border lets short statuses pass by shadow and light, and burns end sooner", () => {
    const attacked = (defender: string, terrain?: string) =>
      hits(
        { active: "cinderpup", bench: ["chillet", "sootspark"] },
        { active: defender },
        {
          turns: 3,
          ...(terrain === undefined ? {} : { terrain }),
        },
      );
    expect(hangingOn(attacked("dawnmoth"), 1)).toContain("frozen");
    const table = attacked("dawnmoth", "dusk-border");
    expect(hangingOn(table, 1)).toEqual(["burn"]);
    expect(eventOf(table, "EFFECT_FAILED")).toMatchObject({ effect_id: "EFF_MINI_FREEZE_001" });
    table.does(0, "END_TURN").does(1, "DRAW_ACK").does(1, "END_TURN");
    expect(hangingOn(table, 1)).toEqual([]);
    expect(hangingOn(attacked("rillfin", "dusk-border"), 1)).toContain("frozen");
  });
  it("Dragon Summit gives dragons one of everything", () => {
    expect(on("dragon-summit", { active: "scalekit" }, { active: "scalekit" })).toEqual([["scalekit", 5]]);
    expect(on("dragon-summit", { active: "scalekit" }, rival)).toEqual([["rillfin", 6]]);
    const alive = hits({ active: "cinderpup" }, { active: "scalekit/42" }, { terrain: "dragon-summit" });
    expect(alive.state.outcome).toBeNull();
  });
});

describe("items of the pool", () => {
  it("War Drums strengthen resonance for the turn, or draw for three elements", () => {
    const kin = position([{ active: "cinderpup", bench: ["sootspark"], hand: ["war-drums"] }, rival])
      .does(0, "PLAY_ITEM", { card: "war-drums" })
      .does(0, "NEXT_WINDOW")
      .does(0, "ATTACK", { attack: "BASIC" });
    expect(amounts(kin)).toEqual([["rillfin", 5]]);
    const mixed = position([{ active: "cinderpup", bench: ["rillfin", "fernwisp"], hand: ["war-drums"] }, rival]).does(
      0,
      "PLAY_ITEM",
      { card: "war-drums" },
    );
    expect(eventOf(mixed, "CARD_DRAWN")).toMatchObject({ count: 2, cause: "EFFECT" });
    expect(mixed.does(0, "END_TURN").state.effects).toEqual([]);
  });
  it("Night Oracle draws three, shows the hand to everyone, and counts what is shadow in it", () => {
    const own = {
      active: "cinderpup",
      hand: ["night-oracle", "duskprowler", "shadow-energy"],
      deck: ["budkin", "murklet", "nightprowler", "fire-energy"],
    };
    const table = position([own, rival]).does(0, "PLAY_ITEM", { card: "night-oracle" });
    expect(story(table)).toEqual(["CARD_PLAYED_ITEM", "CARD_DRAWN", "HAND_SHOWN"]);
    expect(eventOf(table, "HAND_SHOWN")?.["faces"]).toHaveLength(5);
    expect(table.told(1).join(" ")).toContain("Duskprowler");
    table.does(0, "NEXT_WINDOW").does(0, "ATTACK", { attack: "BASIC" });
    expect(amounts(table)).toEqual([["rillfin", 6]]);
    expect(table.does(0, "END_TURN").state.effects).toEqual([]);
  });
  it("Steam Flask lets a water creature burn fire energy, and hit nature harder, for one turn", () => {
    const own = { active: "rillfin", hand: ["steam-flask"], pool: pool("fire", 2) };
    const nature = { active: "bramblewisp" };
    expect(position([own, nature], DECLARE).tries(0, "ATTACK", { attack: "SIGNATURE" }).code).toBe(
      "PRECONDITION_FAILED",
    );
    const table = position([own, nature])
      .does(0, "PLAY_ITEM", { card: "steam-flask", creature: "rillfin" })
      .does(0, "NEXT_WINDOW")
      .does(0, "ATTACK", { attack: "SIGNATURE" });
    // Power 8, attack 3 and 2 against nature, less defence 4; water is weak against nature.
    expect(amounts(table)).toEqual([["bramblewisp", 7]]);
    expect(table.state.pool[0]).toEqual([]);
    expect(table.does(0, "END_TURN").state.effects).toEqual([]);
    const dry = position([{ active: "cinderpup", hand: ["steam-flask"] }, nature]);
    expect(dry.tries(0, "PLAY_ITEM", { card: "steam-flask" })).toMatchObject({
      message: "PRECONDITION_FAILED.nobodyOf",
    });
  });
});

keepScenes({ beforeEach, it, expect }, "../scenes/pool.json");
