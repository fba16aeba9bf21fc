import * as z from "zod/mini";
import type { Declaration, Piece, Schema } from "../declare.ts";
import type { Engine } from "../engine/engine.ts";
import type { CreateAsked, GatherAsked } from "../engine/events/requests.ts";
import type { AnyState } from "../engine/place.ts";
import { listAt } from "../engine/place.ts";
import type { AnyEvent, Entry, StateOf } from "../protocol/index.ts";
import type { Findings } from "./findings.ts";

/** Laws of one state: nothing is lost or doubled, caps hold, what has expired is gone, everything is as declared. */

type AnyEngine = Engine<Declaration>;
export function allPieces(engine: AnyEngine, state: AnyState): readonly Piece[] {
  return [...engine.rules.places.values()].flatMap((place) => (place.seat < state.seats ? listAt(state, place) : []));
}
export const censusOf = (engine: AnyEngine, state: AnyState): readonly string[] =>
  allPieces(engine, state)
    .map(({ face }) => face)
    .sort();
const isCreated = (event: AnyEvent): event is CreateAsked => event.type === "PIECES_CREATED";
const isMove = (event: AnyEvent): event is GatherAsked =>
  event.type === "PIECE_MOVED" || event.type === "PIECES_GATHERED";
const createdBy = ({ events }: Entry): readonly string[] => events.filter(isCreated).flatMap(({ faces }) => faces);

export function stateLaws(
  engine: AnyEngine,
  schema: Schema,
  found: Findings,
  where: string,
  before: StateOf<Declaration>,
  after: StateOf<Declaration>,
  entry: Entry,
): void {
  const state = after;
  const expected = [...censusOf(engine, before), ...createdBy(entry)].sort().join();
  const census = censusOf(engine, state).join();
  found.tried("conservation", where, census === expected ? undefined : "pieces were lost, doubled or changed");
  poolLaw(engine, found, where, entry);
  eventLaw(engine, found, where, entry);
  const ids = allPieces(engine, state).map(({ id }) => id);
  found.tried("ids are unique", where, new Set(ids).size === ids.length ? undefined : "two pieces have the same id");
  for (const place of engine.rules.places.values()) {
    if (place.seat >= state.seats) continue;
    const list = listAt(state, place);
    if (list.length > place.capacity) found.tried("caps hold", where, `${place.name} holds ${list.length}`);
    const astray = list.find(({ at }) => at !== place.name);
    if (astray !== undefined) found.tried("pieces know where they lie", where, astray);
  }
  found.tried("caps hold", where);
  found.tried("pieces know where they lie", where);
  for (const { expires, id } of state.effects) {
    const late =
      (expires.atTurn !== undefined && expires.atTurn <= state.turn) ||
      (expires.atRound !== undefined && expires.atRound <= state.round) ||
      (expires.atEndOfTurn !== undefined && expires.atEndOfTurn < state.turn) ||
      (expires.withPiece !== undefined && !ids.includes(expires.withPiece));
    // While a prompt is open the engine may be in the middle of ending effects.
    found.tried("expired effects are gone", where, late && state.prompts.length === 0 ? { id, expires } : undefined);
  }
  outLaw(found, where, state);
  const parsed = z.safeParse(schema, state);
  found.tried("state is as declared", where, parsed.success ? undefined : parsed.error.issues[0]);
}

/** Nothing waits for a seat that is out: no turn, no prompt, no effect. */
function outLaw(found: Findings, where: string, { seatsOut, activeSeat, prompts, effects, outcome }: AnyState): void {
  const isOut = (seat: number | undefined): boolean => seat !== undefined && seatsOut?.includes(seat) === true;
  const waits =
    (outcome === null && prompts.length === 0 && isOut(activeSeat)) ||
    prompts.some(({ seat }) => isOut(seat)) ||
    // While a prompt is open the engine may be in the middle of ending effects.
    (prompts.length === 0 && effects.some(({ expires }) => isOut(expires.atNextTurnOfPlayerId)));
  found.tried("nothing waits for a seat that is out", where, waits ? { seatsOut, activeSeat } : undefined);
}

/**
 * A viewer who cannot see a pile imagines its pieces. If pieces wander between two hidden places that are not dealt
 * together, every imagined world leaves them where they are: bots would know them, and the leak laws would see nothing.
 */
function poolLaw(engine: AnyEngine, found: Findings, where: string, { events }: Entry): void {
  const { places } = engine.rules;
  for (const event of events.filter(isMove)) {
    const from = places.get(event.from)!;
    const to = places.get(event.to)!;
    const isApart = from.sight !== "everyone" && to.sight !== "everyone" && from.pool !== to.pool;
    found.tried(
      "hidden places that pieces move between are dealt together",
      where,
      isApart
        ? `pieces move from ${from.name} to ${to.name}, both hidden: give both zones the same pool ({ pool: "cards" })`
        : undefined,
    );
  }
}

/** An event is logged, sent and replayed by what it declares: a field that is missing, foreign or of another type is lost there. */
function eventLaw(engine: AnyEngine, found: Findings, where: string, { events }: Entry): void {
  for (const { type, ...data } of events) {
    const { fields } = engine.rules.events.get(type)!;
    const declared = Object.entries(fields);
    // The engine's own events declare no fields; they are seen by code of their own.
    if (declared.length === 0) continue;
    const foreign = Object.keys(data).find((name) => !Object.hasOwn(fields, name));
    const wrong = declared.find(([name, field]) => !z.safeParse(field.type, data[name]).success);
    found.tried(
      "events are as declared",
      where,
      foreign !== undefined
        ? `${type} carries ${foreign}, which it does not declare`
        : wrong !== undefined
          ? `${type}.${wrong[0]} is ${JSON.stringify(data[wrong[0]]) ?? "missing"}, which its type does not allow`
          : undefined,
    );
  }
}
