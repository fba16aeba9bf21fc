import type { Declaration, Draw, Viewer } from "../declare.ts";
import type { Engine } from "../engine/engine.ts";
import { bit } from "../engine/place.ts";
import { frozen } from "../freeze.ts";
import type { AnyEvent, Snapshot, StateOf } from "../protocol/index.ts";
import { compareFrames, twinAction } from "../two-worlds.ts";
import type { Findings } from "./findings.ts";
import { drawFrom } from "./play.ts";

/**
 * Secrets of others cannot change one byte that a viewer receives. Two worlds that look the same to a viewer are played
 * on in step, and while both reveal the same, every view, offer and event has to be equal byte for byte.
 */

type AnyEngine = Engine<Declaration>;
type AnySnapshot = Snapshot<StateOf<Declaration>>;
const STEPS_TOGETHER = 8;

export function secretLaws(engine: AnyEngine, found: Findings, where: string, from: AnySnapshot, draw: Draw): void {
  const viewers: Viewer[] = [...Array.from({ length: from.state.seats }, (_, seat) => seat), -1];
  for (const viewer of viewers) {
    for (const within of ["pool", "place"] as const)
      inStep(engine, found, `${where}, viewer ${viewer}`, from, viewer, within, draw);
  }
}
function inStep(
  engine: AnyEngine,
  found: Findings,
  where: string,
  from: AnySnapshot,
  viewer: Viewer,
  within: "pool" | "place",
  draw: Draw,
): void {
  let here = from;
  let there: AnySnapshot = { ...from, state: frozen(engine.redeal(from.state, viewer, draw, within)) };
  if (within === "pool") {
    const dream = (state: StateOf<Declaration>): string =>
      JSON.stringify(engine.redeal(state, viewer, drawFrom("dream")));
    const same = dream(here.state) === dream(there.state);
    if (
      !found.tried(
        "an imagined world is a function of the view",
        where,
        same ? undefined : firstDifference(dream(here.state), dream(there.state)),
      )
    )
      return;
  }
  for (let step = 0; step < STEPS_TOGETHER && here.state.outcome === null; step++) {
    const views = [here, there].map(({ state }) => JSON.stringify(engine.view(state, viewer)));
    if (!found.tried("a view does not depend on what is hidden", where, differs(views))) return;
    if (viewer >= 0) {
      const offers = [here, there].map(({ state }) =>
        JSON.stringify([engine.offers(state, viewer), engine.validActions(state, viewer)]),
      );
      if (!found.tried("offers do not depend on what is hidden", where, differs(offers))) return;
    }
    const actors = engine.actors(here.state);
    const seat = actors[draw(actors.length)]!;
    const action = engine.sample(here.state, seat, draw);
    if (action === null) return;
    const twin = seat === viewer ? action : twinAction(engine, action, here.state, there.state, viewer, draw(2) === 0);
    if (twin === null) return;
    const a = engine.applyAction(here, action);
    const b = engine.applyAction(there, twin);
    if (!a.ok || !b.ok) {
      if (seat === viewer)
        found.tried("legality does not depend on what is hidden", where, { action, a: a.ok, b: b.ok });
      return;
    }
    const frames = [a, b].map(({ entry }) => engine.seeEvents(entry.events, viewer));
    const verdict = compareFrames(engine, frames[0]!, frames[1]!);
    const difference = verdict === "differs" ? differs(frames.map((frame) => JSON.stringify(frame))) : undefined;
    if (!found.tried("events do not depend on what is hidden", where, difference) || verdict === "revealed") return;
    here = a.snapshot;
    there = b.snapshot;
  }
}
const differs = ([a, b]: readonly string[]): string | undefined => (a === b ? undefined : firstDifference(a!, b!));
function firstDifference(a: string, b: string): string {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return `...${a.slice(Math.max(0, i - 120), i + 160)} <> ...${b.slice(Math.max(0, i - 20), i + 160)}`;
}
/** An event names a piece or a face only to someone who sees it on the table before or after. */
export function tellingLaws(
  engine: AnyEngine,
  found: Findings,
  where: string,
  before: StateOf<Declaration>,
  after: StateOf<Declaration>,
  events: readonly AnyEvent[],
): void {
  const moving = new Set(
    events.flatMap((event) => [event["piece"], event["as"]].filter((id) => typeof id === "string")),
  );
  for (let viewer = -1; viewer < before.seats; viewer++) {
    const table = JSON.stringify([engine.view(before, viewer), engine.view(after, viewer)]);
    for (const event of engine.seeEvents(events, viewer)) {
      const ids = JSON.stringify(event).match(/"p\d+"/g) ?? [];
      const hidden = ids.filter(
        (id) => !table.includes(id) && !isPassing(engine, events, id.slice(1, -1), viewer, moving),
      );
      found.tried(
        "an event shows no more than the table does",
        where,
        hidden.length === 0 ? undefined : { viewer, event, hidden },
      );
    }
  }
}
/** A piece may come and go within one action; then the events themselves show where it was seen. */
function isPassing(
  engine: AnyEngine,
  events: readonly AnyEvent[],
  id: string,
  viewer: Viewer,
  moving: ReadonlySet<unknown>,
): boolean {
  if (!moving.has(id)) return false;
  return events.some((event) => {
    const at = event["as"] === id ? event["to"] : event["piece"] === id ? (event["from"] ?? event["place"]) : undefined;
    const place = typeof at === "string" ? engine.rules.places.get(at) : undefined;
    return place !== undefined && (place.followedBy & bit(viewer)) !== 0;
  });
}
