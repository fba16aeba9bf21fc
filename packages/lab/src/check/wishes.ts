import type { Meetings } from "./meetings.ts";

/** Which card should still follow upon which in the matches of one set-up. */
export class Wishes {
  private readonly meetings: Meetings;
  /** What has not followed upon a card yet. */
  private readonly after = new Map<string, ReadonlySet<string>>();
  /** How many meetings of a card are missing. */
  private readonly counts = new Map<string, number>();
  private most = 0;

  constructor(meetings: Meetings, cards: readonly string[], canMeet: (first: string, second: string) => boolean) {
    this.meetings = meetings;
    for (const first of cards) {
      const seconds = cards.filter((second) => canMeet(first, second));
      this.after.set(first, new Set(seconds));
    }
    this.renew();
  }
  wants(first: string, second: string): boolean {
    return this.after.get(first)?.has(second) === true && !this.meetings.has(first, second);
  }
  needs(card: string): number {
    return this.counts.get(card) ?? 0;
  }
  /** The same for those that miss most, and nothing for the others. */
  dearth(card: string): number {
    const needs = this.needs(card);
    return needs > this.most / 2 ? needs : 0;
  }
  /** Forgets what has come true. */
  renew(): void {
    this.counts.clear();
    const count = (card: string): unknown => this.counts.set(card, this.needs(card) + 1);
    for (const [first, seconds] of this.after) {
      const left = [...seconds].filter((second) => !this.meetings.has(first, second));
      if (left.length === 0) this.after.delete(first);
      else this.after.set(first, new Set(left));
      for (const second of left) {
        count(first);
        count(second);
      }
    }
    this.most = Math.max(0, ...this.counts.values());
  }
}
