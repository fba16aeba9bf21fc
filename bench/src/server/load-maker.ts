import { boardgameio } from "./boardgameio-client.ts";
import { cardwright } from "./cardwright-client.ts";
import { colyseus } from "./colyseus-client.ts";
import type { Contestant, ContestantId } from "./contest.ts";
import { handwritten } from "./handwritten-client.ts";
import { type LoadPlan, type LoadResult, runLoad } from "./load.ts";

/** What the process that measures says to the one that makes the load, and the other way round. */
export type ToLoad = { readonly url: string; readonly plan: LoadPlan } | { readonly cpu: number };
export type FromLoad = "cpu?" | { readonly result: LoadResult } | { readonly error: string };

const clients: Readonly<Record<ContestantId, Contestant>> = {
  "cardwright-sqlite": cardwright,
  "cardwright-memory": cardwright,
  "boardgame.io": boardgameio,
  colyseus,
  handwritten,
};
const contestant = clients[process.argv[2] as ContestantId];
const say = (message: FromLoad): void => {
  process.send?.(message);
};
let answered: (cpu: number) => void = () => undefined;
const cpuOfServer = (): Promise<number> =>
  new Promise((resolve) => {
    answered = resolve;
    say("cpu?");
  });
process.on("message", (message: ToLoad) => {
  if ("cpu" in message) {
    answered(message.cpu);
    return;
  }
  runLoad(contestant, message.url, message.plan, cpuOfServer).then(
    (result) => say({ result }),
    (error) => say({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
process.on("disconnect", () => process.exit(0));
