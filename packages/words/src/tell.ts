import type { AnyEvent } from "@cardwright/core";
import { isCovered, verbOf } from "./happening.ts";
import { paramsOf, type Step } from "./line-params.ts";
import { type Cover, type Telling, type Told, type Verb, withEngine } from "./telling.ts";

/** The lines of one step, from nothing but the events that the viewer received: what is not in them cannot be told. */

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
    const told = [...coveredBy].filter(([at]) => tellerOf(at, coveredBy) === index);
    const own = told.filter(([, { by }]) => by === index);
    const params = {
      ...paramsOf(event, step, telling.events?.[event.type]),
      ...Object.assign({}, ...own.map(([at, { gives }]) => given(gives, seen[at], step))),
    };
    const covers = [index, ...told.map(([at]) => at)];
    const draft = { key: `log.${verb}`, params, covers, type: event.type };
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
/** An event that another's line tells, and what of it that line names. */
interface Covered {
  readonly by: number;
  readonly gives: Cover["gives"];
}
/** Whose line tells an event in the end: one that is covered may have others to tell of. */
function tellerOf(at: number, coveredBy: ReadonlyMap<number, Covered>): number {
  const covered = coveredBy.get(at);
  return covered === undefined ? at : tellerOf(covered.by, coveredBy);
}
/** By covered event, the one whose line tells it. The next that fits is taken, else the last one before. */
function covering(seen: readonly AnyEvent[], { events = {} }: Telling): ReadonlyMap<number, Covered> {
  const coveredBy = new Map<number, Covered>();
  seen.forEach((event, index) => {
    for (const cover of events[event.type]?.covers ?? []) {
      const fits = (other: AnyEvent, at: number) =>
        tellerOf(index, coveredBy) !== at && !coveredBy.has(at) && isCovered(cover, event, other);
      const next = seen.findIndex((other, at) => at > index && fits(other, at));
      const found = next >= 0 ? next : seen.findLastIndex((other, at) => at < index && fits(other, at));
      const covered = { by: index, gives: cover.gives };
      if (found >= 0) coveredBy.set(found, covered);
      if (cover.all !== true) continue;
      for (const [at, other] of seen.entries()) if (fits(other, at)) coveredBy.set(at, covered);
    }
  });
  return coveredBy;
}
/** The parameters that a covered event gives to the line that tells it. */
function given(gives: Cover["gives"] = {}, event: AnyEvent | undefined, step: Step): Record<string, unknown> {
  const params = event === undefined ? {} : paramsOf(event, step);
  return Object.fromEntries(Object.entries(gives).map(([name, field]) => [name, params[field]]));
}
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
