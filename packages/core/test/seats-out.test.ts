import { describe, expect, it } from "vitest";
import { createEngine, examineRules, seedFromText } from "../src/host.ts";
import { defineWorld, engineEvents, fact, open, type Piece, z, zone } from "../src/index.ts";
import { checkLaws, scene } from "../src/testing/index.ts";

/** Seats go out and come back: turn order, rounds, prompts, effects and offers pass them over. */

const declares = {
  seats: [2, 4],
  phases: ["calm", "storm"],
  options: z.object({}),
  zones: { hand: zone.each<Piece>("owner") },
  facts: { heard: fact.each(0, "everyone"), begun: fact.shared(0, "everyone") },
  questions: {},
} as const;
interface Small extends Readonly<typeof declares> {}
const world = defineWorld<Small>(declares);
const ward = world.effect("ward", { duration: { type: "untilNextTurnOfOwner" } });
const bid = world.prompt("BID", {
  memo: { by: open(world.seat) },
  takes: { more: "yesNo" },
  answer: (turn) => [turn.add("heard", turn.seat, turn.yesNo("more") ? 1 : 2)],
});
const hear = world.rule("hear", {
  react: [world.on(engineEvents.SEAT_OUT, ({ seat }, table) => [table.add("heard", seat as 0, 10)])],
});
const down = world.action("down", {
  takes: { whom: "seat" },
  play(turn) {
    const whom = turn.oneSeat("whom", turn.others(turn.seat));
    const out = [turn.eliminate(whom), turn.eliminate(whom)];
    const last = turn.others(turn.seat).filter((seat) => seat !== whom).length === 0;
    return last ? [...out, turn.win(turn.seat, "the last one standing")] : out;
  },
});
const leave = world.action("leave", { play: (turn) => [turn.eliminate(turn.seat)] });
const game = world.game({
  id: "small",
  name: "Small",
  version: "1",
  actionsMax: 60,
  lastingPhases: ["storm"],
  setup: (table) => table.seats.flatMap((seat) => [ward.start({ owner: seat }), table.create(["hand", seat], ["sun"])]),
  effects: [ward],
  prompts: [bid],
  rules: [hear],
  onPhase: { storm: (table) => [table.add("begun", 1)] },
  actions: [
    down,
    leave,
    world.action("pass", { play: (turn) => [turn.endTurn()] }),
    world.action("blow", { phase: "calm", play: (turn) => [turn.phase("storm")] }),
    world.action("rest", { phase: "storm", play: (turn) => [turn.phase("calm")] }),
    world.action("back", {
      takes: { whom: "seat" },
      play: (turn) => [
        turn.readmit(
          turn.oneSeat(
            "whom",
            turn.seats.filter((seat) => turn.isOut(seat)),
          ),
        ),
        turn.endTurn(),
      ],
    }),
    world.action("all", { play: (turn) => turn.seats.map((seat) => bid(seat, { by: turn.seat }, "all")) }),
    world.action("shout", {
      who: "any",
      duringPrompt: true,
      offered: false,
      play: (turn) => [turn.eliminate(turn.seat)],
    }),
    world.action("stuck", {
      play(turn) {
        turn.need(!turn.canAct(turn.next(turn.seat), "pass"), "THEY_CAN", "the next one can pass");
        return [turn.endTurn()];
      },
    }),
  ],
});
const table = (seats = 4) => scene(game, { seats });
/** The seats that were active, one turn after the other. */
const order = (on: ReturnType<typeof table>, turns: number): readonly number[] =>
  Array.from({ length: turns }, () => {
    on.does(on.state.activeSeat, "pass");
    return on.state.activeSeat;
  });

const actions = game.actions
  .filter(({ type }) => type !== "leave" && type !== "stuck")
  .map((action) => ({ ...action, label: action.type }));
const broken = (of: typeof actions, more: (typeof game)["events"] = []): readonly string[] =>
  checkLaws(
    { ...game, actions: of, events: [...game.events, ...more] },
    { matches: 6, seats: [4], stepsMax: 40, every: 3 },
  )
    .laws.filter(({ ok }) => !ok)
    .map(({ name }) => name);

describe("a seat that is out", () => {
  it("is passed over by turns and rounds, and comes back", () => {
    const on = table().does(0, "down", { whom: 2 });
    expect(order(on, 4)).toEqual([1, 3, 0, 1]);
    expect([on.state.round, on.state.seatsOut]).toEqual([2, [2]]);
    on.does(1, "back", { whom: 2 });
    expect([on.state.activeSeat, "seatsOut" in on.state]).toEqual([2, false]);
  });
  it("that began the round leaves its place to the next for the round's beginning", () => {
    const on = table().does(0, "pass").does(1, "down", { whom: 0 });
    expect(order(on, 3)).toEqual([2, 3, 1]);
    expect([on.state.round, on.state.turnInRound, on.state.roundStartPlayerIndex]).toEqual([2, 1, 1]);
  });
  it("ends its own turn, after everything else has settled", () => {
    const on = table().does(0, "leave");
    expect([on.state.activeSeat, on.state.heard[0]]).toEqual([1, 10]);
    expect(on.events.map(({ type }) => type).slice(0, 4)).toEqual([
      "SEAT_OUT",
      "EFFECT_ENDED",
      "FACT_CHANGED",
      "TURN_ENDED",
    ]);
  });
  it("goes once, and everybody is told once", () => {
    const on = table().does(0, "down", { whom: 2 });
    expect(on.told(1)).toContain("Player 3 is out.");
    expect(on.told(2)).toContain("You are out.");
    expect(on.state.heard).toEqual([0, 0, 10, 0]);
  });
  it("ends what waits for its next turn, also what begins later [F7]", () => {
    const on = table().does(0, "down", { whom: 2 });
    expect(on.state.effects.map(({ owner }) => owner)).toEqual([0, 1, 3]);
  });
  it("is asked nothing, and secret answers do not wait for it", () => {
    const on = table().does(0, "down", { whom: 2 }).does(0, "all");
    expect(on.state.prompts.map(({ seat }) => seat)).toEqual([0, 1, 3]);
    on.answers(0, { more: "YES" }).answers(1, { more: "YES" });
    expect(on.state.heard).toEqual([0, 0, 10, 0]);
    on.does(3, "shout");
    expect([on.state.prompts, on.state.heard]).toEqual([[], [1, 1, 10, 10]]);
  });
  it("leaves secret answers that are asked for again, and what comes after them waits", () => {
    const dare = world.prompt("DARE", {
      memo: {},
      takes: { more: "yesNo" },
      answer(turn) {
        turn.need(!turn.yesNo("more") || turn.state.begun === 0, "TOO_LATE");
        return [turn.add("heard", turn.seat, 1)];
      },
    });
    const during = { who: "any", duringPrompt: true, offered: false } as const;
    const daring = world.game({
      ...game,
      prompts: [dare],
      actions: [
        world.action("dare", { play: (turn) => turn.seats.map((seat) => dare(seat, {}, "all")) }),
        world.action("dareMore", { ...during, play: (turn) => turn.seats.map((seat) => dare(seat, {}, "more")) }),
        world.action("late", { ...during, play: (turn) => [turn.add("begun", 1)] }),
        world.action("go", { ...during, play: (turn) => [turn.eliminate(turn.seat), turn.add("heard", 0, 100)] }),
      ],
    });
    const on = scene(daring, { seats: 3 }).does(0, "dare").does(0, "dareMore");
    for (const seat of [0, 0, 1, 1]) on.answers(seat, { more: "YES" });
    on.does(1, "late").does(2, "go");
    expect(on.events.filter(({ type }) => type === "CHOICE_REOPENED").map(({ seat }) => seat)).toEqual([0, 1]);
    expect([on.engine.actors(on.state), on.state.heard]).toEqual([
      [0, 1],
      [0, 0, 0],
    ]);
    on.answers(0, { more: "NO" }).answers(1, { more: "NO" });
    // The answers to the second dare have waited, and are asked for again in their turn.
    expect([on.engine.actors(on.state), on.state.heard]).toEqual([
      [0, 1],
      [1, 1, 0],
    ]);
    on.answers(0, { more: "NO" }).answers(1, { more: "NO" });
    expect([on.state.prompts, on.state.heard]).toEqual([[], [102, 2, 10]]);
  });
  it("is told why it cannot act", () => {
    const on = table().does(0, "down", { whom: 2 });
    expect(on.tries(2, "shout")).toMatchObject({ code: "SEAT_OUT" });
    expect(on.engine.actors(on.state)).toEqual([0]);
    expect(on.view(1).seatsOut).toEqual([2]);
    expect(table().view(1).seatsOut).toEqual([]);
  });
  it("is no choice among seats, and can do nothing", () => {
    const on = table().does(0, "down", { whom: 2 });
    expect(on.choice(0, "down").options.map(({ key }) => key)).toEqual([1, 3]);
    expect(on.tries(0, "stuck")).toMatchObject({ code: "THEY_CAN" });
  });
  it("cannot be one that is not there, and the last may not be left without an end", () => {
    const engine = createEngine({
      ...game,
      actions: [world.action("no", { play: (turn) => [turn.eliminate(9 as 0)] })],
    });
    const { snapshot } = engine.create({ seed: seedFromText("none") });
    const result = engine.applyAction(snapshot, { type: "no", seat: 0 });
    expect(result).toMatchObject({ ok: false, error: { code: "RULES_FAILED" } });
    const on = table(2).does(0, "leave");
    expect(() => on.does(1, "leave")).toThrow("RULES_FAILED");
  });
  it("leaves every law as it was", () => {
    expect(broken(actions)).toEqual([]);
  });
  it("is found by the laws where something waits for it", () => {
    const wait = ({
      effects,
      seatsOut = [],
    }: {
      readonly effects: readonly object[];
      readonly seatsOut?: readonly number[];
    }) =>
      ({
        effects: effects.map((effect) => ({ ...effect, expires: { atNextTurnOfPlayerId: seatsOut[0] ?? 0 } })),
      }) as never;
    const stay = world.event("stay", {}, { apply: wait });
    const staying = { ...world.action("stay", { play: () => [stay({})] }), label: "stay" };
    expect(broken([...actions, staying], [stay])).toContain("nothing waits for a seat that is out");
  });
});
describe("a phase that lasts", () => {
  it("goes on over turns, begins once, and ends when another begins", () => {
    const on = table().does(0, "blow");
    expect([order(on, 2), on.state.phase, on.state.begun]).toEqual([[1, 2], "storm", 1]);
    on.does(2, "rest");
    expect([order(on, 1), on.state.phase]).toEqual([[3], "calm"]);
    on.does(3, "blow");
    expect(on.state.begun).toBe(2);
  });
  it("is named by the world", () => {
    const odd = { ...game, lastingPhases: ["strom" as "storm"] };
    expect(() => examineRules(odd)).toThrow("lastingPhases names strom; phases are calm, storm");
  });
});
