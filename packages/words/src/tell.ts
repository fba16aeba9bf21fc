import type { AnyEvent } from "@cardwright/core";
import { endOf } from "./end.ts";
import { isCovered, ownerOf, verbOf } from "./happening.ts";
import type { Message } from "./packed.ts";
import { type Telling, type Told, type Verb, withEngine } from "./telling.ts";

/** The lines of one step, from nothing but the events that the viewer received: what is not in them cannot be told. */

export interface Step {
  /** Whoever acted; -1 where nobody did. */
  readonly seat: number;
  /** A piece as the viewer's own view showed it, for events that name it by id alone. */
  readonly look?: (piece: string) => Looked | undefined;
}
export interface Looked {
  readonly face: string;
  readonly owner?: number;
  readonly cell?: string | number;
}
interface Draft {
  readonly key: string;
  readonly params: Record<string, unknown>;
  readonly covers: number[];
  readonly type: string;
}
/** Lines that stand for themselves, whatever was done before them in the same step. */
const HEADS: readonly string[] = ["TURN_STARTED", "PHASE_STARTED", "MATCH_ENDED"];

export function tell(seen: readonly AnyEvent[], game: Telling, step: Step): readonly Told[] {
  const telling = withEngine(game);
  const coveredBy = covering(seen, telling);
  const drafts: Draft[] = [];
  seen.forEach((event, index) => {
    const verb = verbIn(seen, telling, event);
    if (coveredBy.has(index) || verb === false || verb === undefined) return;
    const covers = [index, ...[...coveredBy].flatMap(([covered, by]) => (by === index ? [covered] : []))];
    const draft = { key: `log.${verb}`, params: paramsOf(event, step), covers, type: event.type };
    const last = drafts.at(-1);
    if (last !== undefined && isSameDeed(last, draft)) fold(last, draft);
    else drafts.push(draft);
  });
  return placed(drafts);
}
function verbIn(seen: readonly AnyEvent[], telling: Telling, event: AnyEvent): Verb | undefined {
  const { without } = telling.events?.[event.type] ?? {};
  if (without === undefined || seen.some(({ type }) => type === without.type)) return verbOf(telling, event);
  return without.told;
}
/** By covered event, the one whose line tells it. The next that fits is taken, else the last one before. */
function covering(seen: readonly AnyEvent[], { events = {} }: Telling): ReadonlyMap<number, number> {
  const coveredBy = new Map<number, number>();
  seen.forEach((event, index) => {
    for (const cover of events[event.type]?.covers ?? []) {
      const fits = (other: AnyEvent, at: number) =>
        at !== index && !coveredBy.has(at) && isCovered(cover, event, other);
      const next = seen.findIndex((other, at) => at > index && fits(other, at));
      const found = next >= 0 ? next : seen.findLastIndex((other, at) => at < index && fits(other, at));
      if (found >= 0) coveredBy.set(found, index);
      if (cover.all !== true) continue;
      for (const [at, other] of seen.entries()) if (fits(other, at)) coveredBy.set(at, index);
    }
  });
  return coveredBy;
}
function paramsOf(event: AnyEvent, step: Step): Record<string, unknown> {
  const { type, ...fields } = event;
  if (type === "PIECE_MOVED") return moveParams(event, step);
  if (type === "PIECE_MARKED") return { ...fields, ...asRecord(event["marks"]) };
  if (type === "PIECES_SHOWN") return shownParams(event);
  if (type === "EFFECT_STARTED") return effectParams(event, step);
  if (type === "EFFECT_ENDED") return { ...fields, by: refOf(event["source"]) };
  if (type === "EFFECT_ACTIVATED") return { ...fields, who: event["seat"] };
  if (type === "EFFECT_FAILED" || type === "EFFECT_RESOLVED") return failedParams(fields);
  return fields;
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

function isSameDeed(a: Draft, b: Draft): boolean {
  if (a.key !== b.key) return false;
  if (b.type === "PIECE_MOVED")
    return ["who", "from", "to", "known"].every((param) => a.params[param] === b.params[param]);
  return OF_PARTS.includes(b.type) && ["by", "owner", "on", "until"].every((name) => isSame(a, b, name));
}
/** A card with several effects begins and ends once. */
const OF_PARTS: readonly string[] = ["EFFECT_STARTED", "EFFECT_ENDED"];
const isSame = (a: Draft, b: Draft, param: string): boolean =>
  JSON.stringify(a.params[param]) === JSON.stringify(b.params[param]);
function fold(into: Draft, draft: Draft): void {
  into.covers.push(...draft.covers);
  if (draft.type !== "PIECE_MOVED") return;
  into.params["count"] = Number(into.params["count"]) + 1;
  into.params["cards"] = [
    ...(into.params["cards"] as readonly string[]),
    ...(draft.params["cards"] as readonly string[]),
  ];
}
/** The first line of a step is what was done; the rest is what came of it, until the clock goes on. */
function placed(drafts: readonly Draft[]): readonly Told[] {
  let head = 0;
  return drafts.map(({ key, params, covers, type }, index) => {
    if (index === 0 || HEADS.includes(type)) {
      head = index;
      return { key, params, covers };
    }
    return HEADS.includes(drafts[head]?.type ?? "") ? { key, params, covers } : { key, params, covers, under: head };
  });
}
