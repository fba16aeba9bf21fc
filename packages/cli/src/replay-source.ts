import { readFile } from "node:fs/promises";
import type { AnyEngine, AnyState } from "@cardwright/bots";
import {
  isScenario,
  NotAReplay,
  type Replay,
  type ReplayStep,
  readReplay,
  readScenario,
  scenarioSteps,
  stateAt,
  stepsOf,
} from "@cardwright/lab";
import { CallError } from "./output.ts";

async function textOf(file: string): Promise<string> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new CallError(`cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`);
  });
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new NotAReplay("not UTF-8 text");
  }
}
/** A replay from a file; says what to do when there is none. */
export async function replayFrom(file: string): Promise<Replay> {
  const text = await textOf(file);
  if (isScenario(text))
    throw new NotAReplay("it is a table that was dealt by hand, which no seed leads to; cardwright replay shows it");
  return readReplay(text);
}
/** What can be looked at step by step: a replay, or a table that was dealt by hand and what came of it. */
interface Shown {
  readonly header: { readonly game: string; readonly expansions?: readonly string[]; readonly seats: number };
  readonly length: number;
  steps(engine: AnyEngine, viewer: number): readonly ReplayStep[];
  stateAt(engine: AnyEngine, step: number): AnyState;
}
export async function shownFrom(file: string): Promise<Shown> {
  const text = await textOf(file);
  if (!isScenario(text)) {
    const { log } = readReplay(text);
    return {
      header: log.header,
      length: log.lines.length,
      steps: (engine, viewer) => stepsOf(engine, log, viewer),
      stateAt: (engine, step) => stateAt(engine, log, step),
    };
  }
  const scenario = readScenario(text);
  const { game, expansions, state, actions } = scenario;
  return {
    header: { game, expansions, seats: state.seats },
    length: actions.length + 1,
    steps: (engine, viewer) => scenarioSteps(engine, scenario, viewer),
    stateAt: (engine, step) => scenarioSteps(engine, scenario)[step]!.state,
  };
}
