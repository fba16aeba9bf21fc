import { type BotName, drawOf, Patience } from "@cardwright/bots";
import type { Action } from "@cardwright/core";
import type { Snapshot } from "@cardwright/core/host";
import type { TableGame } from "@cardwright/table";
import { page } from "../games.ts";
import { freshSeed, worldFor } from "./imagined-world.ts";
import type { Thinker } from "./local-match.ts";
import type { Answer, Thought } from "./think-here.ts";

/** How long the bots that look ahead may think in a whole turn, in milliseconds; the others do not look at the clock. */
const TURN_MS = 1_400;

/** Bots beside the page. The thread is started with the first thought and ended with the match. */
export function botThinker(game: TableGame, bot: BotName, turnMilliseconds = TURN_MS): Thinker {
  const { engine } = game;
  const draw = drawOf(freshSeed());
  const waiting = new Map<number, { done(action: Action): void; failed(problem: Error): void }>();
  const patience = new Map<number, Patience>();
  let worker: Worker | undefined;
  let thoughts = 0;
  const give = (up: Error): void => {
    worker?.terminate();
    worker = undefined;
    for (const { failed } of waiting.values()) failed(up);
    waiting.clear();
  };
  const start = (): Worker => {
    const started = page.think();
    started.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if ("action" in data) asked?.done(data.action);
      else asked?.failed(new Error("problem" in data ? data.problem : "a bot has to move and gave advice"));
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
      const own = patience.get(seat) ?? new Patience(turnMilliseconds);
      patience.set(seat, own);
      const thought: Thought = {
        id: thoughts++,
        bot,
        game: game.id,
        expansions: expansions.map(({ id }) => id),
        state: worldFor(game, state, seat, draw),
        seat,
        seed: freshSeed(),
        budget: { milliseconds: own.allowed(state.turn) },
      };
      const thread = worker;
      const began = performance.now();
      const action = await new Promise<Action>((done, failed) => {
        waiting.set(thought.id, { done, failed });
        thread.postMessage(thought);
      });
      own.spent(performance.now() - began);
      return action;
    },
    stop: () => give(new Error("the match was left")),
  };
}
