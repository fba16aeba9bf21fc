import type { Refusal } from "@cardwright/core";
import { type Choice, createEngine, type Offer } from "@cardwright/core/host";
import { expect, test } from "vitest";
import { type Choosing, Decision, whyNotOption } from "../src/decision.ts";
import type { Frame, Request, TableSession } from "../src/session.ts";
import { strikes } from "./strikes.ts";

const frameOf = (offers: readonly Offer[], revision = 1, you = 0): Frame =>
  ({ revision, offers, view: { you }, pending: false }) as unknown as Frame;

/** A session that answers as it is told and keeps what it was asked. */
function sessionOf(
  offers: readonly Offer[],
  next: Choice | Refusal | null,
  answer: Promise<Refusal | null> | null = null,
) {
  const asked: Request[] = [];
  const done: Request[] = [];
  const frame = frameOf(offers);
  const session = {
    frame: () => frame,
    subscribe: () => () => undefined,
    describe: async (request: Request) => {
      asked.push(request);
      return next;
    },
    act: async (request: Request) => {
      done.push(request);
      return answer;
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
const someOf = (min: number, max: number): Offer => {
  const options = ["a", "b", "c"].map((key) => ({ key, label: key }));
  return { type: "x", label: "X", choice: { name: "some", ask: "", kind: "some", min, max, options } };
};
test("with the most marked, the others say that one must be taken back first", () => {
  const { session, frame } = sessionOf([someOf(1, 2)], null);
  const decision = new Decision(session);
  decision.onFrame(frame);
  for (const key of ["a", "b"]) decision.pick(key);
  const choosing = decision.deciding() as Choosing;
  const reasons = choosing.choice.options.map((option) => whyNotOption(choosing, option)?.message);
  expect(reasons).toEqual([undefined, undefined, "ENOUGH_MARKED"]);
  decision.pick("b");
  const fewer = decision.deciding() as Choosing;
  expect(fewer.choice.options.map((option) => whyNotOption(fewer, option))).toEqual([undefined, undefined, undefined]);
});
test("where only one may be marked, another takes its place", () => {
  const { session, frame } = sessionOf([someOf(0, 1)], null);
  const decision = new Decision(session);
  decision.onFrame(frame);
  for (const key of ["a", "b"]) decision.pick(key);
  const choosing = decision.deciding() as Choosing;
  expect(choosing.marked).toEqual(["b"]);
  expect(choosing.choice.options.every((option) => whyNotOption(choosing, option) === undefined)).toBe(true);
  decision.pick("b");
  expect(decision.deciding()).toMatchObject({ marked: [] });
});
test("a refusal that comes after the table was opened again is told to whoever listens", async () => {
  let answer: (refusal: Refusal) => void = () => undefined;
  const late = new Promise<Refusal>((done) => {
    answer = done;
  });
  const { session, frame } = sessionOf(offers, null, late);
  const decision = new Decision(session);
  decision.onFrame(frame);
  decision.touch(play?.choice?.options[0]?.piece?.id ?? "", play === undefined ? [] : [play]);
  await settled();
  expect(decision.deciding().stage).toBe("sent");
  decision.onFrame(frameOf(offers));
  expect(decision.deciding().stage).toBe("open");
  const heard: (Refusal | null)[] = [];
  decision.subscribe(() => heard.push(decision.lastRefusal()));
  const stale = { code: "STALE", message: "what you may do has changed since; look again" };
  answer(stale);
  await settled();
  expect(heard).toEqual([stale]);
  expect(decision.deciding().stage).toBe("open");
});
test("the same position is asked anew for another viewer and for other offers, and left alone otherwise", () => {
  const { session, frame } = sessionOf([], null);
  const decision = new Decision(session);
  decision.onFrame(frame);
  expect(decision.deciding().stage).toBe("open");
  decision.onFrame(frameOf([someOf(1, 2)]));
  expect(decision.deciding().stage).toBe("choice");
  decision.pick("a");
  decision.onFrame(frameOf([someOf(1, 2)]));
  expect(decision.deciding()).toMatchObject({ marked: ["a"] });
  decision.onFrame(frameOf([someOf(1, 2)], 1, 1));
  expect(decision.deciding()).toMatchObject({ marked: [] });
});
test("what is marked stays when another has answered the question that both were asked", () => {
  const { session, frame } = sessionOf([someOf(1, 2)], null);
  const decision = new Decision(session);
  decision.onFrame(frame);
  decision.pick("a");
  decision.onFrame(frameOf([someOf(1, 2)], 2));
  expect(decision.deciding()).toMatchObject({ marked: ["a"] });
  decision.onFrame(frameOf([someOf(1, 3)], 3));
  expect(decision.deciding()).toMatchObject({ marked: [] });
});
test("a reason is not told to whoever takes the device next", async () => {
  const refused = { code: "NO", message: "the ember may not move" };
  const { session, frame } = sessionOf(offers, refused);
  const decision = new Decision(session);
  decision.onFrame(frame);
  decision.touch(play?.choice?.options[0]?.piece?.id ?? "", play === undefined ? [] : [play]);
  await settled();
  expect(decision.lastRefusal()).toEqual(refused);
  decision.onFrame(frameOf(offers, 1, -1));
  expect(decision.lastRefusal()).toBeNull();
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
