import { z } from "zod";
import * as mini from "zod/mini";
import type { Fields, Piece, Schema, Shape } from "./declare.ts";
import { type AnyState, listAt } from "./engine/place.ts";
import { fieldType } from "./field-type.ts";
import { optionsSchema } from "./options-schema.ts";
import { engineStateSchema } from "./protocol/schema.ts";
import type { Rulebook } from "./rulebook.ts";
import { seatsLeast, seatsMost } from "./world.ts";

/** The schema of everything that a match of one game holds: the engine's fields, the game's zones and facts, and what holds between them. */

export function stateSchema({ rules }: { readonly rules: Rulebook }): z.ZodType {
  const { declares } = rules;
  const shape: Record<string, Schema> = { ...engineStateSchema.shape, ...fieldsOfWorld(rules) };
  for (const [name, { each, options }] of Object.entries(declares.zones)) {
    const pile = z.array(pieceSchema(options.marks)).max(options.capacity ?? Number.MAX_SAFE_INTEGER);
    shape[name] = each ? z.array(pile) : pile;
  }
  for (const [name, { each, options, start }] of rules.facts) {
    const type = options.type ?? typeOf(start);
    shape[name] = each ? z.array(type) : type;
  }
  return z.strictObject(shape).superRefine((state, context) => {
    for (const [path, message] of contradictions(rules, state as AnyState)) {
      context.addIssue({ code: "custom", path: [...path], message });
    }
  });
}
const pieceSchema = (marks: Shape | undefined): z.ZodType =>
  z.strictObject({ id: z.string(), face: z.string(), at: z.string(), up: z.literal(true).optional(), ...marks });

/** No option that nobody declared, in either zod. */
function strictly(options: Schema): Schema {
  if (options instanceof z.ZodObject) return options.strict();
  if (!(options instanceof mini.ZodMiniObject)) return options;
  return mini.catchall(options, mini.never());
}
/** The engine's fields that a world narrows. */
function fieldsOfWorld({ declares, expansions }: Rulebook): Record<string, Schema> {
  const { phases } = declares;
  const options = optionsSchema(declares);
  return {
    seats: z.int().min(seatsLeast(declares)).max(seatsMost(declares)),
    options: strictly(options),
    phase: z.literal([...phases]),
    extensions: z.strictObject(Object.fromEntries(expansions.map(({ id, slice }) => [id, slice?.type ?? z.json()]))),
  };
}
function typeOf(start: unknown): z.ZodType {
  if (typeof start === "number") return z.number();
  if (typeof start === "boolean") return z.boolean();
  if (typeof start === "string") return z.string();
  return z.json();
}

type Contradiction = readonly [path: readonly (string | number)[], message: string];
/** Parts of a state that are well formed each, and cannot be true together. */
function contradictions(rules: Rulebook, state: AnyState): readonly Contradiction[] {
  const found: Contradiction[] = [];
  const tell = (isTrue: boolean, path: Contradiction[0], message: string): void => {
    if (!isTrue) found.push([path, message]);
  };
  seatParts(rules, state, tell);
  const pieces = pieceParts(rules, state, tell);
  knownParts(state, pieces, tell);
  nameParts(rules, state, tell);
  return found;
}
/** Knowledge is of pieces that are there; of mixed ones it is by viewer, and there are as many as faces at least. */
function knownParts({ known, seats }: AnyState, pieces: ReadonlySet<string>, tell: Tell): void {
  if (known === null) return;
  const missing = "somebody knows a piece that is not there";
  for (const id in known.pieces) tell(pieces.has(id), ["known", "pieces", id], missing);
  tell([0, seats + 1].includes(known.mixed.length), ["known", "mixed"], "is by viewer");
  for (const [i, { faces, among }] of known.mixed.flat().entries()) {
    const isWhole = among.every((id) => pieces.has(id)) && faces.length <= among.length;
    tell(isWhole, ["known", "mixed", i], missing);
  }
}
type Tell = (isTrue: boolean, path: Contradiction[0], message: string) => void;
/** Whatever is counted by seat has a value for each seat of the match, and whatever names a seat names one of them. */
function seatParts({ declares }: Rulebook, state: AnyState, tell: Tell): void {
  const { seats, outcome } = state;
  for (const list of [declares.zones, declares.facts]) {
    for (const [name, { each }] of Object.entries(list)) {
      const isWhole = !each || (state[name] as readonly unknown[]).length === seats;
      tell(isWhole, [name], `is by seat, and there are ${seats}`);
    }
  }
  const isSeat = (seat: number): boolean => seat < seats;
  const noSeat = "there is no such seat";
  tell(isSeat(state.activeSeat), ["activeSeat"], noSeat);
  tell(isSeat(state.roundStartPlayerIndex), ["roundStartPlayerIndex"], noSeat);
  for (const [i, { seat }] of state.prompts.entries()) tell(isSeat(seat), ["prompts", i, "seat"], noSeat);
  for (const [i, { owner }] of state.effects.entries()) tell(isSeat(owner), ["effects", i, "owner"], noSeat);
  tell([seats, seats + 1].includes(state.nextSecret.length), ["nextSecret"], "is by seat, with one more for nobody");
  if (outcome === null) return;
  tell(outcome.winners.every(isSeat), ["outcome", "winners"], noSeat);
  for (const name of ["scores", "places"] as const) {
    tell((outcome[name] ?? []).length % seats === 0, ["outcome", name], "is by seat");
  }
}
/** Pieces lie where they say, each with a name of its own, lower than the next number. */
function pieceParts({ places }: Rulebook, state: AnyState, tell: Tell): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const place of places.values()) {
    if (place.seat >= state.seats) continue;
    const path = place.seat < 0 ? [place.key] : [place.key, place.seat];
    (listAt(state, place) as readonly Piece[] | undefined)?.forEach(({ id, at }, i) => {
      tell(at === place.name, [...path, i, "at"], `lies in ${place.name}`);
      tell(!ids.has(id), [...path, i, "id"], "another piece has this name");
      tell(Number(id.slice(1)) < state.nextPiece, [...path, i, "id"], "is no piece of this match");
      ids.add(id);
    });
  }
  return ids;
}
/** Effects, prompts and events are those that the rules define, with the fields that they declare. */
function nameParts({ effects, prompts, events }: Rulebook, state: AnyState, tell: Tell): void {
  state.effects.forEach(({ definition }, i) => {
    tell(effects.has(definition), ["effects", i, "definition"], "the rules define no such effect");
  });
  state.prompts.forEach(({ type, memo }, i) => {
    const spec = prompts.get(type);
    tell(spec !== undefined, ["prompts", i, "type"], "the rules define no such prompt");
    if (spec !== undefined) fieldParts(spec.memo, memo, ["prompts", i, "memo"], tell);
  });
  state.waiting.forEach(({ event }, i) => {
    tell(events.has(event.type), ["waiting", i, "event", "type"], "the rules define no such event");
  });
}
function fieldParts(fields: Fields, data: Readonly<Record<string, unknown>>, path: Contradiction[0], tell: Tell): void {
  for (const name of Object.keys(data)) tell(Object.hasOwn(fields, name), [...path, name], "is not declared");
  for (const [name, field] of Object.entries(fields)) {
    tell(z.safeParse(fieldType(field), data[name]).success, [...path, name], "is not what its type allows");
  }
}
