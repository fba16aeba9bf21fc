import { canonicalJson } from "../canonical.ts";
import type { Declaration, Viewer } from "../declare.ts";
import type { Engine } from "../engine/engine.ts";
import { UNDO } from "../engine/undo-action.ts";
import type { Entry, Snapshot, StateOf } from "../protocol/index.ts";
import { compareFrames, twinAction } from "../two-worlds.ts";
import type { Findings } from "./findings.ts";
import { drawFrom } from "./play.ts";

/**
 * An action that can be taken back leaves nothing behind: everybody sees, is offered and may do what they could before, and
 * in no world that looked the same to somebody would it have told them anything else. It is never offered past chance,
 * a face that came to light, or another seat that had to act.
 */

type AnyEngine = Engine<Declaration>;
type State = StateOf<Declaration>;
const WORLDS = 3;

export function undoLaws(
  engine: AnyEngine,
  found: Findings,
  where: string,
  before: State,
  now: Snapshot<State>,
  entry: Entry,
): void {
  const { action } = entry;
  const [law, shown] = [
    "after an undo everything is as it was",
    "undo is offered only where nobody has learned anything",
  ];
  if (action === null || !engine.canUndo(now, action.seat)) return;
  found.tried(shown, where, wronglyOffered(engine, before, now, entry));
  const undo = { type: UNDO, seat: action.seat, intentId: "law undo" };
  const back = engine.applyAction(now, undo);
  if (!back.ok) return void found.tried(law, where, { refused: back.error });
  const all = (state: State): readonly unknown[] =>
    viewersOf(state).map((viewer) => [
      engine.view(state, viewer),
      viewer < 0 ? [] : [engine.offers(state, viewer), engine.validActions(state, viewer)],
    ]);
  const isSame =
    canonicalJson(back.snapshot.state) === canonicalJson(before) &&
    JSON.stringify(all(back.snapshot.state)) === JSON.stringify(all(before));
  found.tried(law, where, isSame ? undefined : { action, told: back.entry.events });
}
const viewersOf = ({ seats }: State): readonly Viewer[] => Array.from({ length: seats + 1 }, (_, i) => i - 1);

function wronglyOffered(engine: AnyEngine, before: State, { state, ...rest }: Snapshot<State>, entry: Entry): unknown {
  const action = entry.action!;
  if (state.position !== before.position) return { action, since: "chance was drawn" };
  if (engine.actors(state).some((seat) => seat !== action.seat)) return { action, since: "another seat has to act" };
  const { intentId: _, ...again } = action;
  for (const viewer of viewersOf(before)) {
    const draw = drawFrom(`undo ${viewer} ${entry.revision}`);
    const seen = engine.seeEvents(entry.events, viewer);
    for (let n = 0; n < WORLDS; n++) {
      const there = engine.redeal(before, viewer, draw);
      const twin = viewer === action.seat ? again : twinAction(engine, again, before, there, viewer, n % 2 === 0);
      // A piece of the same face may not be there in the other world.
      if (twin === null) continue;
      const other = engine.applyAction({ ...rest, state: there, past: [] }, twin);
      const told = other.ok ? engine.seeEvents(other.entry.events, viewer) : [];
      if (!other.ok || compareFrames(engine, seen, told) !== "same") {
        return { action, viewer, since: other.ok ? { seen, told } : other.error };
      }
    }
  }
  return undefined;
}
