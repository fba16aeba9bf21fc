import {
  createEngine,
  type Entry,
  headerOf,
  logOf,
  namesFor,
  replay,
  seedFromText,
  sentenceOf,
  stateHash,
} from "@cardwright/core/host";
import { describe, expect, it } from "vitest";
import { game } from "../src/index.ts";
import { activate, position } from "./position.ts";

/** Faces that lie nowhere else on the table, so that finding one in what a viewer gets is a leak. */
const SECRET = ["emberking", "hollow-regent", "skyscale"];
const given = () =>
  position([
    { active: "rillfin", bench: ["lampling"], deck: ["light-energy", "light-energy", ...SECRET] },
    { active: "rillfin" },
  ]).does(0, "ACTIVATE_EFFECT", activate("lampling", "SEARCH"));
const leaks = (text: string): readonly string[] => [
  ...SECRET.filter((face) => text.includes(face)),
  ...SECRET.map((face) => game.faceName?.(face) ?? "").filter((name) => text.includes(name)),
];
const OTHERS = [1, -1];

describe("[R9.9] SELECT_CARD_FROM_REVEAL shows its cards to the owner and a count to everyone else", () => {
  it("in the prompt", () => {
    const table = given();
    expect(leaks(JSON.stringify(table.choice(0, "SUBMIT_CHOICE")))).not.toEqual([]);
    for (const viewer of OTHERS) {
      const [prompt] = table.view(viewer).prompts;
      expect(prompt).toMatchObject({ type: "SELECT_CARD_FROM_REVEAL", redacted: true, count: 3 });
      expect(leaks(JSON.stringify(table.view(viewer)))).toEqual([]);
      expect(table.view(viewer).deck[0]).toEqual({ count: 5 });
    }
  });
  it("in the events, while asking and while answering", () => {
    const table = given();
    expect(leaks(JSON.stringify(table.seenBy(0)))).not.toEqual([]);
    for (const viewer of OTHERS) expect(leaks(JSON.stringify(table.seenBy(viewer)))).toEqual([]);
    table.answers(0, { selection: ["hollow-regent"] });
    for (const viewer of OTHERS) {
      expect(leaks(JSON.stringify(table.seenBy(viewer)))).toEqual([]);
      expect(table.seenBy(viewer)).toContainEqual({ type: "CARD_DRAWN", seat: 0, count: 1, cause: "EFFECT" });
      expect(table.seenBy(viewer)).toContainEqual({ type: "PIECE_MOVED", from: "deck/0", to: "hand/0" });
    }
  });
  it("in the sentences of the log", () => {
    const table = given();
    for (const viewer of OTHERS) expect(leaks(table.told(viewer).join(" "))).toEqual([]);
    table.answers(0, { selection: ["hollow-regent"] });
    expect(leaks(table.told(0).join(" "))).toEqual(["Hollow Regent"]);
    for (const viewer of OTHERS) expect(leaks(table.told(viewer).join(" "))).toEqual([]);
  });
  it("keeps which card and where it lay from the opponent: every choice looks the same to them", () => {
    const looks = SECRET.map((face) => {
      const table = given().answers(0, { selection: [face] });
      return JSON.stringify([table.seenBy(1), table.view(1), table.told(1), table.seenBy(-1), table.view(-1)]);
    });
    expect(new Set(looks).size).toBe(1);
  });
  it("keeps the cards that were left from the opponent, and remembers them for the owner", () => {
    const table = given().answers(0, { selection: ["hollow-regent"] });
    expect(table.view(0).deck[0]).toMatchObject({ known: [{ face: "emberking" }, { face: "skyscale" }] });
    expect(table.view(1).deck[0]).toEqual({ count: 4 });
  });
});

describe("a match that searched, replayed from its log", () => {
  /** Plays a real match until a search was answered, and keeps its log. */
  function searched() {
    const engine = createEngine(game);
    const seed = seedFromText("a lamp in the dark 3");
    const decks = ["tide-spark", "tide-spark"];
    const { snapshot, entry } = engine.create({ seed, options: { decks } });
    const entries: Entry[] = [entry];
    let last = snapshot;
    for (let step = 0; step < 600 && last.state.outcome === null; step++) {
      const [seat = 0] = engine.actors(last.state);
      const actions = engine.validActions(last.state, seat);
      const wanted = (type: string) => actions.find((action) => action.type === type);
      const search = actions.find(({ payload }) => payload?.["effect_id"] === "EFF_MINI_SEARCH_001");
      const taken = actions.find(({ payload }) => JSON.stringify(payload).includes("c1"));
      const lampling = last.state.hand[seat === 0 ? 0 : 1].find(({ face }) => face === "lampling");
      const summon = actions.find(
        ({ type, payload }) => type === "SUMMON_STAGE1" && payload?.["card"] === lampling?.id,
      );
      const action = taken ?? search ?? summon ?? wanted("DRAW_ACK") ?? wanted("NEXT_WINDOW") ?? actions[0];
      if (action === undefined) throw new Error("nothing to do");
      const result = engine.applyAction(last, action);
      if (!result.ok) throw new Error(result.error.message);
      entries.push(result.entry);
      last = result.snapshot;
      if (action === taken)
        return { engine, log: logOf(headerOf(engine, { seed }, snapshot), entries), entries, last, seat };
    }
    throw new Error("nobody searched");
  }

  it("is the same state, without rules and without seed", () => {
    const { engine, log, last } = searched();
    const stored = JSON.parse(JSON.stringify(log)) as typeof log;
    expect(stateHash(replay(engine, stored))).toBe(stateHash(last.state));
  });
  it("shows the drawn card to its player alone, in every step of the replay", () => {
    const { engine, entries, seat } = searched();
    const told = (viewer: number) =>
      entries.flatMap(({ events }) => engine.seeEvents(events, viewer)).filter(({ type }) => type === "CARD_DRAWN");
    const byEffect = (viewer: number) => told(viewer).filter(({ cause }) => cause === "EFFECT");
    expect(byEffect(seat)[0]).toHaveProperty("faces");
    for (const viewer of [1 - seat, -1]) {
      expect(byEffect(viewer)[0]).toEqual({ type: "CARD_DRAWN", seat, count: 1, cause: "EFFECT" });
      const names = namesFor(engine.rules, [], viewer);
      expect(byEffect(viewer).map((event) => sentenceOf(engine.rules, event, names))[0]).toMatch(/draws 1 card/);
    }
  });
});
