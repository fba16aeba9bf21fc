import type { Action, Result, Snapshot } from "../protocol/index.ts";
import type { Chooser } from "../random.ts";

/** Chance that somebody gives, in scenes, what-ifs and searches. It comes through the same stream as all chance. */

/** Most outcomes of one action that are gone through. */
const OUTCOMES_MAX = 10_000;

const listed = (wanted: readonly number[]): string => JSON.stringify(wanted.slice(0, 20));

/**
 * A list of outcomes, in the order in which they are drawn: a die shows 1 to its sides, other draws are 0 to one below their
 * bound. Where the list ends, the stream of the match goes on.
 */
export function givenChance(wanted: readonly number[]): { readonly choose: Chooser; finish(): void } {
  if (!Array.isArray(wanted))
    throw new GivenChanceError(`chance is given as a list of numbers, and not ${String(wanted)}`);
  let used = 0;
  return {
    choose(bound, least) {
      if (used >= wanted.length) return null;
      const value = wanted[used]!;
      if (!Number.isInteger(value) || value < least || value >= least + bound) {
        const range = `${least} to ${least + bound - 1}`;
        throw new GivenChanceError(`draw ${used + 1} is ${range}, and ${listed(wanted)} gives ${String(value)}`);
      }
      used++;
      return value;
    },
    finish() {
      if (used < wanted.length) {
        throw new GivenChanceError(`only ${used} draws were made, and ${listed(wanted)} gives ${wanted.length}`);
      }
    },
  };
}
/** Given chance that does not fit what is drawn: a mistake of whoever gives it, not of the rules. */
class GivenChanceError extends Error {
  override readonly name = "GivenChanceError";
}

/** Goes through all that could come out, one way at a time, and knows how likely each is. */
class AllChance {
  chance: number[] = [];
  weight = 1;
  private readonly branches: { readonly bound: number; taken: number }[] = [];
  readonly choose: Chooser = (bound, least) => {
    const depth = this.chance.length;
    const branch = this.branches[depth] ?? { bound, taken: 0 };
    this.branches[depth] = branch;
    this.weight /= bound;
    this.chance.push(least + branch.taken);
    return least + branch.taken;
  };
  /** Makes ready for the next way; false when all were taken. */
  next(): boolean {
    for (let last = this.branches.at(-1); last !== undefined; last = this.branches.at(-1)) {
      if (++last.taken < last.bound) break;
      this.branches.pop();
    }
    this.chance = [];
    this.weight = 1;
    return this.branches.length > 0;
  }
}
/** One thing that could come of an action: the draws that lead to it, and how likely they are. */
export interface PossibleOutcome<S> {
  readonly chance: readonly number[];
  readonly weight: number;
  readonly result: Result<S> & { readonly ok: true };
}
/** An engine, as far as it is needed here. */
interface Playing<S> {
  applyChosen(snapshot: Snapshot<S>, action: Action, choose: Chooser): Result<S> & { readonly defect?: unknown };
}
/** Plays with the first draws given. Chance that does not fit what is drawn throws, whatever the rules made of it. */
export function applyGiven<S>(
  engine: Playing<S>,
  snapshot: Snapshot<S>,
  action: Action,
  wanted: readonly number[],
): Result<S> & { readonly defect?: unknown } {
  const chance = givenChance(wanted);
  const result = engine.applyChosen(snapshot, action, chance.choose);
  if (!result.ok && result.defect instanceof GivenChanceError) throw result.defect;
  if (result.ok) chance.finish();
  return result;
}
/** Everything that could come of an action, each with how likely it is; an action without chance has one outcome. */
export function outcomes<S>(engine: Playing<S>, snapshot: Snapshot<S>, action: Action): readonly PossibleOutcome<S>[] {
  const all = new AllChance();
  const found: PossibleOutcome<S>[] = [];
  const { type } = action;
  do {
    const result = engine.applyChosen(snapshot, action, all.choose);
    if (!result.ok) throw new Error(`${type} was refused: ${result.error.code}, ${result.error.message}`);
    found.push({ chance: all.chance, weight: all.weight, result });
    if (found.length > OUTCOMES_MAX) {
      throw new RangeError(`${type} has more than ${OUTCOMES_MAX} outcomes; give the first draws with applyGiven`);
    }
  } while (all.next());
  return found;
}
