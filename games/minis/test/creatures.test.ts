import { keepScenes } from "@cardwright/core/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { eventOf, faces, front, position, story } from "./position.ts";

const rival = { active: "rillfin" };
const energies = (count: number, face = "fire-energy") => Array.from({ length: count }, () => face);

describe("[R4.1] SUMMON_STAGE1", () => {
  it("puts one stage 1 creature a turn on the bench, for free", () => {
    const table = position([{ active: "cinderpup", hand: ["rimefox", "staticat", "tidefin"] }, rival]);
    expect(table.choice(0, "SUMMON_STAGE1").options.map(({ piece }) => piece?.face)).toEqual(["rimefox", "staticat"]);
    table.does(0, "SUMMON_STAGE1", { card: "rimefox" });
    expect(story(table)).toEqual(["CARD_SUMMONED"]);
    expect(table.tries(0, "SUMMON_STAGE1", { card: "staticat" }).code).toBe("CAP_EXCEEDED");
  });
  it("needs a free place", () => {
    const table = position([{ active: "cinderpup", bench: ["rimefox", "budkin"], hand: ["staticat"] }, rival]);
    expect(table.tries(0, "SUMMON_STAGE1", { card: "staticat" }).code).toBe("PRECONDITION_FAILED");
  });
});

describe("[R4.6] minis in front", () => {
  it("are relieved by the first creature that can fight", () => {
    const table = position([{ active: "budkin", hand: ["lampling", "rimefox"] }, rival]);
    expect(table.tries(0, "SUMMON_STAGE1", { card: "lampling" }).code).toBe("PRECONDITION_FAILED");
    table.does(0, "SUMMON_STAGE1", { card: "rimefox" });
    expect(front(table, 0).face).toBe("rimefox");
    expect(faces(table.state.bench[0])).toEqual(["budkin"]);
    expect(eventOf(table, "SWITCHED")).toMatchObject({ cause: "RELIEF" });
  });
  it("are not switched in, and never attack", () => {
    const table = position([{ active: "cinderpup", bench: ["budkin"] }, rival]);
    expect(table.tries(0, "SWITCH", { creature: "budkin" }).code).toBe("CHOICE_INVALID");
    const alone = position([{ active: "budkin" }, rival], { phase: "TURN.COMBAT.DECLARE" });
    expect(alone.tries(0, "ATTACK", { attack: "BASIC" })).toMatchObject({
      code: "PRECONDITION_FAILED",
      message: "PRECONDITION_FAILED.noAttack",
    });
  });
  it("stand in front as the last creature: the other minis leave", () => {
    const table = position([{ active: "cinderpup" }, { active: "rillfin/44", bench: ["budkin", "lampling"] }], {
      phase: "TURN.COMBAT.DECLARE",
    }).does(0, "ATTACK", { attack: "BASIC" });
    expect(table.choice(1, "SUBMIT_CHOICE").options.map(({ piece }) => piece?.face)).toEqual(["budkin", "lampling"]);
    table.answers(1, "lampling");
    expect(front(table, 1).face).toBe("lampling");
    expect(table.state.bench[1]).toEqual([]);
    expect(faces(table.state.discard[1])).toEqual(["rillfin", "budkin"]);
  });
  it("stay behind where somebody else can be sent in", () => {
    const table = position([{ active: "cinderpup" }, { active: "rillfin/44", bench: ["budkin", "rimefox"] }], {
      phase: "TURN.COMBAT.DECLARE",
    }).does(0, "ATTACK", { attack: "BASIC" });
    expect(table.choice(1, "SUBMIT_CHOICE").options.map(({ piece }) => piece?.face)).toEqual(["rimefox"]);
    expect(faces(table.answers(1, "rimefox").state.bench[1])).toEqual(["budkin"]);
  });
});

describe("[R4.4] EVOLVE", () => {
  const given = (count: number, hand: readonly string[] = ["blazehound"]) =>
    position([
      {
        active: "cinderpup/7",
        bench: ["budkin"],
        hand,
        attached: { cinderpup: energies(count) },
        relics: { cinderpup: ["mossy-mantle"] },
      },
      rival,
    ]);
  it("takes three attached energies for stage 2, and keeps damage, energy and relic", () => {
    expect(given(2).tries(0, "EVOLVE", { card: "blazehound", creature: "cinderpup" })).toMatchObject({
      code: "PRECONDITION_FAILED",
      message: "PRECONDITION_FAILED.growth",
    });
    const table = given(3).does(0, "EVOLVE", { card: "blazehound", creature: "cinderpup" });
    expect(story(table)).toEqual(["CARD_EVOLVED"]);
    const grown = front(table, 0);
    expect(grown).toMatchObject({ face: "blazehound", damage: 7 });
    expect(table.state.attached[0].every(({ on }) => on === grown.id)).toBe(true);
    expect(table.state.relic[0][0]?.on).toBe(grown.id);
    expect(table.state.beneath[0]).toMatchObject([{ face: "cinderpup", on: grown.id, damage: 0 }]);
  });
  it("takes 5, 7 and 10 for the stages above", () => {
    const line = [
      ["blazehound", "pyrewolf", 5],
      ["pyrewolf", "sunfang", 7],
      ["sunfang", "emberking", 10],
    ] as const;
    for (const [from, into, needed] of line) {
      const at = (count: number) =>
        position([{ active: from, hand: [into], attached: { [from]: energies(count) } }, rival]);
      expect(at(needed - 1).tries(0, "EVOLVE", { card: into, creature: from }).code).toBe("PRECONDITION_FAILED");
      expect(front(at(needed).does(0, "EVOLVE", { card: into, creature: from }), 0).face).toBe(into);
    }
  });
  it("is refused with the card that nobody can grow into now, with what is missing", () => {
    expect(given(2, ["blazehound", "tidefin"]).choice(0, "EVOLVE").options).toMatchObject([
      { refused: { message: "PRECONDITION_FAILED.growth" } },
      { refused: { message: "PRECONDITION_FAILED.nobodyGrows" } },
    ]);
    expect(given(3).choice(0, "EVOLVE").options[0]?.refused).toBeUndefined();
  });
  it("grows only out of the card below it", () => {
    expect(given(9, ["tidefin"]).tries(0, "EVOLVE", { card: "tidefin", creature: "cinderpup" }).code).toBe(
      "PRECONDITION_FAILED",
    );
    expect(given(9, ["pyrewolf"]).tries(0, "EVOLVE", { card: "pyrewolf", creature: "cinderpup" }).code).toBe(
      "PRECONDITION_FAILED",
    );
  });
  it("ends the statuses of what was there before, and works on the bench in its place", () => {
    const paralyzed = position(
      [
        {
          active: "rillfin",
          bench: ["cinderpup", "budkin"],
          hand: ["blazehound"],
          pool: energies(1),
          attached: { cinderpup: energies(3) },
        },
        { active: "staticat", bench: ["fizzbit"] },
      ],
      { phase: "TURN.END" },
    )
      .does(0, "END_TURN")
      .answers(1, "cinderpup")
      .does(1, "DRAW_ACK")
      .does(1, "END_TURN")
      .does(0, "DRAW_ACK")
      .does(0, "NEXT_WINDOW");
    expect(paralyzed.state.mini_paralyze_marks_active).toEqual([0, 1]);
    paralyzed.does(0, "EVOLVE", { card: "blazehound", creature: "cinderpup" });
    expect(paralyzed.state.mini_paralyze_marks_active).toEqual([0, 0]);
    expect(faces(paralyzed.state.bench[0])).toEqual(["blazehound", "budkin"]);
    paralyzed.does(0, "SWITCH", { creature: "blazehound" });
    expect(front(paralyzed, 0).face).toBe("blazehound");
  });
  it("goes to the discard pile whole when it falls", () => {
    const table = position(
      [
        { active: "cinderpup" },
        {
          active: "rillfin",
          bench: ["rimefox"],
          hand: ["tidefin"],
          attached: { rillfin: energies(3, "water-energy") },
        },
      ],
      { seat: 1 },
    ).does(1, "EVOLVE", { card: "tidefin", creature: "rillfin" });
    const hurt = { ...front(table, 1), damage: 59 };
    table.snapshot = { ...table.snapshot, state: { ...table.state, active: [table.state.active[0], [hurt]] } };
    table
      .does(1, "END_TURN")
      .does(0, "DRAW_ACK")
      .does(0, "NEXT_WINDOW")
      .does(0, "NEXT_WINDOW")
      .does(0, "ATTACK", { attack: "BASIC" });
    expect([...faces(table.state.discard[1])].sort()).toEqual(["rillfin", "tidefin", ...energies(3, "water-energy")]);
    expect([table.state.beneath[1], table.state.attached[1]]).toEqual([[], []]);
  });
});

describe("[R8.3] morphing", () => {
  const given = (mode: "standard" | "tournament", count = 5) =>
    position(
      [
        { active: "pyrewolf/80", bench: ["budkin"], hand: ["slagbear"], attached: { pyrewolf: energies(count) } },
        rival,
      ],
      { mode },
    );
  it("changes a stage 3 creature into another of the same origin, in a tournament", () => {
    const table = given("tournament").does(0, "EVOLVE", { card: "slagbear", creature: "pyrewolf" });
    expect(eventOf(table, "CARD_EVOLVED")).toMatchObject({ morph: true, face: "slagbear" });
    expect(front(table, 0).damage).toBe(80);
    expect(given("standard").tries(0, "EVOLVE", { card: "slagbear", creature: "pyrewolf" }).code).toBe(
      "PRECONDITION_FAILED",
    );
    expect(given("tournament", 4).tries(0, "EVOLVE", { card: "slagbear", creature: "pyrewolf" }).code).toBe(
      "PRECONDITION_FAILED",
    );
  });
  it("knocks out who has not the health for the new shape", () => {
    const table = position(
      [{ active: "slagbear/75", bench: ["cinderpup"], hand: ["pyrewolf"], attached: { slagbear: energies(5) } }, rival],
      { mode: "tournament" },
    ).does(0, "EVOLVE", { card: "pyrewolf", creature: "slagbear" });
    expect(story(table)).toContain("KO");
  });
});

describe("[R4.5] RITUAL_SUMMON", () => {
  const given = (bench: readonly string[], pool: number, mode: "simple" | "standard" = "standard") =>
    position(
      [{ active: "duskprowler", bench, hand: ["hollow-regent"], pool: energies(pool, "shadow-energy") }, rival],
      { mode },
    );
  it("takes eight pool energies and three creatures of the element, and brings a legend to the front", () => {
    const table = given(["murklet", "nightprowler"], 8).does(0, "RITUAL_SUMMON", { card: "hollow-regent" });
    expect(eventOf(table, "CARD_SUMMONED")).toMatchObject({ cause: "RITUAL", face: "hollow-regent" });
    expect(front(table, 0).face).toBe("hollow-regent");
    expect([table.state.bench[0], table.state.pool[0]]).toEqual([[], []]);
    expect(table.state.discard[0]).toHaveLength(11);
  });
  it("is refused with the card that cannot be paid", () => {
    expect(given(["murklet", "murklet"], 7).choice(0, "RITUAL_SUMMON").options).toMatchObject([
      { refused: { message: "PRECONDITION_FAILED.cost", details: { cost: 8 } } },
    ]);
  });
  it("is refused without them", () => {
    expect(given(["murklet", "budkin"], 8).tries(0, "RITUAL_SUMMON", { card: "hollow-regent" }).code).toBe(
      "PRECONDITION_FAILED",
    );
    expect(given(["murklet", "murklet"], 7).tries(0, "RITUAL_SUMMON", { card: "hollow-regent" }).code).toBe(
      "PRECONDITION_FAILED",
    );
    expect(given(["murklet", "murklet"], 8, "simple").tries(0, "RITUAL_SUMMON").code).toBe("PRECONDITION_FAILED");
    expect(position([{ active: "cinderpup", hand: ["hollow-regent"] }, rival]).tries(0, "SUMMON_STAGE1").code).toBe(
      "CHOICE_INVALID",
    );
  });
});

describe("[R4.7] SWITCH", () => {
  it("is free for who is not slower, once a turn", () => {
    const table = position([{ active: "rillfin", bench: ["rimefox"] }, rival]).does(0, "SWITCH", {
      creature: "rimefox",
    });
    expect([front(table, 0).face, faces(table.state.bench[0])]).toEqual(["rimefox", ["rillfin"]]);
    expect(table.tries(0, "SWITCH", { creature: "rillfin" }).code).toBe("CAP_EXCEEDED");
  });
  it("costs who is slower one energy, of their own choosing", () => {
    const given = (pool: readonly string[]) => position([{ active: "rivethorn", bench: ["rimefox"], pool }, rival]);
    expect(given([]).tries(0, "SWITCH", { creature: "rimefox" }).code).toBe("PRECONDITION_FAILED");
    const table = given(["fire-energy", "metal-energy"]).does(0, "SWITCH", {
      creature: "rimefox",
      energy: ["fire-energy"],
    });
    expect(faces(table.state.pool[0])).toEqual(["metal-energy"]);
  });
  it("is free in simple mode, where speed does not count", () => {
    const table = position([{ active: "rivethorn", bench: ["rimefox"] }, rival], { mode: "simple" });
    expect(front(table.does(0, "SWITCH", { creature: "rimefox" }), 0).face).toBe("rimefox");
  });
});

keepScenes({ beforeEach, it, expect }, "../scenes/creatures.json");
