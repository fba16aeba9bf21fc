import { type ActiveEffect, type AnyEvent, type Names, namesFor, sentenceOf } from "@cardwright/core";
import type { TableGame } from "./defineTable.ts";
import type { Said } from "./session.ts";
import { plain, sentence } from "./words.ts";

/** Events that tell how something was done rather than what. */
const HOUSEKEEPING = new Set([
  ...["PIECE_MOVED", "PIECES_GATHERED", "PIECES_SHUFFLED", "PIECE_FLIPPED", "PHASE_STARTED"],
  ...["CHOICE_RESOLVED", "CHOICE_SEALED", "TURN_ENDED"],
]);
/** That pieces are laid out, and that someone is asked, is seen on the table itself. */
const UNSAID = new Set(["PIECES_CREATED", "CHOICE_PROMPTED"]);
/** The sentences of one step, from what the viewer may see of its events. */
export function saidOf(
  game: TableGame,
  events: readonly AnyEvent[],
  about: { readonly revision: number; readonly seat: number },
  players: readonly string[],
  viewer: number,
): readonly Said[] {
  const names = namesIn(game, players, viewer);
  return events.flatMap((event): Said[] => {
    const text = textOf(game, event, names);
    if (text === "" || UNSAID.has(event.type)) return [];
    const seat = about.seat >= 0 ? about.seat : actorOf(event);
    const line = { revision: about.revision, seat, text, kind: event.type };
    if (event.type === "TURN_STARTED") return [{ ...line, seat: actorOf(event), turn: true }];
    if (!HOUSEKEEPING.has(event.type)) return [line];
    const face = event["face"];
    const isPlay = deedOf(game, event) === PLAYS && typeof face === "string";
    return [isPlay ? { ...line, housekeeping: true, names: names.face(face) } : { ...line, housekeeping: true }];
  });
}
function namesIn({ engine, plan }: TableGame, players: readonly string[], viewer: number): Names {
  const names = namesFor(engine.rules, players, viewer);
  const zone: Names["zone"] = (place) => {
    const [name = "", seat] = place?.split("/") ?? [];
    const known = plan.places?.[name];
    if (known === undefined) return names.zone(place);
    return names.zone(seat === undefined ? known : `${known}/${seat}`);
  };
  return { ...names, zone };
}
/**
 * What who moves a card does, said of anyone. From a hand to where cards are laid out it is a play, whatever the engine calls
 * it; to a pile it is a discard where the pile is one; from a pile to a hand it is a draw. Other verbs are the game's to give.
 */
function deedOf({ engine: { rules }, plan }: TableGame, { type, from, to }: AnyEvent): string | null {
  if (type !== "PIECE_MOVED") return null;
  const { zones } = rules.declares;
  const [source, target] = [zoneOf(from), zoneOf(to)];
  const [leavesHand, entersHand] = [source, target].map((zone) => zones[zone]?.sight === "owner");
  const given = plan.moves?.[target];
  if (leavesHand && given !== undefined) return given;
  if (leavesHand === entersHand) return null;
  if (entersHand) return /deck|bag|draw/i.test(source) ? DRAWS : null;
  if (/discard/i.test(target)) return "discards";
  const { sight, options } = zones[target] ?? {};
  return sight === "nobody" || options?.order === "stack" ? null : PLAYS;
}
const zoneOf = (place: unknown): string => String(place ?? "").split("/")[0] ?? "";
const PLAYS = "plays";
const DRAWS = "draws";
function textOf(game: TableGame, event: AnyEvent, names: Names): string {
  if (event.type === "PHASE_STARTED") return `Now: ${plain(String(event["phase"]), game.plan)}.`;
  if (event.type === "EFFECT_STARTED") return effectText(game, event, names);
  const deed = deedOf(game, event);
  if (deed === null) return sentenceOf(game.engine.rules, event, names);
  const seat = Number(String(event[deed === DRAWS ? "to" : "from"]).split("/")[1]);
  const face = event["face"];
  return sentence(`${names.seat(seat)} ${deed} ${typeof face === "string" ? names.face(face) : "a card"}`);
}
/** The engine says that it begins; on which players, where there are others than its owner, belongs to it. */
function effectText({ engine: { rules } }: TableGame, event: AnyEvent, names: Names): string {
  const { targets, owner } = event["effect"] as ActiveEffect;
  const seats = targets.filter((target) => typeof target === "number" && target !== owner);
  const whom = seats.map((seat) => names.seat(Number(seat)).replace(/^You$/, "you")).join(", ");
  const begins = sentenceOf(rules, event, names);
  return whom === "" ? begins : begins.replace(/\.$/, ` on ${whom}.`);
}
/** Whose doing an event is, where whoever tells it does not say: by the fields that games name a seat in. */
function actorOf(event: AnyEvent): number {
  const named = [event["seat"], event["playerId"], event["player"]].find((value) => typeof value === "number");
  return typeof named === "number" ? named : -1;
}
/** Without the engine's words for what the game has told in its own. */
export function worthSaying(said: readonly Said[]): readonly Said[] {
  const told = new Map<number, string>();
  for (const { housekeeping, revision, text } of said)
    if (housekeeping !== true) told.set(revision, `${told.get(revision) ?? ""} ${text}`);
  return said.filter(({ housekeeping, revision, names }) => {
    const others = told.get(revision);
    if (housekeeping !== true || others === undefined) return true;
    return names !== undefined && !others.includes(names);
  });
}
