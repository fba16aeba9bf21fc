import { createBot, playBots } from "@cardwright/bots";
import { createEngine } from "@cardwright/core/host";
import type { GameFigures } from "./game-figures.ts";
import type { Match } from "./results.ts";
import type { Study } from "./study.ts";

/** Plays some matches of a study. The same index is the same match, whoever plays it. */
export function playSome({ game, expansions, notes }: GameFigures, study: Study, from: number, to: number): Match[] {
  const engine = createEngine(game, study.expansions === "all" ? expansions : []);
  const matches: Match[] = [];
  for (let index = from; index < to; index++) {
    const { state, actions } = playBots(engine, {
      name: `${study.id} ${index}`,
      seats: study.seats,
      options: { ...study.options, ...decksAt(study, index) },
      bots: Array.from({ length: study.seats }, () => createBot(study.bots, engine)),
      ...(study.iterations === undefined ? {} : { budget: { iterations: study.iterations } }),
    });
    const { outcome, turn } = state;
    matches.push({
      index,
      winners: outcome?.winners ?? null,
      reason: outcome?.reason ?? "no end",
      actions,
      turns: turn,
      notes: notes?.(state) ?? {},
    });
  }
  return matches;
}
function decksAt({ decks }: Study, index: number): object {
  if (decks === undefined) return {};
  const [one, other] = decks;
  return { decks: index % 2 === 0 ? [one, other] : [other, one] };
}
