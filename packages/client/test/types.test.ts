import { defineWorld, fact, hidden, open, pieceId, z } from "@cardwright/core";
import { expect, expectTypeOf, test } from "vitest";
import { connect, type GameEvent, type Session } from "../src/index.ts";

/** Types are tested by compiling this file: `npm run check` does. Nothing here connects. */

const world = defineWorld({
  seats: 2,
  phases: ["main"],
  zones: {},
  facts: { gold: fact.each(0, "everyone") },
  questions: {},
});
const events = {
  robbed: world.event("ROBBED", { thief: open(world.seat), gold: open(z.int()), from: hidden(pieceId) }),
  roll: world.step("ROLL", { seat: world.seat }, () => []),
};
const game = world.game({
  ...{ id: "thieves", name: "Thieves", version: "1", actionsMax: 9, setup: () => [] },
  actions: [
    world.action("rob", { takes: { whom: "seat", cards: "pieces", quietly: "yesNo" }, play: () => [] }),
    world.action("wait", { play: () => [] }),
  ],
});
type Thief = ReturnType<typeof connect<typeof game, typeof events>>;
const compiles = (_: (seat: Thief) => unknown): void => undefined;

test("a view knows the facts of its game", () => {
  type View = NonNullable<ReturnType<Thief["getSnapshot"]>["view"]>;
  expectTypeOf<NonNullable<View["gold"]>>().toEqualTypeOf<readonly [number, number]>();
  // @ts-expect-error there is no such fact
  compiles((seat) => seat.getSnapshot().view?.glod);
});
test("an action that the game has not, or has under another name, does not compile", () => {
  compiles((seat) => seat.act("rob", { whom: 1, cards: ["p3", 0], quietly: "YES" }));
  compiles((seat) => seat.act("wait"));
  compiles((seat) => seat.act("concede"));
  compiles((seat) => seat.act("UNDO"));
  compiles((seat) => seat.act("exp.night.hide", { where: 3 }));
  // @ts-expect-error it is called rob
  compiles((seat) => seat.act("robb", { whom: 1 }));
  // @ts-expect-error it is called wait
  compiles((seat) => seat.describe("weit"));
});
test("nor does a payload with a choice that the action has not, or with an answer of another kind", () => {
  // @ts-expect-error it is called whom
  compiles((seat) => seat.act("rob", { who: 1 }));
  // @ts-expect-error a seat is a number
  compiles((seat) => seat.act("rob", { whom: "1" }));
  // @ts-expect-error it takes a list
  compiles((seat) => seat.act("rob", { cards: "p3" }));
  // @ts-expect-error it takes nothing
  compiles((seat) => seat.act("wait", { whom: 1 }));
  // @ts-expect-error it is called whom
  compiles((seat) => seat.describe("rob", { who: 1 }));
});
test("events are those of the game and of the engine, each with its fields", () => {
  type Event = GameEvent<typeof events>;
  type Robbed = Extract<Event, { readonly type: "ROBBED" }>;
  expectTypeOf<Robbed["gold"]>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Extract<Event, { readonly type: "PIECE_MOVED" }>["face"]>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Extract<Event, { readonly type: "ROLL" }>>().toEqualTypeOf<never>();
  compiles((seat) => seat.onEvents((heard) => heard.filter(({ type }) => type === "ROBBED")));
  // @ts-expect-error no event has this name
  compiles((seat) => seat.onEvents((heard) => heard.filter(({ type }) => type === "ROBED")));
  // @ts-expect-error it has no such field
  compiles((seat) => seat.onEvents(([first]) => first?.type === "ROBBED" && first.silver));
});
test("a session of no game in particular takes any name and tells any event", () => {
  expectTypeOf<Parameters<Session["act"]>[0]>().toEqualTypeOf<string>();
  expectTypeOf<ReturnType<Session["getSnapshot"]>["events"][number]["type"]>().toEqualTypeOf<string>();
});
test("where there is no WebSocket it is said which to hand over", () => {
  const options = { url: "http://127.0.0.1:1", match: "m", WebSocket: null };
  expect(() => connect(options)).toThrow('import WebSocket from "ws"');
});
