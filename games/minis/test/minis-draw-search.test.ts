import { keepScenes } from "@cardwright/core/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { activate, eventOf, faces, position, story } from "./position.ts";

const fighter = { active: "rillfin" };
const DRAW = activate("budkin", "DRAW");
const SEARCH = activate("lampling", "SEARCH");

describe("[R9.1] EFF_MINI_DRAW_001", () => {
  const given = () =>
    position([{ ...fighter, bench: ["budkin", "budkin"], deck: ["fire-energy", "rimefox"] }, fighter]);

  it("asks YES_NO in the main window, then draws one card", () => {
    const table = given().does(0, "ACTIVATE_EFFECT", DRAW);
    expect(story(table)).toEqual(["EFFECT_ACTIVATED", "CHOICE_PROMPTED"]);
    expect(table.state.prompts).toMatchObject([{ type: "YES_NO", seat: 0 }]);
    table.answers(0, "YES");
    expect(story(table)).toEqual(["CHOICE_RESOLVED", "CARD_DRAWN", "EFFECT_RESOLVED"]);
    expect(faces(table.state.hand[0])).toEqual(["rimefox"]);
    expect(table.state.mini_draw_used_this_turn).toEqual([1, 0]);
  });
  it("uses up nothing when the answer is no", () => {
    const table = given().does(0, "ACTIVATE_EFFECT", DRAW).answers(0, "NO");
    expect(story(table)).toEqual(["CHOICE_RESOLVED", "EFFECT_RESOLVED"]);
    expect(table.state.hand[0]).toEqual([]);
    expect(table.state.mini_draw_used_this_turn).toEqual([0, 0]);
    table.does(0, "ACTIVATE_EFFECT", DRAW).answers(0, "YES");
    expect(table.state.hand[0]).toHaveLength(1);
  });
  it("tells the opponent a count and nothing else", () => {
    const table = given().does(0, "ACTIVATE_EFFECT", DRAW).answers(0, "YES");
    const drawn = { type: "CARD_DRAWN", seat: 0, count: 1, cause: "EFFECT" };
    expect(table.seenBy(1).find(({ type }) => type === "CARD_DRAWN")).toEqual(drawn);
    expect(table.seenBy(0).find(({ type }) => type === "CARD_DRAWN")).toMatchObject({ ...drawn, faces: ["rimefox"] });
  });
  it("is refused in every other window", () => {
    for (const phase of ["TURN.DRAW", "TURN.ENERGY", "TURN.COMBAT.DECLARE", "TURN.END"] as const) {
      const table = position([{ ...fighter, bench: ["budkin"] }, fighter], { phase });
      expect(table.tries(0, "ACTIVATE_EFFECT", DRAW).code).toBe("WINDOW_INVALID");
    }
  });
  it("is capped over all copies, and free again next turn", () => {
    const table = given().does(0, "ACTIVATE_EFFECT", DRAW).answers(0, "YES");
    for (const { id } of table.state.bench[0]) {
      const again = { source_instance_id: id, effect_id: "EFF_MINI_DRAW_001" };
      expect(table.tries(0, "ACTIVATE_EFFECT", again).code).toBe("CAP_EXCEEDED");
    }
    table.does(0, "END_TURN");
    expect(table.state.mini_draw_used_this_turn).toEqual([0, 0]);
  });
  it("needs a deck to draw from", () => {
    const table = position([{ ...fighter, bench: ["budkin"], deck: [] }, fighter]);
    expect(table.tries(0, "ACTIVATE_EFFECT", DRAW).code).toBe("PRECONDITION_FAILED");
  });
  it("works from the front as well as from the bench, but not from the hand or for the opponent", () => {
    const alone = position([{ active: "budkin" }, fighter])
      .does(0, "ACTIVATE_EFFECT", DRAW)
      .answers(0, "YES");
    expect(alone.state.hand[0]).toHaveLength(1);
    const held = position([
      { ...fighter, hand: ["budkin"] },
      { ...fighter, bench: ["budkin"] },
    ]);
    for (const card of [held.state.hand[0][0], held.state.bench[1][0]]) {
      const wanted = { source_instance_id: card?.id ?? "", effect_id: "EFF_MINI_DRAW_001" };
      expect(held.tries(0, "ACTIVATE_EFFECT", wanted).code).toBe("CHOICE_INVALID");
    }
    expect(held.tries(1, "ACTIVATE_EFFECT", DRAW).code).toBe("NOT_YOUR_TURN");
  });
});

describe("[R9.9] EFF_MINI_SEARCH_001", () => {
  const deck = ["metal-energy", "wind-energy", "staticat", "fire-energy", "rimefox"];
  const given = () => position([{ ...fighter, bench: ["lampling", "lampling"], deck }, fighter]);

  it("reveals the top three to its player, who takes one; the rest stay as they lie", () => {
    const table = given().does(0, "ACTIVATE_EFFECT", SEARCH);
    expect(story(table)).toEqual(["EFFECT_ACTIVATED", "CHOICE_PROMPTED"]);
    const shown = table.choice(0, "SUBMIT_CHOICE").options.map(({ piece }) => piece?.face);
    expect(shown).toEqual(["rimefox", "fire-energy", "staticat"]);
    table.answers(0, { selection: ["staticat"] });
    expect(story(table)).toEqual(["CHOICE_RESOLVED", "CARD_DRAWN", "EFFECT_RESOLVED"]);
    expect(faces(table.state.hand[0])).toEqual(["staticat"]);
    expect(faces(table.state.deck[0])).toEqual(["metal-energy", "wind-energy", "fire-energy", "rimefox"]);
    expect(table.state.mini_search_used_this_turn).toEqual([1, 0]);
  });
  it("takes an index as well, counted from the top", () => {
    const table = given().does(0, "ACTIVATE_EFFECT", SEARCH);
    const payload = { prompt_id: table.state.prompts[0]?.id, selections: { selection: [1] } };
    const result = table.engine.applyAction(table.snapshot, { type: "SUBMIT_CHOICE", seat: 0, payload });
    expect(result.ok && faces(result.snapshot.state.hand[0])).toEqual(["fire-energy"]);
  });
  it("may take none", () => {
    const table = given().does(0, "ACTIVATE_EFFECT", SEARCH).answers(0, { selection: [] });
    expect(story(table)).toEqual(["CHOICE_RESOLVED", "EFFECT_RESOLVED"]);
    expect(faces(table.state.deck[0])).toEqual(deck);
    expect(table.tries(0, "ACTIVATE_EFFECT", SEARCH).code).toBe("CAP_EXCEEDED");
  });
  it("looks at what there is of a thin deck, and needs one at all", () => {
    const thin = position([{ ...fighter, bench: ["lampling"], deck: ["rimefox"] }, fighter]);
    thin.does(0, "ACTIVATE_EFFECT", SEARCH);
    expect(eventOf(thin, "CHOICE_PROMPTED")).toMatchObject({ memo: { count: 1 } });
    const none = position([{ ...fighter, bench: ["lampling"], deck: [] }, fighter]);
    expect(none.tries(0, "ACTIVATE_EFFECT", SEARCH).code).toBe("PRECONDITION_FAILED");
  });
  it("is refused in every other window", () => {
    for (const phase of ["TURN.DRAW", "TURN.ENERGY", "TURN.COMBAT.DECLARE", "TURN.END"] as const) {
      const table = position([{ ...fighter, bench: ["lampling"] }, fighter], { phase });
      expect(table.tries(0, "ACTIVATE_EFFECT", SEARCH).code).toBe("WINDOW_INVALID");
    }
  });
  it("is capped over all copies", () => {
    const table = given()
      .does(0, "ACTIVATE_EFFECT", SEARCH)
      .answers(0, { selection: ["rimefox"] });
    for (const { id } of table.state.bench[0]) {
      const again = { source_instance_id: id, effect_id: "EFF_MINI_SEARCH_001" };
      expect(table.tries(0, "ACTIVATE_EFFECT", again).code).toBe("CAP_EXCEEDED");
    }
  });
  it("is answered by its owner alone, with what was shown, once", () => {
    const table = given().does(0, "ACTIVATE_EFFECT", SEARCH);
    expect(table.triesToAnswer(1, { selection: [] }).code).toBe("NOT_YOUR_PROMPT");
    expect(table.triesToAnswer(0, { selection: ["c3"] }).code).toBe("CHOICE_INVALID");
    expect(table.triesToAnswer(0, { selection: ["c0", "c1"] }).code).toBe("CHOICE_INVALID");
    expect(table.tries(0, "END_TURN").code).toBe("PROMPT_OPEN");
    table.answers(0, { selection: ["c0"] });
    expect(table.triesToAnswer(0, { selection: ["c0"] }).code).toBe("PROMPT_NOT_OPEN");
  });
});

keepScenes({ beforeEach, it, expect }, "../scenes/minis-draw-search.json");
