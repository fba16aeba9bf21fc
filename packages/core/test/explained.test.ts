import { describe, expect, it } from "vitest";
import { causesOf, createEngine, seedFromText } from "../src/host.ts";
import { type Action, defineWorld, fact, only, open, permission, quantity, refuse, z } from "../src/index.ts";
import { laws } from "../src/testing/index.ts";

/**
 * Why, and why not, for everything that an action can take, in each seat's eyes: an answer names what this seat sees and nothing else, and
 * what it does not see has no part in it. A step sees all, and tells it to whom it declares.
 */

const world = defineWorld({
  seats: 3,
  phases: ["aim", "rest"],
  options: z.object({}),
  zones: {},
  facts: { hits: fact.each(0, "everyone") },
  questions: {
    mayAim: permission<{ guest: number }>("guest", "GUARDED", "it is guarded"),
    reach: quantity<{ seat: number }>("seat", { floor: 0, ceiling: 9 }),
  },
});
const lasts = { duration: { type: "untilConsumed" } } as const;
const guard = world.effect("guard", { ...lasts, hooks: { mayAim: false } });
/** Only its owner knows of these two. */
const veil = world.effect("veil", { ...lasts, seenBy: "owner", hooks: { mayAim: false, reach: { add: 4 } } });
const charm = world.effect("charm", { ...lasts, hooks: { reach: { add: 1 } } });
const traced = world.event(
  "TRACED",
  { seat: open(world.seat), names: only("seat", z.array(z.string())) },
  { say: () => "", noticed: true },
);
const looks = world.step("LOOKS", { seat: world.seat }, (table, { seat }) => {
  const { steps } = table.explain("reach", { seat }, 1);
  return [traced({ seat, names: steps.map(({ definition }) => definition) })];
});
const cells = [1, 2].flatMap((column) => [1, 2].map((row) => ({ column, row })));
const aim = world.action("aim", {
  label: "Aim",
  phase: "aim",
  takes: { guest: "seat", force: "number", cell: "text", both: "seats", sure: "yesNo" },
  play(turn) {
    const check = (guest: number) => turn.check("mayAim", { guest });
    const guest = turn.oneSeat("guest", turn.seats, { check });
    const reach = turn.ask("reach", { seat: turn.seat }, 1);
    const far = ({ column }: { readonly column: number }) =>
      column > reach ? refuse("TOO_FAR", { steps: turn.explain("reach", { seat: turn.seat }, 1).steps }) : undefined;
    const force = turn.number("force", 1, reach);
    turn.oneOf("cell", cells, { key: ({ column, row }) => `${column}-${row}`, check: far });
    turn.someOf("both", turn.seats, { min: 0, max: 2 }, check);
    turn.need(turn.yesNo("sure"), "UNSURE", "say yes");
    return [turn.add("hits", guest, force), looks({ seat: turn.seat }), turn.endTurn()];
  },
});
const rest = world.action("rest", { label: "Rest", phase: "rest", play: (turn) => [turn.endTurn()] });
/** Seat 1 wears a veil, seat 2 a guard, and everybody a charm. */
const game = world.game({
  ...{ id: "eyes", name: "Eyes", version: "1", actionsMax: 9, startPhase: "aim" },
  setup: (table) => [
    ...table.seats.map((owner) => charm.start({ owner })),
    veil.start({ owner: 1 }),
    guard.start({ owner: 2 }),
  ],
  actions: [aim, rest],
  effects: [guard, veil, charm],
  onTurnEnd: ({ state, win }) => (state.turn >= 8 ? [win(null, "late")] : []),
});

describe.each([true, false])("in an engine, strict: %s", (strict) => {
  const engine = createEngine(game, [], { strict });
  const { snapshot } = engine.create({ seed: seedFromText("eyes") });
  const of = (seat: 0 | 1 | 2) => ({ ...snapshot, state: { ...snapshot.state, activeSeat: seat } });
  const full = { guest: 0, force: 1, cell: "1-1", both: [], sure: "YES" };
  const answer = (seat: 0 | 1 | 2, payload: object, type = "aim") =>
    engine.applyAction(of(seat), { type, seat, payload: { ...full, ...payload } } as Action);
  const causes = (result: ReturnType<typeof answer>) =>
    result.ok ? "accepted" : result.error.because?.map(({ definition, owner }) => `${definition} of ${owner}`);

  it("a seat is refused by what it sees, and by nothing else", () => {
    expect(causes(answer(0, { guest: 2 }))).toEqual(["guard of 2"]);
    expect(causes(answer(1, { guest: 2 }))).toEqual(["guard of 2"]);
    // Only seat 1 sees its own veil: for the others it is no reason.
    expect(causes(answer(0, { guest: 1 }))).toBe("accepted");
    expect(causes(answer(2, { guest: 1 }))).toBe("accepted");
    expect(causes(answer(1, { guest: 1 }))).toEqual(["veil of 1"]);
    expect(causes(answer(0, { both: [0, 2] }))).toEqual(["guard of 2"]);
    expect(causes(answer(1, { both: [0, 1] }))).toEqual(["veil of 1"]);
  });
  it("a number is explained by what its seat sees, and offered as far", () => {
    // Of its veil too, seat 1 reaches 6; the others 2.
    const most = (seat: 0 | 1 | 2) => engine.describe(of(seat).state, { type: "aim", seat, payload: { guest: 0 } });
    expect(
      [most(0), most(1), most(2)].map((choice) => (choice as { options: readonly unknown[] }).options.length),
    ).toEqual([2, 6, 2]);
    expect(answer(0, { force: 6 })).toMatchObject({ ok: false, error: { code: "CHOICE_INVALID" } });
    expect(answer(1, { force: 6 }).ok).toBe(true);
  });
  it("an option is greyed with the reason that is given, for each seat its own", () => {
    for (const seat of [0, 1, 2] as const) {
      const choice = engine.describe(of(seat).state, { type: "aim", seat });
      const options = choice !== null && "options" in choice ? choice.options : [];
      for (const { key, refused } of options) {
        const result = answer(seat, { guest: key });
        expect(result.ok ? undefined : result.error).toEqual(refused);
      }
      expect(options.filter(({ refused }) => refused !== undefined).map(({ key }) => key)).toEqual(
        seat === 1 ? [1, 2] : [2],
      );
    }
  });
  it("every part of an answer is refused by its name", () => {
    const codes = (payload: object) => {
      const result = answer(0, payload);
      return result.ok ? "accepted" : [result.error.code, result.error.details];
    };
    expect(codes({ guest: "1" })).toEqual(["PAYLOAD_INVALID", { choice: "guest" }]);
    expect(codes({ guest: 3 })).toEqual(["CHOICE_INVALID", { choice: "guest" }]);
    expect(codes({ force: 1.5 })).toEqual(["CHOICE_INVALID", { choice: "force" }]);
    expect(codes({ cell: "9-9" })).toEqual(["CHOICE_INVALID", { choice: "cell" }]);
    expect(codes({ both: [1, 1] })).toEqual(["CHOICE_INVALID", { choice: "both" }]);
    expect(codes({ sure: "maybe" })).toEqual(["PAYLOAD_INVALID", { choice: "sure" }]);
    expect(codes({ sure: "NO" })).toEqual(["UNSURE", undefined]);
    expect(codes({ gest: 1 })).toEqual(["PAYLOAD_INVALID", { choice: "gest" }]);
  });
  it("a phase that is not now is told with the phase that is, and somebody else's turn as such", () => {
    const now = answer(0, {}, "rest");
    expect(now).toMatchObject({ ok: false, error: { code: "PAYLOAD_INVALID" } });
    const resting = engine.applyAction(of(0), { type: "rest", seat: 0 });
    expect(resting).toMatchObject({
      ok: false,
      error: { code: "WINDOW_INVALID", details: { phase: "aim", phases: ["rest"] } },
    });
    const early = engine.applyAction(of(0), { type: "aim", seat: 1, payload: full });
    expect(early).toMatchObject({ ok: false, error: { code: "NOT_YOUR_TURN" } });
  });
  it("a step explains with all that there is, and each seat is told what is declared for it", () => {
    const result = answer(1, { guest: 0 });
    if (!result.ok) throw new Error(result.error.message);
    const told = (viewer: number) =>
      engine.seeEvents(result.entry.events, viewer).find(({ type }) => type === "TRACED")?.["names"];
    expect([told(1), told(0), told(2), told(-1)]).toEqual([["charm", "veil"], undefined, undefined, undefined]);
  });
  it("what happened is caused the same for whoever makes the game", () => {
    const causes = causesOf(engine, of(1), { type: "aim", seat: 1, payload: full });
    const kinds = causes.map(({ kind, name }) => `${kind} ${name}`);
    expect(kinds.slice(0, 2)).toEqual(["action ", "event LOOKS"]);
  });
});
it("and every law holds: no reason tells what a seat does not see", () => {
  expect(laws(game, { matches: 3, every: 1 }).ok).toBe(true);
});
