import { keepScenes } from "@cardwright/core/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { eventOf, faces, front, position, type Side, story } from "./position.ts";

const DECLARE = { phase: "TURN.COMBAT.DECLARE" } as const;
const pool = (element: string, count = 2) => Array.from({ length: count }, () => `${element}-energy`);
const amounts = (table: ReturnType<typeof position>) =>
  table.events.filter(({ type }) => type === "DAMAGE_APPLIED").map(({ face, amount }) => [face, amount]);

describe("[R5.1] ATTACK", () => {
  const given = (own: Side = {}) => position([{ active: "cinderpup", ...own }, { active: "rivethorn" }], DECLARE);
  it("is declared, resolved and told, once a turn", () => {
    const table = given().does(0, "ATTACK", { attack: "BASIC" });
    expect(story(table)).toEqual(["ATTACK_DECLARED", "DAMAGE_APPLIED"]);
    expect(eventOf(table, "ATTACK_DECLARED")).toMatchObject({
      face: "cinderpup",
      targetFace: "rivethorn",
      attack: "BASIC",
    });
    expect(front(table, 1).damage).toBe(4);
    expect(table.tries(0, "ATTACK").code).toBe("WINDOW_INVALID");
    const capped = position([{ active: "cinderpup" }, { active: "rivethorn" }], {
      ...DECLARE,
      with: { attacks: [1, 0] },
    });
    expect(capped.tries(0, "ATTACK", { attack: "BASIC" }).code).toBe("CAP_EXCEEDED");
  });
  it("costs two energies of the own element for a signature", () => {
    expect(given({ pool: ["fire-energy", "metal-energy"] }).tries(0, "ATTACK", { attack: "SIGNATURE" })).toMatchObject({
      code: "PRECONDITION_FAILED",
      message: "PRECONDITION_FAILED.attackCost",
      details: { name: "flare", cost: 2, element: "fire" },
    });
    const table = given({ pool: pool("fire", 3) }).does(0, "ATTACK", { attack: "SIGNATURE", burst: "NO" });
    expect(eventOf(table, "DAMAGE_APPLIED")).toMatchObject({ amount: 8 });
    expect(table.state.pool[0]).toHaveLength(1);
    expect(faces(table.state.discard[0])).toEqual(["fire-energy", "fire-energy"]);
  });
  it("costs five or more for an ultimate, which only late stages have", () => {
    expect(given({ pool: pool("fire", 9) }).tries(0, "ATTACK", { attack: "ULTIMATE" }).code).toBe("CHOICE_INVALID");
    const table = position([{ active: "pyrewolf", pool: pool("fire", 5) }, { active: "rivethorn" }], DECLARE);
    table.does(0, "ATTACK", { attack: "ULTIMATE" });
    expect(eventOf(table, "DAMAGE_APPLIED")).toMatchObject({ amount: 23 });
    expect(table.state.pool[0]).toEqual([]);
  });
  it("[R5.2] heats up with every turn its player has taken", () => {
    const hit = (turns: number) =>
      eventOf(
        position([{ active: "cinderpup" }, { active: "rivethorn" }], { ...DECLARE, turns }).does(0, "ATTACK", {
          attack: "BASIC",
        }),
        "DAMAGE_APPLIED",
      )?.["amount"];
    expect([hit(1), hit(2), hit(5)]).toEqual([4, 6, 12]);
  });
  it("tells how the elements met", () => {
    const table = position([{ active: "cinderpup" }, { active: "fernwisp" }], DECLARE).does(0, "ATTACK", {
      attack: "BASIC",
    });
    expect(eventOf(table, "DAMAGE_APPLIED")).toMatchObject({ amount: 8, effectiveness: "STRONG" });
    expect(table.told(0)).toContain("Fernwisp takes 8 damage, a strong hit.");
  });
});

describe("[R5.5] signatures", () => {
  const uses = (active: string, element: string, own: Side = {}, other: Side = {}, wanted = {}, turns = 1) =>
    position(
      [
        { active, pool: pool(element), ...own },
        { active: "scalekit", ...other },
      ],
      { ...DECLARE, turns },
    ).does(0, "ATTACK", {
      attack: "SIGNATURE",
      ...wanted,
    });
  it("Flare burns", () => {
    expect(eventOf(uses("cinderpup", "fire"), "STATUS_APPLIED")).toMatchObject({ status: "BURN", face: "scalekit" });
  });
  it("Backwash heals the attacker", () => {
    expect(amounts(uses("rillfin/10", "water"))).toEqual([
      ["scalekit", 8],
      ["rillfin", -3],
    ]);
  });
  it("Bloom heals somebody on the own bench", () => {
    const table = uses("fernwisp", "nature", { bench: ["cinderpup/9", "budkin"] }, {}, { target: "cinderpup" });
    expect(amounts(table)).toContainEqual(["cinderpup", -5]);
  });
  it("Tremor shakes the whole other bench, and can knock out there", () => {
    const table = uses("boulderback", "earth", {}, { bench: ["budkin/9", "rimefox"] });
    expect(amounts(table)).toEqual([
      ["scalekit", 8],
      ["budkin", 2],
      ["rimefox", 2],
    ]);
    expect(eventOf(table, "KO")).toMatchObject({ face: "budkin" });
    expect(table.state.prompts).toEqual([]);
  });
  it("Gale blows somebody else to the front, but no mini and nobody over a knock-out", () => {
    const table = uses("kitefeather", "wind", {}, { bench: ["budkin", "rimefox"] }, { target: "rimefox" });
    expect(front(table, 1)).toMatchObject({ face: "rimefox", damage: 0 });
    expect(faces(table.state.bench[1])).toEqual(["budkin", "scalekit"]);
    expect(eventOf(table, "SWITCHED")).toMatchObject({ cause: "FORCED" });
    expect(front(uses("kitefeather", "wind", {}, { bench: ["budkin"] }), 1).face).toBe("scalekit");
    const fatal = uses(
      "kitefeather",
      "wind",
      {},
      { active: "scalekit/44", bench: ["rimefox", "cinderpup"] },
      { target: "rimefox" },
    );
    expect(fatal.state.prompts).toMatchObject([{ type: "SELECT_TARGET_BENCH", seat: 1 }]);
    expect(story(fatal)).not.toContain("SWITCHED");
  });
  it("Shiver slows until the end of the defender's next turn", () => {
    const table = uses("rimefox", "ice", {}, { bench: ["cinderpup"] });
    expect(eventOf(table, "STATUS_APPLIED")).toMatchObject({ status: "CHILL" });
    table.does(0, "END_TURN").does(1, "DRAW_ACK").does(1, "NEXT_WINDOW");
    // Scalekit and Rimefox both have speed 4; slowed, Scalekit has to pay.
    expect(table.tries(1, "SWITCH", { creature: "cinderpup" }).code).toBe("PRECONDITION_FAILED");
    table.does(1, "END_TURN");
    expect(table.state.effects).toEqual([]);
  });
  it("Fork strikes one creature on the other bench", () => {
    expect(amounts(uses("staticat", "lightning", {}, { bench: ["budkin", "rimefox"] }, { target: "budkin" }))).toEqual([
      ["scalekit", 8],
      ["budkin", 3],
    ]);
  });
  it("Pounce needs stealth to pass the guard", () => {
    expect(amounts(uses("duskprowler", "shadow"))).toEqual([["scalekit", 9]]);
  });
  it("Daybreak ends the attacker's bad statuses", () => {
    const table = position(
      [
        { active: "cinderpup", bench: ["sootspark"] },
        { active: "dawnmoth", bench: ["rimefox"], pool: pool("light") },
      ],
      DECLARE,
    );
    table
      .does(0, "ATTACK", { attack: "BASIC" })
      .does(0, "END_TURN")
      .does(1, "DRAW_ACK")
      .does(1, "NEXT_WINDOW")
      .does(1, "NEXT_WINDOW");
    expect(table.state.effects.map(({ definition }) => definition)).toEqual(["burn"]);
    table.does(1, "ATTACK", { attack: "SIGNATURE" });
    expect(table.state.effects).toEqual([]);
  });
  it("Brace guards the attacker until the own next turn", () => {
    const table = uses("rivethorn", "metal")
      .does(0, "END_TURN")
      .does(1, "DRAW_ACK")
      .does(1, "NEXT_WINDOW")
      .does(1, "NEXT_WINDOW");
    table.does(1, "ATTACK", { attack: "BASIC" });
    // Power 4 and attack 4 in the second turn of seat 1 (half as hot again), less defence 4 and the guard.
    expect(amounts(table)).toEqual([["rivethorn", 5]]);
  });
  it("Bellow draws a card", () => {
    const table = uses("scalekit", "dragon");
    expect(eventOf(table, "CARD_DRAWN")).toMatchObject({ count: 1, cause: "EFFECT" });
  });
  it("Needle Rain poisons until it is cleared", () => {
    const table = position([{ active: "thornstalker", pool: pool("nature", 5) }, { active: "bastionback" }], DECLARE);
    table.does(0, "ATTACK", { attack: "ULTIMATE" });
    const before = front(table, 1).damage;
    table.does(0, "END_TURN");
    for (let round = 0; round < 3; round++) {
      table.does(1, "DRAW_ACK").does(1, "END_TURN").does(0, "DRAW_ACK").does(0, "END_TURN");
    }
    expect(front(table, 1).damage - before).toBe(3);
  });
  it("put on no status in simple mode", () => {
    const table = position([{ active: "cinderpup", pool: pool("fire") }, { active: "scalekit" }], {
      ...DECLARE,
      mode: "simple",
    });
    table.does(0, "ATTACK", { attack: "SIGNATURE" });
    expect(story(table)).toEqual(["ATTACK_DECLARED", "DAMAGE_APPLIED"]);
    expect(amounts(table)).toEqual([["scalekit", 8]]);
  });
});

describe("[R8.1] resonance and burst", () => {
  const hit = (own: Side, other: Side = {}, mode: "simple" | "standard" | "tournament" = "standard", wanted = {}) =>
    eventOf(
      position(
        [
          { active: "cinderpup", ...own },
          { active: "scalekit", ...other },
        ],
        { ...DECLARE, mode },
      ).does(0, "ATTACK", { attack: "BASIC", ...wanted }),
      "DAMAGE_APPLIED",
    )?.["amount"];
  it("adds one attack for each other creature of the element on the own side", () => {
    expect([hit({}), hit({ bench: ["sootspark"] }), hit({ bench: ["sootspark", "cinderpup"] })]).toEqual([5, 6, 7]);
    expect(hit({ bench: ["sootspark"] }, {}, "simple")).toBe(4);
  });
  it("is one stronger with a Tuning Fork, but not out of nothing", () => {
    expect(hit({ bench: ["sootspark"], relics: { "": ["tuning-fork"] } })).toBe(7);
    expect(hit({ relics: { "": ["tuning-fork"] } })).toBe(5);
  });
  it("covers the active creature of a side of three elements", () => {
    expect(hit({}, { bench: ["rimefox", "budkin"] })).toBe(4);
    expect(hit({}, { bench: ["budkin", "fernwisp"] })).toBe(5);
  });
  it("[R8.3] turns into dissonance where elements at odds stand together, in a tournament", () => {
    expect(hit({ bench: ["rillfin"] }, {}, "tournament")).toBe(4);
    expect(hit({ bench: ["rillfin"] })).toBe(5);
  });
  it("bursts once a match, for one more energy", () => {
    const table = position(
      [{ active: "cinderpup", pool: ["wind-energy", "wind-energy"] }, { active: "scalekit" }],
      DECLARE,
    );
    table.does(0, "ATTACK", { attack: "BASIC", burst: "YES" });
    expect(amounts(table)).toEqual([["scalekit", 11]]);
    expect(table.state.burstUsed).toEqual([true, false]);
    expect(table.state.pool[0]).toHaveLength(1);
    table
      .does(0, "END_TURN")
      .does(1, "DRAW_ACK")
      .does(1, "END_TURN")
      .does(0, "DRAW_ACK")
      .does(0, "NEXT_WINDOW")
      .does(0, "NEXT_WINDOW");
    expect(table.tries(0, "ATTACK", { attack: "BASIC", burst: "YES" }).code).toBe("CHOICE_INVALID");
    expect(
      position([{ active: "cinderpup", pool: ["wind-energy"] }, { active: "scalekit" }], {
        ...DECLARE,
        mode: "simple",
      }).tries(0, "ATTACK", { attack: "BASIC", burst: "YES" }).code,
    ).toBe("CHOICE_INVALID");
  });
  it("bursts with an energy of the player's own choosing", () => {
    const side = { active: "cinderpup", pool: ["fire-energy", "fire-energy", "wind-energy", "fire-energy"] };
    const table = position([side, { active: "scalekit" }], DECLARE);
    table.does(0, "ATTACK", { attack: "SIGNATURE", burst: "YES", energy: ["wind-energy"] });
    expect(table.state.pool[0]).toMatchObject([{ face: "fire-energy" }]);
  });
  it("[R8.4] combos add for every further kind of card played this turn, in a tournament", () => {
    const kinds = (played: readonly string[], mode: "standard" | "tournament") =>
      eventOf(
        position([{ active: "cinderpup" }, { active: "scalekit" }], {
          ...DECLARE,
          mode,
          with: { kindsPlayed: [played, []] },
        }).does(0, "ATTACK", { attack: "BASIC" }),
        "DAMAGE_APPLIED",
      )?.["amount"];
    expect([kinds(["ITEM"], "tournament"), kinds(["ITEM", "RELIC"], "tournament")]).toEqual([5, 6]);
    expect(kinds(["ITEM", "RELIC", "TERRAIN", "SUPPORTER", "EVOLUTION"], "tournament")).toBe(8);
    expect(kinds(["ITEM", "RELIC"], "standard")).toBe(5);
  });
});

describe("[R5.7] knock-outs", () => {
  it("ask the owner who comes next, with a SELECT_TARGET_BENCH prompt", () => {
    const table = position(
      [
        { active: "cinderpup" },
        { active: "rillfin/44", bench: ["rimefox", "staticat"], attached: { rillfin: pool("water") } },
      ],
      DECLARE,
    );
    table.does(0, "ATTACK", { attack: "BASIC" });
    expect(story(table)).toEqual(["ATTACK_DECLARED", "DAMAGE_APPLIED", "KO", "EFFECT_ACTIVATED", "CHOICE_PROMPTED"]);
    expect(faces(table.state.discard[1])).toEqual(["rillfin", "water-energy", "water-energy"]);
    table.answers(1, "staticat");
    expect([front(table, 1).face, table.state.phase, table.state.activeSeat]).toEqual(["staticat", "TURN.END", 0]);
  });
  it("win the match where nobody is left", () => {
    const table = position([{ active: "cinderpup" }, { active: "rillfin/44" }], DECLARE).does(0, "ATTACK", {
      attack: "BASIC",
    });
    expect(table.state.outcome).toEqual({ winners: [0], reason: "noCreature" });
    expect(table.state.phase).toBe("MATCH.ENDED");
  });
  it("end in a draw where both sides fall at once", () => {
    const table = position(
      [{ active: "cinderpup/39" }, { active: "rillfin/44", relics: { rillfin: ["barbed-plate"] } }],
      DECLARE,
    );
    table.does(0, "ATTACK", { attack: "BASIC" });
    expect(table.state.outcome).toEqual({ winners: [], reason: "nobodyLeft" });
  });
  it("ask both sides where both actives fall, the other player first", () => {
    const table = position(
      [
        { active: "cinderpup/39", bench: ["fernwisp"] },
        { active: "rillfin/44", bench: ["rimefox"], relics: { rillfin: ["barbed-plate"] } },
      ],
      DECLARE,
    );
    table.does(0, "ATTACK", { attack: "BASIC" }).answers(1, "rimefox").answers(0, "fernwisp");
    expect([front(table, 0).face, front(table, 1).face]).toEqual(["fernwisp", "rimefox"]);
  });
});

keepScenes({ beforeEach, it, expect }, "../scenes/combat.json");
