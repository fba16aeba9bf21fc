import type { AnyEvent } from "@cardwright/core";
import { expect, test } from "vitest";
import { causeMessage, coverageOf, reasonMessage, Speaker, sayer, type Telling, tell } from "../src/index.ts";
import { toldTwice } from "../src/testing/index.ts";
import { engineWords, trialWords } from "./packed-words.ts";

const speaker = (language: string, viewer: number): Speaker =>
  new Speaker({
    language,
    viewer,
    players: ["Anna", "Blau"],
    catalogues: [trialWords, engineWords].map((words) => words.catalogues.get(language)!),
    note(text) {
      throw new Error(text);
    },
  });
const axle: AnyEvent = {
  type: "EFFECT_STARTED",
  effect: {
    definition: "broken-axle#0",
    source: { kind: "card", ref: "broken-axle" },
    owner: 1,
    targets: ["p7"],
    createdAtTurn: 4,
    expires: { atEndOfTurn: 4 },
  },
};
const look = () => ({ face: "vehicle", owner: 0, cell: "C4" });

test("an effect says what it falls on, whose that is, and until when", () => {
  const [line] = tell([axle], {}, { seat: 1, look });
  const said = (language: string, viewer: number) => speaker(language, viewer).sentence(line!.key, line!.params);
  expect(said("en", 0)).toBe("Broken Axle affects your vehicle at C4, until the end of this turn.");
  expect(said("de", 0)).toBe("„Achsbruch“ wirkt auf dein Fahrzeug auf C4, bis zum Ende dieses Zuges.");
  expect(said("de", 1)).toBe("„Achsbruch“ wirkt auf das Fahrzeug von Anna auf C4, bis zum Ende dieses Zuges.");
});
test("a piece that the viewer cannot see is not named", () => {
  const [line] = tell([axle], {}, { seat: 1 });
  expect(speaker("en", 0).sentence(line!.key, line!.params)).toBe(
    "Broken Axle takes effect, until the end of this turn.",
  );
});
test("consequences stand under what was done, until the clock goes on", () => {
  const telling: Telling = { enters: { store: "draws" }, phases: { "*": false } };
  const move = { type: "PIECE_MOVED", from: "deck", to: "store/0" };
  const told = tell([{ type: "CONCEDED", seat: 0 }, move, { type: "TURN_STARTED", seat: 1 }, move], telling, {
    seat: 0,
  });
  expect(told.map(({ under }) => under)).toEqual([undefined, 0, undefined, undefined]);
});
test("lines in another order than what happened are a fault", () => {
  const events = [
    { type: "CONCEDED", seat: 0 },
    { type: "MATCH_ENDED", winners: [1] },
  ];
  const told = tell(events, {}, { seat: 0 });
  expect(coverageOf(events, told, {}).faults).toEqual([]);
  expect(coverageOf(events, told.toReversed(), {}).faults).toEqual(["lines stand in another order than what happened"]);
});
test("a refusal with its causes, for whose they are", () => {
  const expires = { atEndOfTurn: 4 };
  const cause = {
    question: "canMove",
    effect: "e1",
    definition: "x",
    source: "broken-axle",
    owner: 1,
    value: false,
    expires,
  };
  const words = speaker("de", 1);
  expect(words.message(reasonMessage({ code: "NO_CHOICE", variant: "few" }))).toBe("Es gibt nicht genug zu wählen.");
  expect(words.message(causeMessage(cause, { turn: 4, round: 2 }))).toBe(
    "„Achsbruch“: von dir, bis zum Ende dieses Zuges",
  );
});
test("code says messages of a type", () => {
  interface Messages {
    readonly "end.used": object;
    readonly "end.rounds": { readonly count: number };
  }
  const say = sayer<Messages>(speaker("en", 0));
  expect([say("end.used"), say("end.rounds", { count: 2 })]).toEqual([
    "until it is used up",
    "for 2 rounds, counting this one",
  ]);
});
test("a line that says nothing beside another of its step is found; two of one kind are two happenings", () => {
  const drawn = { key: "log.draws", text: "You draw Empty Coffers." };
  const malus = { key: "log.MALUS_DRAWN", text: "You draw a malus: Empty Coffers." };
  expect(toldTwice([drawn, malus])).toEqual([
    '"You draw Empty Coffers." says nothing beside "You draw a malus: Empty Coffers."',
  ]);
  const other = { key: "log.draws", text: "You draw Empty Coffers and Cut Road." };
  expect(toldTwice([drawn, other])).toEqual([]);
  expect(toldTwice([{ key: "log.passes", text: "You pass." }, malus])).toEqual([]);
});
test("a march that was announced in another step arrives; one that was not answered is one line", () => {
  const telling: Telling = {
    events: {
      MOVED: { covers: [{ type: "ANNOUNCED", where: { to: "$to" } }], without: { type: "ANNOUNCED", told: "ARRIVED" } },
    },
  };
  const [announced, moved] = [
    { type: "ANNOUNCED", seat: 0, to: 7 },
    { type: "MOVED", seat: 0, to: 7 },
  ];
  expect(tell([announced, moved], telling, { seat: 0 })).toMatchObject([{ key: "log.MOVED", covers: [1, 0] }]);
  expect(tell([moved], telling, { seat: 0 })).toMatchObject([{ key: "log.ARRIVED", covers: [0] }]);
});
test("a card with several effects begins and ends once, and its way to the discard pile is told with it", () => {
  const ended = (definition: string): AnyEvent => ({
    type: "EFFECT_ENDED",
    definition,
    owner: 1,
    source: { kind: "card", ref: "broken-axle" },
  });
  const away: AnyEvent = { type: "PIECE_MOVED", from: "malus/1", to: "discard", face: "broken-axle" };
  const telling: Telling = {
    enters: { discard: "isOver" },
    events: { EFFECT_ENDED: { covers: [{ type: "PIECE_MOVED", where: { to: "discard", face: "$source.ref" } }] } },
  };
  const told = tell([ended("broken-axle#0"), ended("broken-axle#1"), away], telling, { seat: 1 });
  expect(told).toMatchObject([{ key: "log.EFFECT_ENDED", params: { by: "broken-axle" } }]);
  expect(coverageOf([ended("broken-axle#0"), ended("broken-axle#1"), away], told, telling).faults).toEqual([]);
});
test("what a covered event knows is named in the line that tells it", () => {
  const telling: Telling = {
    events: {
      PAID: { covers: [{ type: "PIECE_MOVED", where: { from: "hand/$seat" }, gives: { what: "cards", to: "to" } }] },
    },
  };
  const events = [
    { type: "PAID", seat: 1, cost: 2 },
    { type: "PIECE_MOVED", from: "hand/1", to: "public/1", face: "fog" },
  ];
  const told = tell(events, telling, { seat: 1 });
  expect(told).toEqual([
    { key: "log.PAID", params: { seat: 1, cost: 2, what: ["fog"], to: "public/1" }, covers: [0, 1] },
  ]);
  expect(coverageOf(events, told, telling).faults).toEqual([]);
  expect(tell(events.slice(0, 1), telling, { seat: 1 })[0]?.params).toEqual({ seat: 1, cost: 2 });
});
test("a cover may ask for what lies within a field of the covered event", () => {
  const telling: Telling = {
    events: { CANCELLED: { covers: [{ type: "EFFECT_ENDED", where: { "source.ref": "$card" }, all: true }] } },
  };
  const ended = (ref: string): AnyEvent => ({ type: "EFFECT_ENDED", definition: `${ref}#0`, source: { ref } });
  const told = tell([{ type: "CANCELLED", card: "fog" }, ended("fog"), ended("mud"), ended("fog")], telling, {
    seat: 0,
  });
  expect(told).toMatchObject([{ covers: [0, 1, 3] }, { key: "log.EFFECT_ENDED", params: { by: "mud" }, covers: [2] }]);
});
test("a covered event that has another to tell of hands it on to the line that tells both", () => {
  const telling: Telling = {
    events: { CONVERTED: { covers: [{ type: "GAINED" }] }, GAINED: { covers: [{ type: "FACT_CHANGED" }] } },
  };
  const events = [
    { type: "CONVERTED", seat: 0 },
    { type: "GAINED", seat: 0 },
    { type: "FACT_CHANGED", fact: "resources", seat: 0 },
  ];
  const told = tell(events, telling, { seat: 0 });
  expect(told).toMatchObject([{ key: "log.CONVERTED", covers: [0, 1, 2] }]);
  expect(coverageOf(events, told, telling).faults).toEqual([]);
});
test("a line about a card knows whose it is, where the viewer sees it", () => {
  const telling: Telling = { events: { ASLEEP: { about: "card" } } };
  const asleep = { type: "ASLEEP", card: "p7", face: "vehicle" };
  expect(tell([asleep], telling, { seat: 1, look })[0]?.params).toMatchObject({ owner: 0 });
  expect(tell([asleep], telling, { seat: 1 })[0]?.params["owner"]).toBeUndefined();
});
test("a pile that is gathered is somebody's, and goes into their own", () => {
  const [line] = tell(
    [{ type: "PIECES_GATHERED", from: "hand/1", to: "deck/1" }],
    { enters: { deck: "x" } },
    { seat: 0 },
  );
  const zones = { language: "en", messages: { "zone.hand": "hand", "zone.deck": "deck" } };
  const said = (viewer: number) =>
    new Speaker({
      language: "en",
      viewer,
      players: ["Anna", "Blau"],
      catalogues: [zones, engineWords.catalogues.get("en")!],
    }).sentence(line!.key, line!.params);
  expect([said(0), said(1)]).toEqual([
    "Everything from Blau’s hand goes into the deck.",
    "Everything from your hand goes into your deck.",
  ]);
});
test("a match ends with its scores, and the turn that ended with it is no news", () => {
  const events = [
    { type: "TURN_ENDED", seat: 0 },
    { type: "MATCH_ENDED", winners: [0], reason: "conceded", scores: [6, 4] },
  ];
  const told = tell(events, {}, { seat: 0 });
  expect(told).toHaveLength(1);
  expect(coverageOf(events, told, {}).faults).toEqual([]);
  const said = (language: string) => speaker(language, 0).sentence(told[0]!.key, told[0]!.params);
  expect([said("en"), said("de")]).toEqual([
    "You win: another player conceded (you 6, Blau 4).",
    "Du gewinnst: Jemand hat aufgegeben (du 6, Blau 4).",
  ]);
});
