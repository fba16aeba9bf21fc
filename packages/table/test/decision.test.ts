import { type Choice, createEngine, type Offer, type Refusal } from "@cardwright/core";
import { expect, test } from "vitest";
import { Decision } from "../src/decision.ts";
import { drawEmblem } from "../src/emblem.ts";
import type { Frame, Request, TableSession } from "../src/session.ts";
import { strikes } from "./strikes.ts";

/** A session that answers as it is told and keeps what it was asked. */
function sessionOf(offers: readonly Offer[], next: Choice | Refusal | null) {
  const asked: Request[] = [];
  const done: Request[] = [];
  const frame = { revision: 1, offers, pending: false } as unknown as Frame;
  const session = {
    frame: () => frame,
    subscribe: () => () => undefined,
    describe: async (request: Request) => {
      asked.push(request);
      return next;
    },
    act: async (request: Request) => {
      done.push(request);
      return null;
    },
  } as unknown as TableSession;
  return { session, frame, asked, done };
}
const engine = createEngine(strikes);
const { snapshot } = engine.create({ seed: "5".repeat(64) });
const offers = engine.offers(snapshot.state, 0);
const [play] = offers;
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

test("a touch on a card that one action takes begins and ends that action", async () => {
  const { session, frame, done } = sessionOf(offers, null);
  const decision = new Decision(session);
  decision.onFrame(frame);
  const id = play?.choice?.options[0]?.piece?.id ?? "";
  decision.touch(id, play === undefined ? [] : [play]);
  await settled();
  expect(done).toEqual([{ type: "play", payload: { card: id } }]);
});
test("a choice of several is kept until it is confirmed, and never grows beyond its most", async () => {
  const options = ["a", "b", "c"].map((key) => ({ key, label: key }));
  const choice: Choice = { name: "some", ask: "", kind: "some", min: 1, max: 2, options };
  const offer: Offer = { type: "x", label: "X", choice };
  const { session, frame, done } = sessionOf([offer], null);
  const decision = new Decision(session);
  decision.onFrame(frame);
  expect(decision.canConfirm()).toBe(false);
  for (const key of ["a", "b", "c"]) decision.pick(key);
  expect(decision.deciding()).toMatchObject({ marked: ["a", "b"] });
  decision.pick("a");
  decision.confirm();
  await settled();
  expect(done).toEqual([{ type: "x", payload: { some: ["b"] } }]);
});
test("a way that leads nowhere tells why and leaves the turn as it was", async () => {
  const refused = { code: "NO_MANA", message: "you have no mana" };
  const dead: Choice = {
    name: "mana",
    ask: "",
    kind: "one",
    min: 1,
    max: 1,
    options: [{ key: "x", label: "x", refused }],
  };
  const { session, frame, done } = sessionOf(offers, dead);
  const decision = new Decision(session);
  decision.onFrame(frame);
  decision.touch(play?.choice?.options[0]?.piece?.id ?? "", play === undefined ? [] : [play]);
  await settled();
  expect(decision.lastRefusal()).toEqual(refused);
  expect(decision.deciding().stage).toBe("open");
  expect(done).toEqual([]);
});
test("the same card has the same emblem, and another card another", () => {
  expect(drawEmblem("ember", "fire")).toEqual(drawEmblem("ember", "fire"));
  expect(drawEmblem("ember", "fire")).not.toEqual(drawEmblem("tide", "fire"));
});
