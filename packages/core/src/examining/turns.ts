import type { Declaration } from "../declare.ts";
import { examineDuration, examinePhases } from "../durations.ts";
import type { Rules } from "../rules.ts";
import { shown } from "../shown.ts";
import type { Game } from "../world.ts";

/** The phases, durations and aim that a game names: no misspelt word waits for its turn. */

type Any = Declaration;
function examineAim({ counts }: Game<Any>): void {
  if (counts === undefined || counts === "winning") return;
  const lead = typeof counts === "object" ? counts?.leadUpTo : undefined;
  if (typeof lead === "number" && Number.isFinite(lead) && lead > 0) return;
  throw new TypeError(`counts is "winning" or { leadUpTo: points }, a number above 0; this game says ${shown(counts)}`);
}
export function examineTurns(
  game: Game<Any>,
  { actions, effects }: Pick<Rules, "actions" | "effects">,
  { phases }: Any,
): void {
  const { startPhase, turnPhase, lastingPhases = [], onPhase = {} } = game;
  if (startPhase !== undefined) examinePhases("startPhase", [startPhase], phases);
  if (turnPhase !== undefined) examinePhases("turnPhase", [turnPhase], phases);
  examinePhases("lastingPhases", lastingPhases, phases);
  examinePhases("onPhase", Object.keys(onPhase), phases);
  for (const { type, phase, who = "active" } of actions.values()) {
    if (phase !== undefined) examinePhases(`action "${type}"`, typeof phase === "string" ? [phase] : phase, phases);
    if (who !== "active" && who !== "any") {
      throw new TypeError(`action "${type}" is for ${shown(who)}; who is "active" or "any"`);
    }
  }
  for (const { id, spec } of effects.values()) examineDuration(`effect "${id}"`, spec.duration, phases);
  examineAim(game);
}
