import type { AnyState } from "@cardwright/bots";
import type { Action } from "@cardwright/core";
import type { Entry } from "@cardwright/core/host";
import type { Faces, Uses } from "./uses.ts";

/** How many actions after a card was used the next one still meets it, where the first one has left the table. */
const NEAR = 20;
export const pairKey = (first: string, second: string): string => `${first}\n${second}`;

/** Which of the two was only moved, not used: neither, the first, the second, both. */
const WAYS = [0, 1, 2, 3] as const;

interface Seen {
  readonly face: string;
  readonly pieces: ReadonlySet<string>;
  readonly step: number;
  readonly isMove: boolean;
}
/** What has been used in a match so far. */
export interface History {
  readonly seen: readonly Seen[];
  readonly step: number;
}
export const NOTHING_YET: History = { seen: [], step: 0 };
/**
 * Which cards came together in matches as they are played: the second was used while the first lay open on the table
 * after its use, or shortly after it. For a card that no rule ever names, being moved on the table is all the use there is.
 */
export class Meetings {
  readonly uses: Uses;
  /** Everything that was used or moved at some time. */
  readonly faces = new Set<string>();
  private readonly used = new Set<string>();
  private readonly met = WAYS.map(() => new Set<string>());
  /** How many meetings there have been. */
  size = 0;

  constructor(uses: Uses) {
    this.uses = uses;
  }
  /** One more step of a match; what it used, and what has been used with it. */
  see(history: History, before: AnyState, action: Action, entry: Entry): History & { readonly used: Faces } {
    const { used, moved } = this.uses.of(before, action, entry);
    const step = history.step + 1;
    if (used.size === 0 && moved.size === 0) return { seen: history.seen, step, used };
    const near = this.nearAt(history, before);
    const once = this.add(history.seen, near, step, used, false);
    return { seen: this.add(once, near, step, moved, true), step, used };
  }
  private add(seen: readonly Seen[], near: readonly Seen[], step: number, faces: Faces, isMove: boolean) {
    for (const [face, pieces] of faces) {
      this.faces.add(face);
      if (!isMove) this.used.add(face);
      for (const earlier of near) {
        if (earlier.face === face && [...pieces].every((id) => earlier.pieces.has(id))) continue;
        const met = this.met[(earlier.isMove ? 1 : 0) + (isMove ? 2 : 0)]!;
        const key = pairKey(earlier.face, face);
        if (met.has(key)) continue;
        if (!this.has(earlier.face, face)) this.size++;
        met.add(key);
      }
    }
    const others = seen.filter((one) => one.isMove !== isMove || !faces.has(one.face));
    return [...others, ...[...faces].map(([face, pieces]) => ({ face, pieces, step, isMove }))];
  }
  /** Two cards that were used in turn on a table dealt by hand. */
  bring(first: string, second: string): void {
    this.met[0]!.add(pairKey(first, second));
  }
  /** Whether the second followed upon the first. */
  has(first: string, second: string): boolean {
    const key = pairKey(first, second);
    return WAYS.some(
      (way) =>
        this.met[way]!.has(key) && (way % 2 === 0 || !this.used.has(first)) && (way < 2 || !this.used.has(second)),
    );
  }
  both(first: string, second: string): boolean {
    return this.has(first, second) && this.has(second, first);
  }
  /** The faces that a card used now would meet. */
  near(history: History, state: AnyState): readonly string[] {
    return this.nearAt(history, state).map(({ face }) => face);
  }
  private nearAt(history: History, state: AnyState): readonly Seen[] {
    const open = this.uses.presentFaces(state);
    return history.seen.filter(({ step, face }) => history.step + 1 - step <= NEAR || open.has(face));
  }
}
