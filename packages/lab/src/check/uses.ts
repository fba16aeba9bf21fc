import type { AnyEngine, AnyState } from "@cardwright/bots";
import type { Action, Piece } from "@cardwright/core";
import { deckKeys } from "@cardwright/core/expansion";
import { type Entry, SPECTATOR } from "@cardwright/core/host";
import { deckIn } from "./measures.ts";

/** Faces, each with the pieces that have it: two of a kind are two only if they are two pieces. */
export type Faces = ReadonlyMap<string, ReadonlySet<string>>;
/** What one step did with cards. */
export interface StepUses {
  /** Named by whoever acted, told of by an event of the game, or the source of an effect that began. */
  readonly used: Faces;
  /** Moved before everyone's eyes and nothing else: all that can be seen of what no rule ever names. */
  readonly moved: Faces;
}
class FoundFaces extends Map<string, Set<string>> {
  note(face: string, id: string): void {
    const ids = this.get(face) ?? new Set<string>();
    this.set(face, ids.add(id));
  }
}
interface Lying {
  readonly face: string;
  readonly isOpen: boolean;
  /** In somebody's hand. */
  readonly isHeld: boolean;
}
/** Core names the actions and events of measures for every game that has them. */
const TAKES_MEASURE = /^exp\.(.+)\.measure\.take$/;
/** A measure that is taken or put away has done nothing yet. */
const WITHOUT_EFFECT = /\.measure(\.take|\.discard|Taken|Discarded)$/;

/** Tells which cards a step used. A card is a piece by its id, or a name where the game has no piece for it. */
export class Uses {
  /** What the game calls its cards; where it names none, every piece is one. */
  readonly cards: ReadonlySet<string>;
  /** What came into a match only while it was played. */
  readonly created = new Set<string>();
  private readonly engine: AnyEngine;
  private readonly ownEvents: ReadonlySet<string>;
  private readonly sights: ReadonlyMap<string, string>;
  /** Measures are taken, filled up and put away there, and do nothing by it. */
  private readonly deckZones: ReadonlySet<string>;
  private readonly known = new WeakMap<AnyState, ReadonlyMap<string, Lying>>();

  constructor(engine: AnyEngine) {
    this.engine = engine;
    const { game, rules } = engine;
    const cards = [...(game.cards ?? []), ...rules.expansions.flatMap((expansion) => expansion.cards ?? [])];
    this.cards = new Set(cards.map(({ id }) => id));
    const events = [...(game.events ?? []), ...rules.expansions.flatMap((expansion) => expansion.events ?? [])];
    this.ownEvents = new Set(events.map(({ type }) => type));
    this.deckZones = deckKeys(rules.expansions);
    this.sights = new Map([...rules.places.values()].map(({ name, sight }) => [name, sight]));
  }
  isCard(face: string): boolean {
    return this.cards.size === 0 || this.cards.has(face);
  }
  /** Whether an action gets or loses cards and does nothing else with them. */
  isIdle(action: Action): boolean {
    return WITHOUT_EFFECT.test(action.type);
  }
  /** Whether it gets cards for later. */
  isTaking(action: Action): boolean {
    return TAKES_MEASURE.test(action.type);
  }
  /** The cards that an action names, or the question that it answers; whatever it does with them. */
  named(state: AnyState, { type, payload }: Action): ReadonlySet<string> {
    const faces = new Set<string>();
    const taken = takenMeasure(state, type, payload);
    if (taken !== undefined) faces.add(taken);
    const asked = state.prompts.find(({ id }) => id === payload?.["prompt_id"])?.memo;
    for (const text of textsIn([payload, asked])) {
      const face = this.faceOf(text, this.lying(state));
      if (face !== undefined) faces.add(face);
    }
    return faces;
  }
  /** What is in force, and what lies open and in no pile: of a pile nobody asks what it was made of. */
  presentFaces(state: AnyState): ReadonlySet<string> {
    const faces = new Set<string>();
    const lying = this.lying(state);
    for (const { face, isOpen } of lying.values()) if (isOpen) faces.add(face);
    for (const { source } of state.effects) {
      const face = source.ref === undefined ? undefined : this.faceOf(source.ref, lying);
      if (face !== undefined) faces.add(face);
    }
    return faces;
  }
  of(before: AnyState, action: Action, entry: Entry): StepUses {
    const { rules } = this.engine;
    const used = new FoundFaces();
    const moved = new FoundFaces();
    const lying = this.lying(before);
    const names = textsIn(action.payload);
    const arrived = new Map<string, string>();
    const lost = new Set<string>();
    const faces = new Map<string, string>();
    const later = new Map<string, string>();
    for (const event of entry.events) {
      if (event.type === "PIECES_CREATED")
        for (const face of event["faces"] as readonly string[]) this.created.add(face);
      if (event.type !== "PIECE_MOVED") continue;
      const [piece, as] = [String(event["piece"]), String(event["as"])];
      arrived.set(piece, String(event["to"]));
      if (as !== piece) later.set(piece, as);
      faces.set(as, String(event["face"]));
      // What a hand loses without being named was not used.
      if (!names.has(piece) && (lying.get(piece)?.isHeld ?? false)) lost.add(as).add(piece);
    }
    const idNow = (id: string): string => {
      const as = later.get(id);
      return as === undefined ? id : idNow(as);
    };
    if (!this.isIdle(action)) {
      for (const name of names) {
        const piece = lying.get(name);
        const to = this.sights.get(arrived.get(name) ?? "");
        if (piece === undefined ? this.cards.has(name) : piece.isOpen || to === "everyone" || to === "backs")
          used.note(piece?.face ?? name, idNow(name));
      }
    }
    const faceOf = (text: string): string | undefined =>
      lost.has(text) ? undefined : (faces.get(text) ?? this.faceOf(text, lying));
    for (const event of this.engine.seeEvents(entry.events, SPECTATOR)) {
      const isMove = event.type === "PIECE_MOVED";
      if (isMove && this.deckZones.has(rules.places.get(String(event["to"]))!.key)) continue;
      if (!isMove && (!this.ownEvents.has(event.type) || WITHOUT_EFFECT.test(event.type))) continue;
      for (const text of textsIn(isMove ? event["as"] : event)) {
        const face = faceOf(text);
        if (face !== undefined) (isMove ? moved : used).note(face, idNow(text));
      }
    }
    for (const event of entry.events) {
      if (event.type !== "EFFECT_STARTED") continue;
      const { source } = event["effect"] as { readonly source?: { readonly ref?: string } };
      const face = source?.ref === undefined ? undefined : faceOf(source.ref);
      if (face !== undefined && source?.ref !== undefined) used.note(face, idNow(source.ref));
    }
    return { used, moved };
  }
  private faceOf(text: string, lying: ReadonlyMap<string, Lying>): string | undefined {
    const face = lying.get(text)?.face ?? text;
    return this.cards.has(face) || (this.cards.size === 0 && lying.has(text)) ? face : undefined;
  }
  private lying(state: AnyState): ReadonlyMap<string, Lying> {
    const known = this.known.get(state);
    if (known !== undefined) return known;
    const { rules } = this.engine;
    const { zones } = rules.declares;
    const record = state as unknown as Readonly<Record<string, unknown>>;
    const found = new Map<string, Lying>();
    for (const { key, seat, sight } of rules.places.values()) {
      if (seat >= state.seats) continue;
      const list = (seat < 0 ? record[key] : (record[key] as readonly unknown[])[seat]) as readonly Piece[];
      const isOpen = sight === "everyone" && zones[key]?.options.order !== "stack" && !this.deckZones.has(key);
      for (const { id, face } of list) found.set(id, { face, isOpen, isHeld: sight === "owner" });
    }
    this.known.set(state, found);
    return found;
  }
}
/** Measures are taken from their row by number. */
function takenMeasure(state: AnyState, type: string, payload: Action["payload"]): string | undefined {
  const expansion = TAKES_MEASURE.exec(type)?.[1];
  return (expansion === undefined ? undefined : deckIn(state, expansion))?.row[Number(payload?.["index"])]?.face;
}
function textsIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value === "string") found.add(value);
  else if (typeof value === "object" && value !== null) for (const part of Object.values(value)) textsIn(part, found);
  return found;
}
