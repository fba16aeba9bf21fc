import type { AnyEngine } from "@cardwright/bots";
import { headerOf, logOf, replay, stateHash, verify } from "@cardwright/core/host";
import { LOOP, OUTLIVES, STUCK } from "./exercise.ts";
import { FAILED } from "./failure.ts";
import { lateEffects, type MatchStart, type Position, piecesOf } from "./position.ts";
import { leakOf } from "./twins.ts";

/**
 * Whether a position shows what a law forbids. The laws themselves live in core and find what is wrong; these look at one
 * position only, so that a match that broke a law can be shortened to what is needed for it.
 */
type Symptom = (engine: AnyEngine, position: Position, start: MatchStart) => boolean;

const census = (engine: AnyEngine, state: Position["snapshot"]["state"]): string =>
  piecesOf(engine, state)
    .map(({ face }) => face)
    .sort()
    .join();
const offeredRefused: Symptom = (engine, { snapshot }) =>
  engine
    .actors(snapshot.state)
    .some((seat) =>
      engine.validActions(snapshot.state, seat).some((action) => !engine.applyAction(snapshot, action).ok),
    );
const nothingToDo: Symptom = (engine, { snapshot: { state } }) =>
  state.outcome === null && engine.actors(state).some((seat) => engine.validActions(state, seat).length === 0);
/** By the name of the law. A law without a symptom is reported with the whole match up to where it broke. */
const symptoms: Readonly<Record<string, Symptom>> = {
  "there is always a legal action or an end": nothingToDo,
  [STUCK]: nothingToDo,
  [LOOP]: offeredRefused,
  [OUTLIVES]: (_, { snapshot }) => lateEffects(snapshot.state).length > 0,
  "every offered action is accepted": offeredRefused,
  "no chain of events is endless": offeredRefused,
  [FAILED]: (engine, position, start) => {
    try {
      return offeredRefused(engine, position, start);
    } catch {
      return true;
    }
  },
  conservation: (engine, { before, snapshot, entries }) => {
    if (before === null) return false;
    const created = entries
      .at(-1)!
      .events.flatMap((event) => (event.type === "PIECES_CREATED" ? (event["faces"] as readonly string[]) : []));
    const expected = [...piecesOf(engine, before).map(({ face }) => face), ...created].sort().join();
    return census(engine, snapshot.state) !== expected;
  },
  "ids are unique": (engine, { snapshot }) => {
    const ids = piecesOf(engine, snapshot.state).map(({ id }) => id);
    return new Set(ids).size < ids.length;
  },
  "expired effects are gone": (_, { snapshot }) => lateEffects(snapshot.state).length > 0,
  "state survives JSON": (_, { snapshot: { state } }) =>
    stateHash(state) !== stateHash(JSON.parse(JSON.stringify(state)) as object),
  "replay of events is the live state": (engine, { entries, snapshot }, start) => {
    const log = logOf(headerOf(engine, start, snapshot), JSON.parse(JSON.stringify(entries)) as typeof entries);
    return stateHash(replay(engine, log)) !== stateHash(snapshot.state);
  },
  "same seed and actions, same match": (engine, { entries, snapshot }, start) =>
    !verify(engine, logOf(headerOf(engine, start, snapshot), entries), start.seed).ok,
};
export function showsSymptom(law: string): Symptom | undefined {
  const symptom = leakOf(law) ?? symptoms[law];
  if (symptom === undefined) return undefined;
  return (engine, position, start) => {
    try {
      return symptom(engine, position, start);
    } catch {
      // What cannot be looked at does not show the symptom.
      return false;
    }
  };
}
