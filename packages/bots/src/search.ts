import type { Action, Draw } from "@cardwright/core";
import { type Meaning, meaningOf, translated } from "./action-key.ts";
import { type AnyEngine, type AnyState, type Bot, type Budget, nothingToDo } from "./bot.ts";
import { looksTo, scoreActions, someActions } from "./greedy.ts";
import { DREAM_SEED, imagine, otherChance } from "./imagine.ts";
import { type Arm, type Bandit, shuffled, TreeNode } from "./tree.ts";
import { Opinions } from "./value.ts";

export interface SearchSettings {
  /** How much the search tries what looks worse, in units of how far values lie apart. */
  readonly exploration: number;
  /** How fast a point of the tree takes in more of its actions: this many times the root of its visits. */
  readonly widening: number;
  /** From a leaf play goes on until so many turns have passed, or so many actions, and then the game's opinion is asked. */
  readonly rolloutTurns: number;
  readonly rolloutDepth: number;
  /** Of so many actions at random the one that looks best to its seat is played; 1 is play at random. */
  readonly candidates: number;
  /** How many visits the game's opinion of the first step is worth at the root. */
  readonly trust: number;
  /** How many searches are made in one imagined world before the next is dealt. */
  readonly perWorld: number;
}
export const SEARCH_SETTINGS: SearchSettings = {
  exploration: 0.4,
  widening: 2,
  rolloutTurns: 2,
  rolloutDepth: 16,
  candidates: 6,
  trust: 8,
  perWorld: 2,
};
export const DEFAULT_ITERATIONS = 400;
/** Deepest point of the tree. */
const DEPTH_MAX = 60;
/** Most actions of a playout without an opinion. */
const PLAYOUT_MAX = 2_000;
/** An opinion counts for at most so much more than the usual one. */
const PRIOR_MOST = 2;

/**
 * Information-set Monte Carlo tree search. Each iteration deals a world that looks the same to the seat, walks down the
 * tree of what could be done, plays on at random, and remembers for every seat how that went for it.
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

interface Untried {
  readonly meaning: Meaning;
  readonly prior: number;
}
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
  /** What can be done at the root, best first, as long as the tree has not taken it in. */
  private untried: Untried[] = [];

  constructor(engine: AnyEngine, settings: SearchSettings, state: AnyState, seat: number, draw: Draw) {
    this.engine = engine;
    this.settings = settings;
    this.state = state;
    this.seat = seat;
    this.draw = draw;
  }
  run({ iterations, milliseconds }: Budget): Action {
    const most = iterations ?? (milliseconds === undefined ? DEFAULT_ITERATIONS : Number.POSITIVE_INFINITY);
    const until = milliseconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + milliseconds;
    const actions = this.ordered();
    const [first] = actions;
    if (first === undefined) throw nothingToDo(this.engine, this.seat);
    const named = new Map<string, Untried>();
    for (const { action, prior } of actions) {
      const meaning = meaningOf(this.engine, this.state, action);
      if (!named.has(meaning.key)) named.set(meaning.key, { meaning, prior });
    }
    if (named.size === 1) return first.action;
    this.untried = [...named.values()].reverse();
    if (this.engine.game.evaluate !== undefined) this.root.bandit(this.seat).trust = this.settings.trust;
    let world = this.state;
    for (let i = 0; i < most && (i === 0 || performance.now() < until); i++) {
      if (i % this.settings.perWorld === 0) world = imagine(this.engine, this.state, this.seat, this.draw);
      else world = otherChance(world, this.draw);
      this.iterate(world);
    }
    return this.root.bandit(this.seat).best()?.meaning.action ?? first.action;
  }
  /** What can be done, best first in the game's own opinion: with few iterations the tree only gets to the first ones. */
  private ordered(): readonly { readonly action: Action; readonly prior: number }[] {
    const { engine, state, seat, draw } = this;
    const actions = shuffled(someActions(engine, state, seat, draw), draw);
    if (engine.game.evaluate === undefined || actions.length < 2)
      return actions.map((action) => ({ action, prior: 0 }));
    const scores = scoreActions(engine, state, seat, actions, draw, 2);
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    const apart = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length) || 1;
    return actions
      .map((action, i) => ({ action, prior: Math.max(-PRIOR_MOST, Math.min(PRIOR_MOST, (scores[i]! - mean) / apart)) }))
      .sort((a, b) => b.prior - a.prior);
  }
  private iterate(world: AnyState): void {
    const path: Learning[] = [];
    let node = this.root;
    let state = world;
    for (let depth = 0; depth < DEPTH_MAX && state.outcome === null; depth++) {
      const step = this.descend(node, state, path);
      if (step === null) break;
      ({ state, node } = step);
      if (step.isNew) break;
    }
    const values = this.playout(state);
    for (const { bandit, arm, seat } of path) bandit.learn(arm, values[seat]!);
  }
  /** One step down: everyone who has to act now chooses, none knowing what the others chose. */
  private descend(
    node: TreeNode,
    state: AnyState,
    path: Learning[],
  ): { readonly state: AnyState; readonly node: TreeNode; readonly isNew: boolean } | null {
    const actors = this.engine.actors(state);
    // A seat may be asked while it is not its turn to act; then it alone decides at the root.
    const deciding = node === this.root && !actors.includes(this.seat) ? [this.seat] : actors;
    let next = state;
    let name = "";
    let isNew = false;
    for (const seat of deciding) {
      // After another's answer the question may be gone.
      if (next !== state && !this.engine.actors(next).includes(seat)) continue;
      const bandit = node.bandit(seat);
      bandit.visits++;
      const step =
        this.widen(node, bandit, next, seat) ?? this.follow(bandit, next) ?? this.widen(node, bandit, next, seat, true);
      if (step === null || step === undefined) return null;
      path.push({ bandit, arm: step.arm, seat });
      name += `${seat}${step.arm.meaning.key};`;
      isNew ||= step.arm.visits === 0;
      next = step.state;
      if (next.outcome !== null) break;
    }
    return next === state ? null : { state: next, node: node.child(name), isNew };
  }
  /** Takes in one more action, while the tree may widen here. */
  private widen(node: TreeNode, bandit: Bandit, state: AnyState, seat: number, must = false): Step | undefined {
    if (!must && bandit.arms.size >= Math.max(1, this.settings.widening * Math.sqrt(bandit.visits))) return undefined;
    if (node === this.root && seat === this.seat) {
      const next = this.untried.pop();
      return next === undefined ? undefined : this.tryArm(bandit.add(next.meaning, next.prior), state);
    }
    const action = this.goodAction(state, seat)?.action;
    if (action === undefined) return undefined;
    const meaning = meaningOf(this.engine, state, action);
    const known = bandit.arms.get(meaning.key);
    if (known !== undefined && !must) return undefined;
    return this.tryArm(known ?? bandit.add(meaning), state);
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
  /** One of a few actions at random: the one that looks best to the seat that takes it. */
  private goodAction(state: AnyState, seat: number): { readonly action: Action; readonly next: AnyState } | undefined {
    const { engine, draw } = this;
    const tries = engine.game.evaluate === undefined ? 1 : this.settings.candidates;
    let best: { readonly action: Action; readonly next: AnyState } | undefined;
    let record = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < tries; i++) {
      const action = engine.sample(state, seat, draw);
      const next = action === null ? null : engine.simulate(state, action, DREAM_SEED);
      if (action === null || next === null) continue;
      if (tries === 1) return { action, next };
      const score = looksTo(engine, next, seat);
      if (score > record) [best, record] = [{ action, next }, score];
    }
    return best;
  }
  private playout(from: AnyState): readonly number[] {
    const { engine, draw, settings } = this;
    const toTheEnd = engine.game.evaluate === undefined;
    const most = toTheEnd ? PLAYOUT_MAX : settings.rolloutDepth;
    const until = toTheEnd ? Number.POSITIVE_INFINITY : this.state.turn + settings.rolloutTurns;
    let state = from;
    for (let i = 0; i < most && state.outcome === null && state.turn < until; i++) {
      const actors = engine.actors(state);
      const seat = actors.length === 1 ? actors[0]! : actors[draw(actors.length)]!;
      const step = this.goodAction(state, seat);
      if (step === undefined) break;
      state = step.next;
    }
    return this.opinions.values(engine, state);
  }
}
