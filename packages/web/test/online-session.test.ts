import { catalog } from "@cardwright/catalog";
import type { Session, SessionState } from "@cardwright/client";
import type { AnyEvent } from "@cardwright/core";
import { type LogLine, SPECTATOR } from "@cardwright/core/host";
import { defineTable, type Said, saidOf } from "@cardwright/table";
import { expect, test } from "vitest";
import "./support/in-english.ts";
import type { ServerLog } from "../src/online/api.ts";
import { OnlineSession } from "../src/online/online-session.ts";
import { drawing } from "./support/players.ts";

const politics = catalog.find(({ game }) => game.id === "politics")!.game;
const game = defineTable(politics, { presets: [] });
const { engine } = game;
const NAMES = ["Anna", "Bert"];

/** A match of six steps, as someone hears it who watches. */
function playedMatch(): { views: object[]; events: (readonly AnyEvent[])[]; lines: LogLine[] } {
  const draw = drawing(6);
  let { snapshot, entry } = engine.create({ seats: 2, options: {}, seed: "4".repeat(64) });
  const match = { views: [] as object[], events: [] as (readonly AnyEvent[])[], lines: [] as LogLine[] };
  const keep = (): void => {
    match.views.push(engine.view(snapshot.state, SPECTATOR));
    match.events.push(engine.seeEvents(entry.events, SPECTATOR));
    match.lines.push({ entry, hash: "" });
  };
  keep();
  while (match.lines.length <= 6) {
    const [seat = 0] = engine.actors(snapshot.state);
    const result = engine.applyAction(snapshot, engine.sample(snapshot.state, seat, draw)!);
    if (!result.ok) throw new Error(result.error.message);
    ({ snapshot, entry } = result);
    keep();
  }
  return match;
}
const { views, events, lines } = playedMatch();
/** The sentences of these steps, each of them once. */
const sentencesOf = (...steps: readonly number[]): readonly Said[] =>
  steps.flatMap((seq) => saidOf(game, events[seq]!, { revision: seq, seat: -1 }, SPECTATOR));
/** The server's log while the match runs, up to this step. */
const logUpTo = (last: number): ServerLog => ({
  complete: false,
  steps: events.slice(1, last + 1).map((seen, index) => ({ seq: index + 1, events: seen as never[] })),
});

/** A connection in the test's hand, and a log that answers when the test says so. */
function connected(at: number) {
  const seats = NAMES.map((name, seat) => ({ seat, kind: "open", name, bot: null, kept: false }));
  let state = {
    connection: "open",
    seats,
    clock: null,
    offers: [],
    pending: [],
    welcome: { you: SPECTATOR },
  } as object;
  const watchers = new Set<() => void>();
  const show = (seq: number, more: Partial<SessionState>): void => {
    state = { ...state, seq, view: views[seq], ...more };
    for (const watcher of watchers) watcher();
  };
  const snapshot = (seq: number): void => show(seq, { snapshotSeq: seq, events: [] });
  const frame = (seq: number): void => show(seq, { events: events[seq]! });
  snapshot(at);
  const session = {
    getSnapshot: () => state as SessionState,
    subscribe: (watcher: () => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
  const asked: PromiseWithResolvers<ServerLog>[] = [];
  const table = new OnlineSession(game, session as unknown as Session, () => {
    const answer = Promise.withResolvers<ServerLog>();
    asked.push(answer);
    return answer.promise;
  });
  const answer = async (log: ServerLog | Error): Promise<void> => {
    const { resolve, reject } = asked.shift()!;
    if (log instanceof Error) reject(log);
    else resolve(log);
    // The table hears of it a few promises later.
    await new Promise((done) => setTimeout(done));
  };
  return { table, show, snapshot, frame, answer, asked, said: () => table.frame().said };
}

test("what was said before comes first, and nothing twice, also when the log is ahead of the connection", async () => {
  const { table, frame, answer, said } = connected(2);
  void table.readBack();
  frame(3);
  await answer(logUpTo(5));
  expect(said()).toEqual(sentencesOf(1, 2, 3));
  for (const seq of [4, 5]) frame(seq);
  expect(said()).toEqual(sentencesOf(1, 2, 3, 4, 5));
});

test("a view in place of frames is a hole that is read back, also of a single step; frames are none", async () => {
  const { snapshot, frame, answer, asked, said } = connected(0);
  frame(1);
  expect(asked).toHaveLength(0);
  snapshot(4);
  frame(5);
  expect(asked).toHaveLength(1);
  await answer(logUpTo(5));
  expect(said()).toEqual(sentencesOf(1, 2, 3, 4, 5));
  snapshot(5);
  expect(asked).toHaveLength(0);
  snapshot(6);
  await answer(logUpTo(6));
  expect(said()).toEqual(sentencesOf(1, 2, 3, 4, 5, 6));
});

test("a log that did not come is asked for again with the next step", async () => {
  const { table, frame, answer, asked, said } = connected(2);
  void table.readBack();
  await answer(new Error("The server does not answer."));
  expect([asked.length, said()]).toEqual([0, []]);
  frame(3);
  await answer(logUpTo(3));
  expect(said()).toEqual(sentencesOf(1, 2, 3));
});

test("a match that has ended is told from the log that everybody gets, and as far as this viewer may hear it", async () => {
  const { table, answer, said } = connected(6);
  void table.readBack();
  await answer({ complete: true, lines });
  expect(said()).toEqual(sentencesOf(1, 2, 3, 4, 5, 6));
  // The log itself says more: a card that was drawn face down has its name in there.
  const about = { revision: 0, seat: -1 };
  const everything = lines.slice(1).flatMap(({ entry }) => saidOf(game, entry.events, about, SPECTATOR));
  expect(everything.map(({ params }) => params)).not.toEqual(said().map(({ params }) => params));
});
test("bots of one kind are told apart", () => {
  const bots = NAMES.map((_, seat) => ({ seat, kind: "bot", name: null, bot: "greedy" }));
  const { table, show } = connected(1);
  show(2, { seats: bots as never, events: events[2]! });
  expect(table.frame().players.map(({ name }) => name)).toEqual(["Red bot", "Blue bot"]);
});
