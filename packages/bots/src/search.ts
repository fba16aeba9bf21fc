import type { Action, Draw } from "@cardwright/core";
import { meaningOf, translated } from "./action-key.ts";
import { type AnyEngine, type AnyState, type Bot, type Budget, nothingToDo } from "./bot.ts";
import { scoreActions, someActions } from "./greedy.ts";
import { DREAM_SEED, imagine, otherChance, quickDraw } from "./imagine.ts";
import { Playouts } from "./playout.ts";
import { SEARCH_SETTINGS, type SearchSettings } from "./settings.ts";
import { type Arm, type Bandit, TreeNode } from "./tree.ts";
import { Opinions } from "./value.ts";

/** Enough: in Minis, where the search is weakest, 200 won no more matches than 60, and took three times as long. */
export const DEFAULT_ITERATIONS = 60;
/** Deepest point of the tree. */
const DEPTH_MAX = 60;
/** An opinion counts for at most so much more than the usual one. */
const PRIOR_MOST = 2;
const DICE = 2 ** 31;

/**
 * Information-set Monte Carlo tree search. Each iteration takes a world that looks the same to the seat, walks down the
 * tree of what could be done, plays on to where positions can be compared, and remembers for every seat how that went
 * for it.
 */
export function searchBot(engine: AnyEngine, settings: Partial<SearchSettings> = {}): Bot {
  const all = { ...SEARCH_SETTINGS, ...settings };
  return {
    name: "search",
    choose({ state, seat, draw, budget }) {
      return new Search(engine, all, state, seat, draw).run(budget ?? {});
    },
  };
}

const mean = (some: readonly number[], others: readonly number[]): readonly number[] =>
  some.map((value, seat) => (value + others[seat]!) / 2);

interface Learning {
  readonly bandit: Bandit;
  readonly arm: Arm;
  readonly seat: number;
}
interface Step {
  readonly arm: Arm;
  readonly state: AnyState;
}
class Search {
  private readonly engine: AnyEngine;
  private readonly settings: SearchSettings;
  private readonly state: AnyState;
  private readonly seat: number;
  private readonly draw: Draw;
  private readonly root = new TreeNode();
  private readonly opinions = new Opinions();
  private readonly worlds: AnyState[] = [];
  private readonly dice: number;
  /** The turn until which the tree goes: lines of play that were judged at different ones could not be compared. */
  private readonly horizon: number;
  private endsSoon = false;
  private readonly playouts: Playouts;

  constructor(engine: AnyEngine, settings: SearchSettings, state: AnyState, seat: number, draw: Draw) {
    this.engine = engine;
    this.settings = settings;
    this.state = state;
    this.seat = seat;
    this.draw = draw;
    this.dice = draw(DICE);
    this.playouts = new Playouts(engine, settings);
    // Without an opinion there is nothing to be judged before the end.
    this.horizon = engine.game.evaluate === undefined ? Number.POSITIVE_INFINITY : state.turn + 1;
  }
  run({ iterations, milliseconds }: Budget): Action {
    const most = iterations ?? (milliseconds === undefined ? DEFAULT_ITERATIONS : Number.POSITIVE_INFINITY);
    const until = milliseconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + milliseconds;
    const bandit = this.root.bandit(this.seat);
    const first = this.takeIn(bandit);
    if (first === undefined) throw nothingToDo(this.engine, this.seat);
    if (bandit.arms.size === 1) return first;
    // Not from the state that was given: what is hidden there must not count.
    const world = this.worldFor(0);
    this.opinions.startFrom(this.engine, world);
    this.endsSoon = Number.isFinite(this.horizon) && this.playouts.endsSoon(world, quickDraw(this.dice));
    for (let i = 0; i < most && (i === 0 || performance.now() < until); i++) {
      const [arm] = bandit.ranked(this.settings.exploration);
      this.iterate(arm!);
    }
    return bandit.best()?.meaning.action ?? first;
  }
  /** What can be done at the root, with the game's own opinion of each first step. */
  private takeIn(bandit: Bandit): Action | undefined {
    const { engine, state, seat, draw } = this;
    const actions = someActions(engine, state, seat, draw);
    const hasOpinion = engine.game.evaluate !== undefined;
    const scores = hasOpinion ? scoreActions(engine, state, seat, actions, draw, 2) : actions.map(() => 0);
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    const apart = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length) || 1;
    if (hasOpinion) bandit.trust = this.settings.trust;
    for (const [i, action] of actions.entries()) {
      const meaning = meaningOf(engine, state, action);
      if (bandit.arms.has(meaning.key)) continue;
      bandit.add(meaning, Math.max(-PRIOR_MOST, Math.min(PRIOR_MOST, (scores[i]! - mean) / apart)));
    }
    return actions[0];
  }
  /** The first time that an action is tried is in the same world for all, and so is every further time: luck is alike. */
  private worldFor(visit: number): AnyState {
    const index = visit % this.settings.worlds;
    this.worlds[index] ??= imagine(this.engine, this.state, this.seat, this.draw);
    return visit === index ? this.worlds[index] : otherChance(this.worlds[index], quickDraw(this.dice + visit));
  }
  private iterate(arm: Arm): void {
    const path: Learning[] = [];
    let node = this.root;
    let state = this.worldFor(arm.visits);
    const draw = quickDraw(this.dice + arm.visits);
    for (let depth = 0; depth < DEPTH_MAX && state.outcome === null && state.turn < this.horizon; depth++) {
      const step = this.descend(node, state, path, draw, depth === 0 ? arm : undefined);
      if (step === null) break;
      ({ state, node } = step);
      if (step.isNew) break;
    }
    const values = this.judged(this.playouts.run(state, this.horizon, draw), draw);
    for (const learnt of path) learnt.bandit.learn(learnt.arm, values[learnt.seat]!);
  }
  /**
   * What each seat makes of a turn that is over: the game's opinion of it, and of what the next seat answers. An opinion
   * errs most near the end, but there the end can be reached: then it counts as much as both opinions.
   */
  private judged(over: AnyState, draw: Draw): readonly number[] {
    const { engine, opinions, playouts } = this;
    const values = opinions.values(engine, over);
    if (over.outcome !== null) return values;
    const answered = playouts.run(over, this.horizon + 1, draw);
    const both = mean(values, opinions.values(engine, answered));
    if (!this.endsSoon || answered.outcome !== null) return both;
    return mean(both, opinions.values(engine, playouts.run(answered, Number.POSITIVE_INFINITY, draw)));
  }
  /** One step down: everyone who has to act now chooses, none knowing what the others chose. */
  private descend(
    node: TreeNode,
    state: AnyState,
    path: Learning[],
    draw: Draw,
    arm: Arm | undefined,
  ): { readonly state: AnyState; readonly node: TreeNode; readonly isNew: boolean } | null {
    const actors = this.engine.actors(state);
    // A seat may be asked while it is not its turn to act; then it alone decides at the root.
    const deciding = arm !== undefined && !actors.includes(this.seat) ? [this.seat] : actors;
    let next = state;
    let name = "";
    let isNew = false;
    for (const seat of deciding) {
      // After another's answer the question may be gone.
      if (next !== state && !this.engine.actors(next).includes(seat)) continue;
      const bandit = node.bandit(seat);
      bandit.visits++;
      const step =
        arm !== undefined && seat === this.seat
          ? this.tryArm(arm, next)
          : (this.widen(bandit, next, seat, draw) ??
            this.follow(bandit, next) ??
            this.improvise(bandit, next, seat, draw));
      if (step === undefined) return null;
      path.push({ bandit, arm: step.arm, seat });
      name += `${seat}${step.arm.meaning.key};`;
      isNew ||= step.arm.visits === 0;
      next = step.state;
      if (next.outcome !== null) break;
    }
    return next === state ? null : { state: next, node: node.child(name), isNew };
  }
  /** Takes in the best-looking action that is not known here, while the tree may widen. */
  private widen(bandit: Bandit, state: AnyState, seat: number, draw: Draw): Step | undefined {
    if (bandit.arms.size >= Math.max(1, this.settings.widening * Math.sqrt(bandit.visits))) return undefined;
    const { engine, playouts } = this;
    const actions = playouts.actions(state, seat, draw);
    const unknown =
      bandit.arms.size === 0
        ? actions
        : actions.filter((action) => !bandit.arms.has(meaningOf(engine, state, action).key));
    const good = playouts.best(state, seat, unknown);
    return good === undefined
      ? undefined
      : { arm: bandit.add(meaningOf(engine, state, good.action)), state: good.next };
  }
  /** Where nothing that is known here is legal in this world. */
  private improvise(bandit: Bandit, state: AnyState, seat: number, draw: Draw): Step | undefined {
    const good = this.playouts.goodAction(state, seat, draw);
    if (good === undefined) return undefined;
    const meaning = meaningOf(this.engine, state, good.action);
    return { arm: bandit.arms.get(meaning.key) ?? bandit.add(meaning), state: good.next };
  }
  /** The most promising action that is legal in this world. */
  private follow(bandit: Bandit, state: AnyState): Step | undefined {
    for (const arm of bandit.ranked(this.settings.exploration)) {
      const step = this.tryArm(arm, state);
      if (step !== undefined) return step;
    }
    return undefined;
  }
  private tryArm(arm: Arm, state: AnyState): Step | undefined {
    const action = translated(state, arm.meaning);
    const next = action === undefined ? null : this.engine.simulate(state, action, DREAM_SEED);
    return next === null ? undefined : { arm, state: next };
  }
}
