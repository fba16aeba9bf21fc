import type { Piece } from "../declare.ts";
import type { AnyEvent } from "../protocol/index.ts";
import type { Rules } from "../rules.ts";
import { type AnyState, EVERYONE, facesSeenBy, listAt, type Place, viewersOf } from "./place.ts";

/**
 * Notes whether rules look at anything that is hidden from some viewer: then what they answer may tell of it, by what happens
 * and by what does not. A step whose rules looked at nothing hidden is the same in every world that anybody holds possible.
 * Rules are shown the state itself, but for hidden values, which note that they were read. All of it is frozen already, because
 * whoever freezes a value walks through it and would read everything.
 */
export class HiddenReads {
  found = false;
  private readonly rules: Rules;
  private readonly shown = new WeakMap<object, object>();

  constructor(rules: Rules, before: AnyState) {
    this.rules = rules;
    // A face in play may listen and answer, and nobody looks at one that does not: that nothing happens tells of it too.
    if (rules.game.passives !== undefined) {
      this.found = rules.inPlay.some(
        (place) => place.seat < before.seats && listAt(before, place).some((piece) => !isOpen(before, place, piece)),
      );
    }
  }
  over(state: AnyState): AnyState {
    const shown: Record<string, unknown> = { ...state };
    for (const [zone, places] of this.rules.placesOf) {
      if (places.every(({ sight }) => sight === "everyone")) continue;
      const lists = (): readonly unknown[] => places.slice(0, state.seats).map((place) => this.pile(state, place));
      this.read(shown, zone, places[0]!.seat < 0 ? () => lists()[0] : () => Object.freeze(lists()));
    }
    for (const [name, { sight, each }] of this.rules.facts) {
      if (sight === "everyone") continue;
      if (each) shown[name] = this.hidden(state[name] as readonly unknown[]);
      else this.note(shown, name, state[name]);
    }
    const isSecret = (definition: string): boolean => this.rules.effects.get(definition)?.isSecret === true;
    if (state.effects.some(({ definition }) => isSecret(definition))) this.note(shown, "effects", state.effects);
    if (state.prompts.some(({ answer }) => answer !== null)) this.note(shown, "prompts", state.prompts);
    if (this.rules.expansions.some(({ slice }) => slice?.couldBe !== undefined))
      this.note(shown, "extensions", state.extensions);
    this.note(shown, "known", state.known);
    this.note(shown, "waiting", state.waiting);
    return Object.freeze(shown) as AnyState;
  }
  /** An effect answers or listens that only some viewers see. */
  meets(seenBy: number): void {
    if (seenBy !== EVERYONE) this.found = true;
  }
  /** One piece that rules have found by its id. */
  piece(state: AnyState, place: Place, piece: Piece): Piece {
    if (isOpen(state, place, piece)) return piece;
    return this.once(piece, () => {
      const { id, at, up, ...rest } = piece;
      const shown: Record<string, unknown> = { id, at, ...(up === undefined ? null : { up }) };
      for (const [key, value] of Object.entries(rest)) this.note(shown, key, value);
      return shown as unknown as Piece;
    });
  }
  /** An event for the rules that listen to it: its faces may be hidden from somebody. */
  event(told: AnyEvent): AnyEvent {
    if (told["face"] === undefined && told["faces"] === undefined) return told;
    return this.once(told, () => {
      const shown: Record<string, unknown> = { ...told };
      for (const key of ["face", "faces"]) if (key in told) this.note(shown, key, told[key]);
      return shown as unknown as AnyEvent;
    });
  }
  private pile(state: AnyState, place: Place): readonly Piece[] {
    const list = listAt(state, place);
    if (place.sight === "everyone") return list;
    return Object.freeze(list.map((piece) => this.piece(state, place, piece)));
  }
  private hidden(values: readonly unknown[]): readonly unknown[] {
    const shown: unknown[] = [];
    for (const [i, value] of values.entries()) this.note(shown, String(i), value);
    return Object.freeze(shown);
  }
  private note(of: object, key: string, value: unknown): void {
    this.read(of, key, () => {
      this.found = true;
      return value;
    });
  }
  private read(of: object, key: string, get: () => unknown): void {
    Object.defineProperty(of, key, { get, enumerable: true, configurable: true });
  }
  private once<T extends object>(of: T, make: () => T): T {
    const before = this.shown.get(of) as T | undefined;
    if (before !== undefined) return before;
    const made = Object.freeze(make());
    this.shown.set(of, made);
    return made;
  }
}
/** True if every viewer knows the face. */
function isOpen(state: AnyState, place: Place, piece: Piece): boolean {
  const all = viewersOf(state.seats);
  return (facesSeenBy(state, place, piece) & all) === all;
}
