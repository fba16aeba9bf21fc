import { defineWorld, fact, z } from "@cardwright/core";
import { TAKEBACK, UNDO } from "@cardwright/core/host";
import { defineTable } from "@cardwright/table";
import { expect, test } from "vitest";
import { type Controller, LocalMatch } from "../src/match/local-match.ts";
import { ReplaySession, realLine } from "../src/replay/replay-session.ts";

/** Taking back on this device: by oneself, with the consent of bots, and of the other person who holds it. */

const declares = {
  seats: 2,
  phases: ["main"],
  options: z.object({}),
  zones: {},
  facts: { gold: fact.each(0, "everyone") },
  questions: {},
} as const;
interface Purses extends Readonly<typeof declares> {}
const world = defineWorld<Purses>(declares);
const purses = defineTable(
  world.game({
    ...{ id: "purses", name: "Purses", version: "1", actionsMax: 99 },
    setup: () => [],
    actions: [
      world.action("earn", { label: "Earn", play: (turn) => [turn.add("gold", turn.seat, 1)] }),
      world.action("end", { label: "End", play: (turn) => [turn.endTurn()] }),
    ],
  }),
  { presets: [] },
);
const idle = { think: () => new Promise<never>(() => undefined), stop: () => undefined };
const begun = (controllers: readonly Controller[], botsAgree = true): LocalMatch =>
  new LocalMatch({
    game: purses,
    seats: 2,
    options: {},
    seed: "4".repeat(64),
    controllers,
    thinker: idle,
    botsAgree: () => botsAgree,
  });
/** The one can be undone, the other makes it another's turn. */
const [EARN, END] = [{ type: "earn" }, { type: "end" }];
const stateOf = (match: LocalMatch): string => JSON.stringify(match.last.state);

test("an action that taught nobody anything is taken back, is told, and survives a reload", async () => {
  const match = begun(["person", "bot"]);
  const before = stateOf(match);
  expect(await match.describe({ type: UNDO })).toMatchObject({ code: "NOTHING_TO_UNDO" });
  await match.act(EARN);
  expect(await match.describe({ type: UNDO })).toBeNull();
  expect(await match.act({ type: UNDO, payload: {} })).toBeNull();
  expect(stateOf(match)).toBe(before);
  expect(match.frame().said.some(({ kind }) => kind === "ACTION_UNDONE")).toBe(true);
  const again = new LocalMatch({ ...match.options, actions: match.actions });
  expect([again.refusedMoves, stateOf(again)]).toEqual([0, before]);
  // An earlier position that is only looked at has nothing to take back.
  await match.act(EARN);
  match.travelTo(0);
  expect(await match.describe({ type: UNDO })).toMatchObject({ code: "STALE" });
});
test("bots agree to a takeback, or do not", async () => {
  for (const agrees of [true, false]) {
    const match = begun(["person", "bot"], agrees);
    await match.act(END);
    expect(await match.act({ type: TAKEBACK })).toBeNull();
    expect(match.steps.at(-1)!.events.some(({ type }) => type === "ACTION_UNDONE")).toBe(agrees);
    expect(match.game.engine.actors(match.last.state)).toEqual([agrees ? 0 : 1]);
    match.stop();
  }
});
test("another person at the device is asked, and sees their own table while they decide", async () => {
  const match = begun(["person", "person"]);
  await match.act(END);
  // The other has the device, and gives it back before anything was done with it.
  expect(match.awaitedSeat).toBe(1);
  expect(await match.act({ type: TAKEBACK })).toBeNull();
  match.takeDevice();
  expect(match.frame().view.you).toBe(1);
  expect(await match.describe({ type: "AGREE_TAKEBACK" })).toBeNull();
  expect(await match.act({ type: "AGREE_TAKEBACK" })).toBeNull();
  expect(match.game.engine.actors(match.last.state)).toEqual([0]);
  expect(match.awaitedSeat).toBe(0);
});
test("a replay goes along the line that counts, and shows what was taken back to whoever wants to see it", async () => {
  const match = begun(["person", "bot"]);
  await match.act(EARN);
  await match.act({ type: UNDO });
  await match.act(EARN);
  await match.act(EARN);
  const log = match.log();
  expect(realLine(log)).toEqual([0, 3, 4]);
  const replay = new ReplaySession(purses, log, [], 1);
  // Step 1 was taken back.
  expect([replay.at, replay.last, replay.takenBack]).toEqual([0, 4, 2]);
  replay.walk(1);
  expect(replay.at).toBe(3);
  expect(replay.frame().said.some(({ kind }) => kind === "ACTION_UNDONE")).toBe(false);
  expect(JSON.stringify(replay.frame().view)).toBe(
    JSON.stringify(purses.engine.view(match.snapshotAt(3)!.state as never, -1)),
  );
  replay.showTaken(true);
  replay.show(0);
  const seen: number[] = [];
  for (let n = 0; n < 4; n++) {
    replay.walk(1);
    seen.push(replay.at);
  }
  expect(seen).toEqual([1, 2, 3, 4]);
  expect(replay.frame().said.some(({ kind }) => kind === "ACTION_UNDONE")).toBe(true);
});
