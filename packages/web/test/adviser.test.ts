import { catalog } from "@cardwright/catalog";
import { defineTable } from "@cardwright/table";
import { afterEach, expect, test } from "vitest";
import "./support/in-english.ts";
import { page, showPage } from "../src/games.ts";
import { adviceOn, reasonsFor } from "../src/match/adviser.ts";
import { LocalMatch } from "../src/match/local-match.ts";
import type { AdviceAsked } from "../src/match/think-here.ts";

/** A bot that gives advice is in a thread, and all that it may know is what is sent there. */

const before = page;
afterEach(() => showPage(before));
const politics = catalog.find(({ game }) => game.id === "politics")!.game;
const game = defineTable(politics, { presets: [] });

/** A thread that keeps what it was sent, and answers at once. */
class Listening extends EventTarget {
  readonly heard: AdviceAsked[];
  ended = false;
  constructor(heard: AdviceAsked[]) {
    super();
    this.heard = heard;
  }
  postMessage(asked: AdviceAsked): void {
    this.heard.push(structuredClone(asked));
    this.dispatchEvent(new MessageEvent("message", { data: { id: 0, options: [] } }));
  }
  terminate(): void {
    this.ended = true;
  }
}
function listening(): { readonly heard: AdviceAsked[]; readonly threads: Listening[] } {
  const heard: AdviceAsked[] = [];
  const threads: Listening[] = [];
  showPage({
    ...before,
    think: () => {
      const thread = new Listening(heard);
      threads.push(thread);
      return thread as unknown as Worker;
    },
  });
  return { heard, threads };
}
const idle = { think: () => new Promise<never>(() => undefined), stop: () => undefined };
const matchOf = (seed: string): LocalMatch =>
  new LocalMatch({ game, seats: 2, options: {}, seed: seed.repeat(64), controllers: ["person", "bot"], thinker: idle });
/** The hidden zones of a seat, as faces. */
function hiddenOf(state: unknown, seat: number): string {
  const { hand, deck } = state as Record<"hand" | "deck", readonly (readonly { readonly face: string }[])[]>;
  return JSON.stringify([hand[seat], deck[seat]].map((pieces) => pieces?.map(({ face }) => face)));
}
test("the thread never gets the match: what is hidden from the reader is dealt anew each time", async () => {
  const { heard, threads } = listening();
  const match = matchOf("4");
  await match.act({ type: "pass" });
  const [, entry] = match.steps;
  const first = match.snapshotAt(0)!;
  for (let i = 0; i < 3; i++) {
    await adviceOn(game, first, 0);
    await reasonsFor(game, first, entry!, 1);
  }
  expect(heard).toHaveLength(6);
  for (const { reader, state } of heard) {
    const other = 1 - reader;
    expect(hiddenOf(state, other)).not.toBe(hiddenOf(first.state, other));
    expect(game.engine.view(state as never, reader)).toEqual(game.engine.view(first.state as never, reader));
  }
  expect(new Set(heard.map(({ state }) => hiddenOf(state, 1))).size).toBeGreaterThan(3);
  // Of the move itself only what the reader was shown.
  const asked = heard.filter(({ seen }) => seen !== undefined);
  expect(asked).toHaveLength(3);
  for (const { seen, seat, own } of asked) {
    expect(seen).toEqual(game.engine.seeEvents(entry!.events, 1));
    expect(seat).toBe(0);
    expect(own).toBeUndefined();
  }
  expect(threads.every(({ ended }) => ended)).toBe(true);
});
test("a thread that breaks is an answer that fails, and is ended", async () => {
  const threads: Listening[] = [];
  class Broken extends Listening {
    override postMessage(): void {
      this.dispatchEvent(new Event("error"));
    }
  }
  showPage({
    ...before,
    think: () => {
      const thread = new Broken([]);
      threads.push(thread);
      return thread as unknown as Worker;
    },
  });
  await expect(adviceOn(game, matchOf("5").last, 0)).rejects.toThrow("could not be started");
  expect(threads[0]?.ended).toBe(true);
});
