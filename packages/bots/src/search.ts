import type { Action, Draw } from "@cardwright/core";
import { ActionKeys } from "./action-key.ts";
import { type AnyEngine, type AnyState, type Bot, type Budget, nothingToDo } from "./bot.ts";
import { scoreActions, someActions } from "./greedy.ts";
import { DREAM_SEED, imagine, otherChance } from "./imagine.ts";
import { type Arm, shuffled, TreeNode } from "./tree.ts";
import { Opinions } from "./value.ts";

export interface SearchSettings {
  /** How much the search tries what looks worse. */
  readonly exploration: number;
  /** How fast a point of the tree takes in more of its actions: this many times the root of its visits. */
  readonly widening: number;
  /** Random actions played from a leaf before the game's opinion is asked. Without an opinion play goes on to the end. */
  readonly rolloutDepth: number;
  /** How many searches are made in one imagined world before the next is dealt. */
  readonly perWorld: number;
}
export const SEARCH_SETTINGS: SearchSettings = { exploration: 0.7, widening: 2, rolloutDepth: 6, perWorld: 2 };
export const DEFAULT_ITERATIONS = 400;
/** Deepest point of the tree. */
const DEPTH_MAX = 60;
/** Most actions of a playout without an opinion. */
const PLAYOUT_MAX = 2_000;

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

class Search {
  private readonly engine: AnyEngine;
  private readonly settings: SearchSettings;
  private readonly state: AnyState;
  private readonly seat: number;
  private readonly draw: Draw;
  private readonly root = new TreeNode();
  private readonly opinions = new Opinions();
  private rootActions: ReadonlyMap<string, Action> = new Map();

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
    this.rootActions = this.byKey(this.state, actions);
    if (this.rootActions.size === 1) return first;
    let world = this.state;
    for (let i = 0; i < most && (i === 0 || performance.now() < until); i++) {
      if (i % this.settings.perWorld === 0) world = imagine(this.engine, this.state, this.seat, this.draw);
      else world = otherChance(world, this.draw);
      this.iterate(world);
    }
    return this.rootActions.get(this.root.bandit(this.seat).best())!;
  }
  /** What can be done, best first in the game's own opinion: with few iterations the tree only gets to the first ones. */
  private ordered(): readonly Action[] {
    const { engine, state, seat, draw } = this;
    const actions = shuffled(someActions(engine, state, seat, draw), draw);
    if (engine.game.evaluate === undefined || actions.length < 2) return actions;
    const scores = scoreActions(engine, state, seat, actions, draw, 2);
    return actions
      .map((action, i) => ({ action, score: scores[i]! }))
      .sort((a, b) => b.score - a.score)
      .map(({ action }) => action);
  }
  private byKey(state: AnyState, actions: readonly Action[]): ReadonlyMap<string, Action> {
    const keys = new ActionKeys(this.engine, state);
    const named = new Map<string, Action>();
    for (const action of actions) {
      const key = keys.keyOf(action);
      if (!named.has(key)) named.set(key, action);
    }
    return named;
  }

  private iterate(world: AnyState): void {
    const path: { readonly arm: Arm; readonly seat: number }[] = [];
    let node = this.root;
    let state = world;
    for (let depth = 0; depth < DEPTH_MAX && state.outcome === null; depth++) {
      const step = this.descend(node, state, path);
      if (step === null) break;
      ({ state, node } = step);
      if (step.isNew) break;
    }
    const values = this.playout(state);
    for (const { arm, seat } of path) {
      arm.visits++;
      arm.total += values[seat]!;
    }
  }
  /** One step down: everyone who has to act now chooses, none knowing what the others chose. */
  private descend(
    node: TreeNode,
    state: AnyState,
    path: { readonly arm: Arm; readonly seat: number }[],
  ): { readonly state: AnyState; readonly node: TreeNode; readonly isNew: boolean } | null {
    const { engine, settings } = this;
    const chosen: Action[] = [];
    let name = "";
    let isNew = false;
    const atRoot = node === this.root;
    // A seat may be asked while it is not its turn to act; then it alone decides at the root.
    const actors = engine.actors(state);
    for (const seat of atRoot && !actors.includes(this.seat) ? [this.seat] : actors) {
      const legal =
        atRoot && seat === this.seat
          ? this.rootActions
          : this.byKey(state, shuffled(someActions(engine, state, seat, this.draw), this.draw));
      if (legal.size === 0) return null;
      const bandit = node.bandit(seat);
      const { key, isNew: added } = bandit.select(legal, settings.widening, settings.exploration);
      path.push({ arm: bandit.arms.get(key)!, seat });
      chosen.push(legal.get(key)!);
      name += `${seat}${key};`;
      isNew ||= added;
    }
    let next = state;
    for (const action of chosen) {
      // After another's answer the question may be gone or look different; then it is answered anew.
      const after = engine.simulate(next, action, DREAM_SEED) ?? this.anyOther(next, action.seat);
      if (after === null) break;
      next = after;
      if (next.outcome !== null) break;
    }
    return next === state ? null : { state: next, node: node.child(name), isNew };
  }
  private anyOther(state: AnyState, seat: number): AnyState | null {
    if (!this.engine.actors(state).includes(seat)) return state;
    const action = this.engine.sample(state, seat, this.draw);
    return action === null ? null : this.engine.simulate(state, action, DREAM_SEED);
  }
  private playout(from: AnyState): readonly number[] {
    const { engine, draw } = this;
    const most = engine.game.evaluate === undefined ? PLAYOUT_MAX : this.settings.rolloutDepth;
    let state = from;
    for (let i = 0; i < most && state.outcome === null; i++) {
      const actors = engine.actors(state);
      const seat = actors.length === 1 ? actors[0]! : actors[draw(actors.length)]!;
      const action = engine.sample(state, seat, draw);
      const next = action === null ? null : engine.simulate(state, action, DREAM_SEED);
      if (next === null) break;
      state = next;
    }
    return this.opinions.values(engine, state);
  }
}
