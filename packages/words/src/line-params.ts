import type { AnyEvent } from "@cardwright/core";
import { endOf } from "./end.ts";
import { ownerOf } from "./happening.ts";
import type { Message } from "./packed.ts";
import type { EventTelling } from "./telling.ts";
import { isTied } from "./tied.ts";

/** The parameters of a line: its event, by the names that messages have for it. */

/** A piece as the viewer's own view shows it. */
export interface Looked {
  readonly face: string;
  readonly owner?: number;
  readonly cell?: string | number;
}
export interface Step {
  /** Whoever acted; -1 where nobody did. */
  readonly seat: number;
  /** A piece as the viewer's own view showed it, for events that name it by id alone. */
  readonly look?: (piece: string) => Looked | undefined;
}
/** `about` names the piece that a game's own event is about, so that its line can say whose that is. */
export function paramsOf(event: AnyEvent, step: Step, { about }: EventTelling = {}): Record<string, unknown> {
  const { type, ...fields } = event;
  if (type === "PIECE_MOVED") return moveParams(event, step);
  if (type === "PIECE_MARKED") return { ...fields, ...asRecord(event["marks"]) };
  if (type === "PIECES_SHOWN") return shownParams(event);
  if (type === "PIECES_GATHERED") return { ...fields, who: ownerOf(event["from"]) };
  if (type === "MATCH_ENDED") return endParams(fields);
  if (type === "EFFECT_STARTED") return effectParams(event, step);
  if (type === "EFFECT_ENDED") return { ...fields, by: refOf(event["source"]) };
  if (type === "EFFECT_ACTIVATED") return { ...fields, who: event["seat"] };
  if (type === "EFFECT_FAILED" || type === "EFFECT_RESOLVED") return failedParams(fields);
  const piece = about === undefined ? undefined : event[about];
  return { ...fields, ...(typeof piece === "string" ? { owner: step.look?.(piece)?.owner } : {}) };
}
/** Whose deed a move is: whoever's pile it leaves, else whoever's it enters; between two players whoever acted. */
function moveParams({ face, from, to }: AnyEvent, { seat }: Step): Record<string, unknown> {
  const [source, target] = [ownerOf(from), ownerOf(to)];
  const who = source !== undefined && target !== undefined && source !== target ? seat : (source ?? target ?? seat);
  const known = typeof face === "string";
  return { who, from, to, known, count: 1, cards: known ? [face] : [] };
}
function shownParams({ seat, place, count, faces }: AnyEvent): Record<string, unknown> {
  const known = Array.isArray(faces);
  return { who: seat, place, known, count, cards: known ? faces : [] };
}
/** The code says why; a variant of it, where there is one, says it more closely. */
function failedParams(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { code, message } = fields;
  if (typeof code !== "string") return fields;
  const key = typeof message === "string" && message.startsWith(`${code}.`) ? message : code;
  return { ...fields, why: [`refusal.${key}`, fields] };
}
/** Why it ended and with which scores, where they were counted, are one reason. */
function endParams({ reason, ...fields }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  if (reason === undefined) return fields;
  const { scores } = fields;
  return { ...fields, why: ["end.reason", { reason, scores, tied: isTied(fields) }] };
}
function effectParams({ effect }: AnyEvent, step: Step): Record<string, unknown> {
  const { source, owner, expires, createdAtTurn, targets } = asRecord(effect);
  const on = (Array.isArray(targets) ? targets : []).flatMap((target) => fallsOn(target, owner, step));
  const until = endOf(expires, { turn: Number(createdAtTurn) });
  return { by: refOf(source), owner, ...(on.length > 0 ? { on } : {}), ...(until === undefined ? {} : { until }) };
}
/** What an effect falls on, and whose it is. That it falls on its owner goes without saying. */
function fallsOn(target: unknown, owner: unknown, { look }: Step): readonly Message[] {
  if (typeof target === "number") return target === owner ? [] : [["target.seat", { seat: target }]];
  const seen = typeof target === "string" ? look?.(target) : undefined;
  if (seen === undefined) return [];
  const { face, owner: whose = -1, cell } = seen;
  if (cell === undefined) return [["target.card", { owner: whose, card: face }]];
  return [["target.unit", { owner: whose, unit: face, at: cell }]];
}
const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {};
const refOf = (source: unknown): unknown => asRecord(source)["ref"];
