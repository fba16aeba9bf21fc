import { boardNamed, boardNames } from "../boards/boards.ts";
import { compareBoard } from "../boards/compare.ts";
import type { DuelEngine } from "./duel.ts";
import { type EngineId, engineIds, loadEngine, loadRandomSource } from "./engines.ts";
import type { Entrant, JobMessage, JobName, Jobs } from "./jobs.ts";
import { measureHistory } from "./measure-history.ts";
import { measureMemory } from "./measure-memory.ts";
import { measureRandom } from "./measure-random.ts";
import { measureBoard, measureRate } from "./measure-rate.ts";
import { compareEngines, describeDifference } from "./verify.ts";

type Work = { readonly [Name in JobName]: (asks: Jobs[Name]["asks"]) => Promise<Jobs[Name]["answers"]> };

const work: Work = {
  async compare({ matches }) {
    const present: DuelEngine[] = [];
    const absent: EngineId[] = [];
    const entrants: Entrant[] = [];
    for (const id of engineIds) {
      const engine = await loadEngine(id);
      if (engine === undefined) {
        absent.push(id);
        continue;
      }
      present.push(engine);
      for (const [mode, { tells }] of Object.entries(engine.modes)) {
        entrants.push({ engine: id, engineName: engine.name, mode, tells });
      }
    }
    const onBoards = boardNames.flatMap((name) => compareBoard(name, boardNamed(name), matches));
    const differences = [...compareEngines(present, matches).map(describeDifference), ...onBoards];
    return { entrants, absent, differences };
  },

  async rate({ engine, mode, ...options }) {
    const chosen = (await loadEngine(engine))?.modes[mode];
    if (chosen === undefined) throw new Error(`there is no mode ${mode} of ${engine}`);
    return measureRate(chosen, options);
  },

  async board({ board, way, ...options }) {
    return measureBoard(boardNamed(board), way, options);
  },

  async history({ engine, samples }) {
    const longMatch = (await loadEngine(engine))?.longMatch;
    return longMatch === undefined ? null : measureHistory(longMatch, samples);
  },

  async random({ source, seed, milliseconds }) {
    const chosen = await loadRandomSource(source);
    return chosen === undefined ? null : measureRandom(chosen, seed, milliseconds);
  },

  async memory({ engine, matches }) {
    const liveMatch = (await loadEngine(engine))?.liveMatch;
    return liveMatch === undefined ? null : measureMemory(liveMatch, matches);
  },
};

async function answer<Name extends JobName>({ job, asks }: JobMessage<Name>): Promise<void> {
  process.send?.(await work[job](asks));
}

process.on("message", (message) => answer(message as JobMessage));
