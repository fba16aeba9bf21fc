import type { Scene } from "@cardwright/core/testing";
import { keepScenes } from "@cardwright/core/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { cards, commonDeck, type Taktik } from "../src/index.ts";
import { asked, type Battle, battle, faces, inForce, typesOf } from "./battle.ts";

const APART = [
  [0, "infantry", "A1"],
  [0, "vehicle", "C1"],
  [1, "infantry", "J12"],
] as const;
/** Seat 1 ends its turn, so that seat 0 draws what lies on top. */
const drawing = (card: string, given: Battle = {}): Scene<Taktik> =>
  battle({ seat: 1, units: APART, deck: [card], ...given }).does(1, "endMovement");
const SIX = ["troop_motivation", "troop_motivation", "air_cover", "air_cover", "special_supplies", "extra_supplies"];

describe("[R6.1] the common deck", () => {
  const kinds = (size: 60 | 90, kind: string) => commonDeck(size).filter((id) => cards.byId(id).kind === kind).length;
  it("has 60 cards, 36 bonus and 24 malus, or 90, 56 and 34", () => {
    expect([commonDeck(60).length, kinds(60, "bonus"), kinds(60, "malus")]).toEqual([60, 36, 24]);
    expect([commonDeck(90).length, kinds(90, "bonus"), kinds(90, "malus")]).toEqual([90, 56, 34]);
  });
});

describe("[R6.2] drawing", () => {
  it("shows a malus to all and a bonus to nobody else", () => {
    const malus = drawing("ammunition_shortage");
    expect(malus.told(1)).toContain("Player 1: Counted Rounds strikes.");
    const bonus = drawing("troop_motivation");
    expect(bonus.told(1)).toContain("Player 1: a bonus is drawn.");
    expect(JSON.stringify([bonus.seenBy(1), bonus.view(1)])).not.toContain("troop_motivation");
    expect(JSON.stringify(bonus.view(0).drawn)).toContain("troop_motivation");
  });
  it("[R6.7] shuffles the discards into a new deck when the old one is gone", () => {
    const scene = drawing("", { deck: [], discard: ["troop_motivation"] });
    expect(typesOf(scene)).toContain("PIECES_SHUFFLED");
    expect(faces(scene.state.drawn[0])).toEqual(["troop_motivation"]);
  });
  it("[R6.7] goes on without a card when none is left at all", () => {
    const scene = drawing("", { deck: [] });
    expect(scene.told(0)).toContain("You: there is no card left to draw.");
    expect(scene.state.phase).toBe("MOVEMENT");
  });
  it("[R6.7] shuffles at the end of every turn where the option says so", () => {
    const options = { shuffleEachTurn: true };
    const scene = drawing("un_ceasefire", { options, discard: ["troop_motivation"] });
    expect(scene.state.discard).toEqual([]);
    expect(drawing("un_ceasefire", { discard: ["troop_motivation"] }).state.discard).toHaveLength(1);
  });
});

describe("[R6.3] a bonus is played or stored", () => {
  it("played now, its effects begin", () => {
    const scene = drawing("troop_motivation").answers(0, "play");
    expect(inForce(scene)).toEqual(["troop_motivation"]);
    expect(scene.state.discard.map(({ face }) => face)).toEqual(["troop_motivation"]);
    expect(scene.state.phase).toBe("MOVEMENT");
  });
  it("stored, it lies face down", () => {
    const scene = drawing("troop_motivation").answers(0, "store");
    expect(faces(scene.state.stored[0])).toEqual(["troop_motivation"]);
    expect(JSON.stringify([scene.seenBy(1), scene.view(1)])).not.toContain("troop_motivation");
    expect(scene.view(1).stored[0]).toEqual({ count: 1 });
  });
  it("a full store takes it only in place of another", () => {
    const scene = drawing("artillery_support", { stored: [SIX, []] });
    expect(scene.triesToAnswer(0, "store").code).toBe("STORE_FULL");
    scene.answers(0, { decision: "replace", replaced: "special_supplies" });
    expect(faces(scene.state.stored[0])).toHaveLength(6);
    expect(faces(scene.state.stored[0])).toContain("artillery_support");
    expect(faces(scene.state.discard)).toEqual(["special_supplies"]);
  });
  it("a full store may also do without it", () => {
    const scene = drawing("artillery_support", { stored: [SIX, []] }).answers(0, "discard");
    expect(faces(scene.state.discard)).toEqual(["artillery_support"]);
  });
  it("with room, nothing is replaced or thrown away", () => {
    const scene = drawing("artillery_support", { stored: [SIX.slice(1), []] });
    expect(scene.triesToAnswer(0, { decision: "replace", replaced: "special_supplies" }).code).toBe("STORE_NOT_FULL");
    expect(scene.triesToAnswer(0, "discard").code).toBe("STORE_NOT_FULL");
  });
  it("one without a target cannot be played now", () => {
    expect(drawing("special_supplies").triesToAnswer(0, "play").code).toBe("NO_TARGET");
    expect(drawing("internal_discipline").triesToAnswer(0, "play").code).toBe("WINDOW_INVALID");
  });
});

describe("[R6.4] a malus", () => {
  it("strikes who drew it, at once", () => {
    const scene = drawing("ammunition_shortage");
    expect(scene.state.effects.map(({ owner }) => owner)).toEqual([0]);
    expect(asked(scene)).toEqual(["0 malusResponse"]);
  });
  it("lets the opponent choose where it asks for a choice", () => {
    const scene = drawing("enemy_disinformation");
    expect(asked(scene)).toEqual(["1 malusTarget"]);
    expect(scene.triesToAnswer(1, "p505").code).toBe("CHOICE_INVALID");
    scene.answers(1, "vehicle").answers(0, "accept");
    expect(scene.tries(0, "move", { unit: "vehicle" }).code).toBe("UNIT_CANNOT_MOVE");
    scene.does(0, "move", { unit: "infantry", cell: "A2" });
  });
  it("is over with the turn, and its card is discarded", () => {
    const scene = drawing("", { deck: ["troop_motivation", "ammunition_shortage"] }).answers(0, "accept");
    expect(faces(scene.state.malus[0])).toEqual(["ammunition_shortage"]);
    scene.does(0, "endMovement");
    expect(scene.state.effects).toEqual([]);
    expect(scene.state.malus[0]).toEqual([]);
  });
});

describe("[R6.5] cancelling a malus", () => {
  it("is offered whatever the store holds", () => {
    expect(asked(drawing("ammunition_shortage", { stored: [[], []] }))).toEqual(["0 malusResponse"]);
    expect(asked(drawing("ammunition_shortage", { stored: [["internal_discipline"], []] }))).toEqual([
      "0 malusResponse",
    ]);
  });
  it.each([
    "rapid_supply_convoy",
    "forward_supply_depot",
    "advanced_recon",
    "internal_discipline",
    "electronic_countermeasures",
  ])("by %s deletes its effects and spends the bonus, without the bonus's own effect", (bonus) => {
    const scene = drawing("supply_interruption", { stored: [[bonus], []] });
    expect(inForce(scene)).toEqual(["supply_interruption", "supply_interruption"]);
    scene.answers(0, bonus);
    expect(scene.state.effects).toEqual([]);
    expect(typesOf(scene).filter((type) => type === "EFFECT_ENDED")).toHaveLength(2);
    expect([...faces(scene.state.discard)].sort()).toEqual([bonus, "supply_interruption"].sort());
    expect(scene.told(1)).toContain(`Player 1: ${cards.byId(bonus).name} cancels Cut Road.`);
  });
  it("deletes the effects of exactly that card", () => {
    const scene = drawing("ammunition_shortage", {
      malus: [["ammunition_shortage"], []],
      stored: [["internal_discipline"], []],
      facts: {
        effects: [
          {
            id: "e900",
            definition: "ammunition_shortage#0",
            source: { kind: "card", ref: "ammunition_shortage" },
            owner: 0,
            piece: null,
            targets: [],
            createdAtTurn: 4,
            expires: { atEndOfTurn: 9 },
            params: { card: "another copy" },
            modifiers: null,
          },
        ],
      },
    });
    expect(scene.state.effects).toHaveLength(2);
    scene.answers(0, "internal_discipline");
    expect(scene.state.effects.map(({ id }) => id)).toEqual(["e900"]);
    expect(faces(scene.state.malus[0])).toEqual(["ammunition_shortage"]);
  });
  it("is refused to cards that cancel nothing", () => {
    const scene = drawing("ammunition_shortage", { stored: [["troop_motivation"], []] });
    expect(scene.triesToAnswer(0, "troop_motivation").code).toBe("CANNOT_CANCEL");
  });
});

describe("[R6.6] a stored bonus", () => {
  it("is played in the movement and attack phases of one's own turn", () => {
    const near = [
      [0, "infantry", "A1"],
      [1, "infantry", "A2"],
    ] as const;
    const stored = [["troop_motivation"], ["troop_motivation"]] as const;
    expect(inForce(battle({ stored }).does(0, "playStored", { card: "troop_motivation" }))).toHaveLength(1);
    const attack = battle({ stored, phase: "ATTACK", units: near });
    expect(inForce(attack.does(0, "playStored", { card: "troop_motivation" }))).toHaveLength(1);
    expect(battle({ stored }).tries(1, "playStored", { card: "troop_motivation" }).code).toBe("NOT_YOUR_TURN");
    expect(battle({ stored, phase: "CARD_RESOLUTION" }).tries(0, "playStored").code).toBe("WINDOW_INVALID");
  });
  it("says which card it was", () => {
    const scene = battle({ stored: [["troop_motivation"], []] }).does(0, "playStored", { card: "troop_motivation" });
    expect(scene.told(1)).toContain("Player 1: High Spirits is played.");
  });
});

keepScenes({ beforeEach, it, expect }, "../scenes/draw.json");
