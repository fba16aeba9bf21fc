import { canonicalJson, hashOf } from "../canonical.ts";
import type { Declaration } from "../declare.ts";
import { SPECTATOR } from "../declare.ts";
import { namesFor, sentenceOf } from "../sentences.ts";
import type { Game } from "../world.ts";
import { type PlayOptions, playRandom } from "./play.ts";

/**
 * One random match as readable text: what each seat did, what everyone was told, and a hash of the state after each
 * step. A change of the rules shows up in review as a difference in this text.
 */
export function goldenPlaythrough<D extends Declaration>(
  game: Game<D>,
  name: string,
  options: PlayOptions<D> = {},
): string {
  const match = playRandom(game, name, options);
  const { engine } = match;
  const names = namesFor(engine.rules, [], SPECTATOR);
  const lines = [`${game.name} ${game.version}, match "${name}", ${match.first.state.seats} seats`];
  let snapshot = match.first;
  for (const entry of match.entries) {
    if (entry.action !== null) {
      const result = engine.applyAction(snapshot, entry.action);
      if (!result.ok) throw new Error(`step ${entry.revision} is refused on the second run`);
      snapshot = result.snapshot;
    }
    const { action, revision } = entry;
    const asked =
      action === null ? "set-up" : `seat ${action.seat}: ${action.type} ${canonicalJson(action.payload ?? {})}`;
    lines.push("", `${revision}. ${asked}`);
    for (const event of engine.seeEvents(entry.events, SPECTATOR)) {
      const sentence = sentenceOf(engine.rules, event, names);
      if (sentence !== "") lines.push(`   ${sentence}`);
    }
    lines.push(`   = ${hashOf(snapshot.state).slice(0, 16)}`);
  }
  lines.push("", `outcome: ${canonicalJson(match.last.state.outcome)}`, "");
  return lines.join("\n");
}
