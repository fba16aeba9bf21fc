/**
 * A budget for the whole turn. The first decisions get the most, because they shape the turn and the later ones draw on
 * what was thought for them; the rest is never quite used up, however many decisions a turn has.
 */
export class Patience {
  private readonly turnMilliseconds: number;
  private turn = -1;
  private left = 0;

  constructor(turnMilliseconds: number) {
    this.turnMilliseconds = turnMilliseconds;
  }
  /** How long the next decision of this turn may take. */
  allowed(turn: number): number {
    if (turn !== this.turn) [this.turn, this.left] = [turn, this.turnMilliseconds];
    return Math.max(LEAST, Math.floor(this.left * SHARE));
  }
  spent(milliseconds: number): void {
    this.left = Math.max(0, this.left - milliseconds);
  }
}
const SHARE = 0.4;
/** Below this a search is no search. */
const LEAST = 40;
