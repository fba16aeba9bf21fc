/**
 * A view or a list of actions is many times longer than the question. The first time at a position it is always answered;
 * to have the same again a connection pays with the bytes that it has sent, so that nobody turns a few into a flood.
 */
const BYTES_BACK = 10;
/** Savings are capped, so that what was sent in an hour of play is not spent in a second. */
const SAVED_MAX = 65_536;
/** Different questions at one position that are answered for nothing. */
const QUESTIONS_MAX = 64;

export class Repeats {
  private saved = 0;
  private position = -1;
  private readonly asked = new Set<string>();

  received(bytes: number): void {
    this.saved = Math.min(SAVED_MAX, this.saved + bytes * BYTES_BACK);
  }
  /** An answer's size is known only once it is sent, so savings may go below zero; while they are, repeats are refused. */
  answer(question: string, position: number, send: () => number): boolean {
    if (position !== this.position) this.asked.clear();
    this.position = position;
    const isNew = !this.asked.has(question) && this.asked.size < QUESTIONS_MAX;
    if (isNew) this.asked.add(question);
    else if (this.saved <= 0) return false;
    const bytes = send();
    if (!isNew) this.saved -= bytes;
    return true;
  }
}
