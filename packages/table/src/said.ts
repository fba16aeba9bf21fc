import { type AnyEvent, namesFor, sentenceOf } from "@cardwright/core";
import type { TableGame } from "./defineTable.ts";
import type { Said } from "./session.ts";
import { plain } from "./words.ts";

/** Events that tell how something was done rather than what. */
const HOUSEKEEPING = new Set([
  ...["PIECES_CREATED", "PIECE_MOVED", "PIECES_GATHERED", "PIECES_SHUFFLED", "PIECE_FLIPPED", "PHASE_STARTED"],
  ...["CHOICE_PROMPTED", "CHOICE_RESOLVED", "CHOICE_SEALED", "TURN_ENDED"],
]);
/** The sentences of one step, from what the viewer may see of its events. */
export function saidOf(
  { engine: { rules }, plan }: TableGame,
  events: readonly AnyEvent[],
  about: { readonly revision: number; readonly seat: number },
  players: readonly string[],
  viewer: number,
): readonly Said[] {
  const names = namesFor(rules, players, viewer);
  return events.flatMap((event): Said[] => {
    const text =
      event.type === "PHASE_STARTED" ? `Now: ${plain(String(event["phase"]), plan)}.` : sentenceOf(rules, event, names);
    if (text === "") return [];
    const line = { revision: about.revision, seat: about.seat >= 0 ? about.seat : actorOf(event), text };
    return [HOUSEKEEPING.has(event.type) ? { ...line, housekeeping: true } : line];
  });
}
/** Whose doing an event is, where whoever tells it does not say: by the fields that games name a seat in. */
function actorOf(event: AnyEvent): number {
  const named = [event["seat"], event["playerId"], event["player"]].find((value) => typeof value === "number");
  return typeof named === "number" ? named : -1;
}
/** Without the engine's words for what the game has told in its own. */
export function worthSaying(said: readonly Said[]): readonly Said[] {
  const told = new Set(said.filter(({ housekeeping }) => housekeeping !== true).map(({ revision }) => revision));
  return said.filter(({ housekeeping, revision }) => housekeeping !== true || !told.has(revision));
}
