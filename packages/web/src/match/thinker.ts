import { type BotName, drawOf, imagine } from "@cardwright/bots";
import type { Action, Snapshot } from "@cardwright/core";
import type { TableGame } from "@cardwright/table";
import type { Thinker } from "./localMatch.ts";
import type { Answer, Thought } from "./worker.ts";

/** 64 random hex digits, from the browser's own source. */
export function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
/** How long each bot may think in a whole turn, in milliseconds: one that looks ahead gets better with time. */
const PATIENCE: Readonly<Record<BotName, number>> = { random: 50, greedy: 300, search: 2_000 };
/** No decision takes longer, and none is made without a thought. */
const DECISION_MOST = 1_000;
const DECISION_LEAST = 150;

/** A turn of many steps is no longer than one of few: each decision gets half of what its turn has left. */
export function turnBudget(patience: number): (turn: number) => number {
  let now = -1;
  let left = 0;
  return (turn) => {
    if (turn !== now) left = patience;
    now = turn;
    const given = Math.min(DECISION_MOST, Math.max(Math.min(patience, DECISION_LEAST), left / 2));
    left = Math.max(0, left - given);
    return Math.round(given);
  };
}

/** Bots beside the page. The thread is started with the first thought and ended with the match. */
export function botThinker(game: TableGame, bot: BotName, patience = PATIENCE[bot]): Thinker {
  const { engine } = game;
  const budgetOf = turnBudget(patience);
  const draw = drawOf(freshSeed());
  const waiting = new Map<number, { done(action: Action): void; failed(problem: Error): void }>();
  let worker: Worker | undefined;
  let thoughts = 0;
  const give = (up: Error): void => {
    worker?.terminate();
    worker = undefined;
    for (const { failed } of waiting.values()) failed(up);
    waiting.clear();
  };
  const start = (): Worker => {
    const started = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    started.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if ("action" in data) asked?.done(data.action);
      else asked?.failed(new Error(data.problem));
    });
    started.addEventListener("error", ({ message }) =>
      give(new Error(message || "the bot's thread could not be started")),
    );
    return started;
  };
  const { expansions } = engine.rules;
  return {
    // A thread that cannot be started is a thought that fails, like one whose thread is lost.
    async think({ state }: Snapshot, seat: number): Promise<Action> {
      worker ??= start();
      const thought: Thought = {
        id: thoughts++,
        bot,
        game: game.id,
        expansions: expansions.map(({ id }) => id),
        // An honest bot: it never gets the match itself.
        state: imagine(engine, state as never, seat, draw),
        seat,
        seed: freshSeed(),
        budget: { milliseconds: budgetOf(state.turn) },
      };
      const thread = worker;
      return new Promise((done, failed) => {
        waiting.set(thought.id, { done, failed });
        thread.postMessage(thought);
      });
    },
    stop: () => give(new Error("the match was left")),
  };
}
