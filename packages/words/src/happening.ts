import type { AnyEvent } from "@cardwright/core";
import type { Cover, Telling, Verb } from "./telling.ts";

/** One event that a viewer saw, as declarations tell it. */

export const zoneOf = (place: unknown): string => String(place ?? "").split("/")[0] ?? "";
export function ownerOf(place: unknown): number | undefined {
  const [, owner] = String(place ?? "").split("/");
  return owner === undefined ? undefined : Number(owner);
}
/** The verb of a line about it; undefined: nothing declares one, and the law will say so. */
export function verbOf(telling: Telling, event: AnyEvent): Verb | undefined {
  const declared = telling.events?.[event.type]?.told;
  if (declared !== undefined) return declared;
  if (event.type === "PIECE_MOVED") return moveVerb(telling, event);
  if (event.type === "PIECES_GATHERED") return moveVerb(telling, event) === false ? false : event.type;
  if (event.type === "FACT_CHANGED") return named(telling.facts, String(event["fact"]));
  if (event.type === "PIECE_MARKED") return markVerb(telling, event);
  if (event.type === "PHASE_STARTED") return named(telling.phases, String(event["phase"])) ?? event.type;
  if (event.type === "EFFECT_ACTIVATED") return named(telling.activations, String(event["effect_id"])) ?? event.type;
  if (event.type === "EFFECT_RESOLVED") return event["code"] === undefined ? false : "EFFECT_FAILED";
  if (event.type === "EFFECT_STARTED" || event.type === "EFFECT_ENDED") return effectVerb(telling, event);
  return event.type;
}
const named = (verbs: Readonly<Record<string, Verb>> | undefined, name: string): Verb | undefined =>
  verbs?.[name] ?? verbs?.["*"];
/** What an effect is declared to be is told of its beginning; its end is told or silent with it. */
function effectVerb({ effects }: Telling, { type, effect, definition }: AnyEvent): Verb {
  const begun =
    typeof effect === "object" && effect !== null && "definition" in effect ? effect.definition : definition;
  const verb = named(effects, String(begun));
  return verb === false ? false : type === "EFFECT_STARTED" ? (verb ?? type) : type;
}
function moveVerb({ enters }: Telling, { from, to }: AnyEvent): Verb | undefined {
  const given = enters?.[zoneOf(to)];
  if (typeof given !== "object") return given;
  return given[zoneOf(from)] ?? given["*"];
}
/** Several marks at once are told by the first that has a verb, and silent only if all are. */
function markVerb({ marks: declared }: Telling, { marks }: AnyEvent): Verb | undefined {
  if (typeof marks !== "object" || marks === null) return undefined;
  const verbs = Object.keys(marks).map((mark) => declared?.[mark]);
  return verbs.find((verb) => typeof verb === "string") ?? (verbs.includes(undefined) ? undefined : false);
}
const fieldOf = (event: AnyEvent, path: string): unknown =>
  path.split(".").reduce<unknown>((value, name) => Object(value)[name], event);
export function isCovered({ type, where = {} }: Cover, by: AnyEvent, event: AnyEvent): boolean {
  if (event.type !== type) return false;
  return Object.entries(where).every(([field, wanted]) => {
    const value = fieldOf(event, field);
    if (wanted.startsWith("$")) return value === fieldOf(by, wanted.slice(1));
    if (field === "marks") return typeof value === "object" && value !== null && wanted in value;
    if (field !== "from" && field !== "to" && field !== "place") return value === wanted;
    const [zone = "", owner] = wanted.split("/$");
    return zoneOf(value) === zone && (owner === undefined || ownerOf(value) === by[owner]);
  });
}
