import type { Action, Draw } from "@cardwright/core";
import { type Meaning, meaningOf } from "./action-key.ts";
import type { AnyEngine, AnyState } from "./any-game.ts";
import { DREAM_SEED } from "./imagine.ts";
import { completed, type Listing } from "./listing.ts";
import { noteOpinion } from "./merits.ts";
import { unsealed } from "./sealed.ts";
import { type Bandit, TreeNode } from "./tree.ts";
import type { Opinions } from "./value.ts";

/** Opinions of first steps count for at most so many times their usual distance. */
const PRIOR_MOST = 3;
/** The value expected of a step that cannot be judged yet: no gain and no loss. */
export const NO_CHANGE = 0.5;
/** So many answers of a request that is picked step by step are drawn before its first pick. */
const FORETOLD = 32;

/** Fills the bandits of one search with arms. */
export class Arms {
  private readonly engine: AnyEngine;
  /** Undefined where the game has no opinion, or it is not asked. */
  private readonly opinions: Opinions | undefined;
  private readonly sharpness: number;

  constructor(engine: AnyEngine, opinions: Opinions | undefined, sharpness: number) {
    this.engine = engine;
    this.opinions = opinions;
    this.sharpness = sharpness;
  }
  /** Adds what the bandit does not know yet. With an opinion each arm is weighed by its first step. */
  takeIn(bandit: Bandit, state: AnyState, seat: number, { actions, open }: Listing, draw: Draw): void {
    bandit.isListed = true;
    const fresh = this.unknown(bandit, state, actions);
    const begun = this.unknown(bandit, state, open);
    if (this.opinions !== undefined) {
      this.weighed(this.opinions, bandit, state, seat, fresh, begun, draw);
      return;
    }
    // Untried arms are taken in the order of the list, so that it must not be the game's.
    shuffle(fresh, draw);
    for (const meaning of fresh) bandit.add(meaning, 0, 0);
    for (const meaning of begun) bandit.add(meaning, 0, 0, true);
  }
  private unknown(bandit: Bandit, state: AnyState, actions: readonly Action[]): Meaning[] {
    const found = new Map<string, Meaning>();
    for (const action of actions) {
      const meaning = meaningOf(this.engine, state, action);
      if (bandit.find(meaning.key) === undefined && !found.has(meaning.key)) found.set(meaning.key, meaning);
    }
    return [...found.values()];
  }
  private weighed(
    opinions: Opinions,
    bandit: Bandit,
    state: AnyState,
    seat: number,
    fresh: readonly Meaning[],
    begun: readonly Meaning[],
    draw: Draw,
  ): void {
    const { engine } = this;
    const isOnly = fresh.length + begun.length === 1;
    const promises = fresh.map(({ action }) => {
      const next = isOnly ? null : engine.simulate(state, action, DREAM_SEED);
      if (next === null) return NO_CHANGE;
      return opinions.promise(engine, unsealed(engine, next, seat), seat);
    });
    const weights = this.weights([...promises, ...begun.map(() => NO_CHANGE)]);
    for (const [i, meaning] of fresh.entries()) bandit.add(meaning, weights[i]!, promises[i]!);
    for (const [i, meaning] of begun.entries()) {
      const arm = bandit.add(meaning, weights[fresh.length + i]!, NO_CHANGE, true);
      arm.child = new TreeNode(null);
      this.foretell(opinions, arm.child, state, meaning.action, draw);
    }
  }
  /** Of very many answers some are drawn, so that options which look good are picked before others. */
  private foretell(opinions: Opinions, decision: TreeNode, state: AnyState, request: Action, draw: Draw): void {
    const { engine } = this;
    for (let i = 0; i < FORETOLD; i++) {
      const action = completed(engine, state, request, draw);
      const next = action === undefined ? null : engine.simulate(state, action, DREAM_SEED);
      if (action === undefined || next === null) continue;
      const promise = opinions.promise(engine, unsealed(engine, next, action.seat), action.seat);
      noteOpinion(engine, state, decision, action, promise);
    }
  }
  /** The shares of curiosity; they sum to one. */
  private weights(promises: readonly number[]): readonly number[] {
    const mean = average(promises);
    const apart = Math.sqrt(average(promises.map((promise) => (promise - mean) ** 2))) || 1;
    const weights = promises.map((promise) =>
      Math.exp(this.sharpness * Math.max(-PRIOR_MOST, Math.min(PRIOR_MOST, (promise - mean) / apart))),
    );
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return weights.map((weight) => weight / sum);
  }
}
const average = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

function shuffle<T>(list: T[], draw: Draw): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
}
