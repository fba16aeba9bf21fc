import type { AnyEngine } from "@cardwright/bots";
import type { Action } from "@cardwright/core";
import { readReplay, replayOf } from "../replay/replay-file.ts";
import type { CheckFinding } from "./found.ts";
import { type MatchStart, playList } from "./position.ts";
import { shrink } from "./shrink.ts";
import { showsSymptom } from "./symptoms.ts";

/** A finding with the replay of the shortest way to it. */
export function withReplay(engine: AnyEngine, { trace, ...finding }: CheckFinding): CheckFinding {
  if (trace === undefined) return finding;
  try {
    const { start, actions: whole } = trace;
    const least = shrink(engine, start, finding.law, whole);
    const short = replayWith(engine, start, least);
    const isKept = showsInFile(engine, finding.law, short) !== false;
    const replay = isKept ? short : replayWith(engine, start, whole);
    const isShown = isKept || showsInFile(engine, finding.law, replay);
    const note = isShown ? "" : " (the replay leads to where it was found, and does not show it by itself)";
    const actions = readReplay(replay).log.lines.length - 1;
    return { ...finding, detail: `${finding.detail}${note}`, actions, replay };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { ...finding, detail: `${finding.detail} (no replay: ${why})` };
  }
}
const replayWith = (engine: AnyEngine, start: MatchStart, actions: readonly Action[]): string =>
  replayOf(engine, start, playList(engine, start, actions).entries);

/** Whether what was written shows the finding to whoever reads it; nothing where no single match could show it. */
export function showsInFile(engine: AnyEngine, law: string, text: string): boolean | undefined {
  const symptom = showsSymptom(law);
  if (symptom === undefined) return undefined;
  const { log, seed = "" } = readReplay(text);
  const { seats, options } = log.header;
  const actions = log.lines.flatMap(({ entry: { action } }) => (action === null ? [] : [action]));
  return symptom(engine, playList(engine, { seats, options, seed }, actions), { seats, options, seed });
}
