import { examineDuration, examinePhases } from "../durations.ts";
import { shown } from "../shown.ts";
import { examineRecord, isName, listOf, type Written } from "./mistakes.ts";

/** Phases, durations, actors and the aim that a game names, so that no misspelt word waits for its turn. */

export function examineAim({ counts }: Written): void {
  if (counts === undefined || counts === "winning") return;
  const lead = typeof counts === "object" && counts !== null && "leadUpTo" in counts ? counts.leadUpTo : undefined;
  if (typeof lead === "number" && Number.isFinite(lead) && lead > 0) return;
  throw new TypeError(`counts is "winning" or { leadUpTo: points }, a number above 0; this game says ${shown(counts)}`);
}
export function examineGamePhases(game: Written, phases: readonly string[]): void {
  for (const name of ["startPhase", "turnPhase"]) {
    if (game[name] !== undefined) examinePhases(name, [game[name]], phases);
  }
  examinePhases("lastingPhases", game["lastingPhases"] ?? [], phases);
  examinePhases("onPhase", Object.keys(game["onPhase"] ?? {}), phases);
}
/** Of a game or an expansion. */
export function examinePartPhases(where: string, part: Written, phases: readonly string[]): void {
  for (const action of listOf(where, part, "actions")) {
    const { type, phase, who = "active" } = examineRecord(where, action);
    const named = `action "${String(type)}"`;
    if (phase !== undefined) examinePhases(named, isName(phase) ? [phase] : phase, phases);
    if (who !== "active" && who !== "any")
      throw new TypeError(`${named} is for ${shown(who)}; who is "active" or "any"`);
  }
  for (const effect of listOf(where, part, "effects")) {
    const { id, spec } = examineRecord(where, effect);
    const named = `effect "${String(id)}"`;
    const { duration } = examineRecord(named, spec);
    examineDuration(named, examineRecord(`${named}, duration`, duration), phases);
  }
  for (const handler of listOf(where, part, "handlers")) {
    const { effectId, windows } = examineRecord(where, handler);
    examinePhases(`effect handler "${String(effectId)}"`, windows, phases);
  }
}
