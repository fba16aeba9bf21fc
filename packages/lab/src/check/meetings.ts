import type { AnyEngine, AnyState } from "@cardwright/bots";
import type { Action, Piece } from "@cardwright/core";

/** How many actions after a card was used the next one still meets it, where the first one has left the table. */
const NEAR = 12;
export const pairKey = (first: string, second: string): string => JSON.stringify([first, second]);

interface Used {
  readonly face: string;
  readonly step: number;
}
/**
 * Which cards came together in matches as they are played: the second was used while the first lay open on the table, or
 * shortly after it. What an action names is used, and so is what lies open in a place for one and goes elsewhere.
 */
export class Meetings {
  readonly faces = new Set<string>();
  private readonly engine: AnyEngine;
  private readonly met = new Set<string>();
  private readonly cards: ReadonlySet<string>;
  private used: Used[] = [];
  private step = 0;

  constructor(engine: AnyEngine) {
    this.engine = engine;
    const { game, rules } = engine;
    const all = [...(game.cards ?? []), ...rules.expansions.flatMap(({ cards }) => cards ?? [])];
    this.cards = new Set(all.map(({ id }) => id));
  }
  begin(): void {
    this.used = [];
    this.step = 0;
  }
  see(before: AnyState, action: Action, after: AnyState): void {
    this.step++;
    const faces = this.usedBy(before, action, after);
    if (faces.size === 0) return;
    const open = this.openFaces(before);
    for (const face of faces) {
      this.faces.add(face);
      for (const earlier of this.used) {
        if (this.step - earlier.step <= NEAR || open.has(earlier.face)) this.met.add(pairKey(earlier.face, face));
      }
    }
    for (const face of faces) this.used.push({ face, step: this.step });
  }
  /** Whether the second followed upon the first. */
  has(first: string, second: string): boolean {
    return this.met.has(pairKey(first, second));
  }
  namesCard(state: AnyState, { payload, seat }: Action): boolean {
    const texts = textsIn(payload);
    for (const text of texts) if (this.cards.has(text)) return true;
    for (const place of this.engine.rules.places.values()) {
      if (place.seat !== seat || place.sight !== "owner") continue;
      if (piecesAt(state, place).some(({ id }) => texts.has(id))) return true;
    }
    return false;
  }
  private usedBy(before: AnyState, { payload }: Action, after: AnyState): ReadonlySet<string> {
    const faces = new Set<string>();
    const texts = textsIn(payload);
    for (const text of texts) if (this.cards.has(text)) faces.add(text);
    for (const place of this.engine.rules.places.values()) {
      if (place.seat >= before.seats || place.inPlay) continue;
      const isSpot = place.sight === "everyone" && place.capacity === 1;
      if (place.sight !== "owner" && !isSpot) continue;
      for (const piece of piecesAt(before, place)) {
        const left = !piecesAt(after, place).some(({ id }) => id === piece.id);
        if (left && (isSpot || texts.has(piece.id))) faces.add(piece.face);
      }
    }
    return faces;
  }
  private openFaces(state: AnyState): ReadonlySet<string> {
    const faces = new Set<string>();
    for (const place of this.engine.rules.places.values()) {
      if (place.seat >= state.seats || place.sight !== "everyone") continue;
      for (const { face } of piecesAt(state, place)) faces.add(face);
    }
    return faces;
  }
}
function piecesAt(state: AnyState, { key, seat }: { readonly key: string; readonly seat: number }): readonly Piece[] {
  const zone = (state as unknown as Readonly<Record<string, unknown>>)[key];
  return (seat < 0 ? zone : (zone as readonly unknown[])[seat]) as readonly Piece[];
}
function textsIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value === "string") found.add(value);
  else if (typeof value === "object" && value !== null) for (const part of Object.values(value)) textsIn(part, found);
  return found;
}
