import type { Action, Draw } from "@cardwright/core";
import { meaningOf, translated } from "./action-key.ts";
import { type AnyEngine, type AnyState, type Bot, type Budget, nothingToDo } from "./bot.ts";
import { someActions } from "./greedy.ts";
import { DREAM_SEED, imagine, otherChance, quickDraw } from "./imagine.ts";
import { Playouts } from "./leaf.ts";
import { isOpen } from "./openness.ts";
import { outcomeValues } from "./payoff.ts";
import { proofOf } from "./proof.ts";
import { SEARCH_SETTINGS, type SearchSettings } from "./settings.ts";
import { type Arm, type Bandit, TreeNode } from "./tree.ts";
import { Opinions } from "./value.ts";

/** How many iterations a search has that is given neither a number nor a time. */
export const DEFAULT_ITERATIONS = 60;
/** Deepest point of the tree. */
const DEPTH_MAX = 200;
/** Opinions of first steps count for at most so many times their usual distance. */
const PRIOR_MOST = 3;
/** Where worlds differ, the actions of a point of the tree are listed again after so many visits, and at each doubling. */
const RELISTED_FROM = 4;
const DICE = 2 ** 31;
const NONE: readonly Arm[] = [];

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

interface Taken {
  readonly node: TreeNode;
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
  private readonly root: TreeNode;
  private readonly opinions = new Opinions();
  private readonly hasOpinion: boolean;
  private readonly worlds: AnyState[] = [];
  private readonly dice: number;
  private readonly playouts: Playouts;

  constructor(engine: AnyEngine, settings: SearchSettings, state: AnyState, seat: number, draw: Draw) {
    this.engine = engine;
    this.settings = settings;
    this.state = state;
    this.seat = seat;
    this.draw = draw;
    this.dice = draw(DICE);
    this.hasOpinion = engine.game.evaluate !== undefined && settings.leaf !== "playout";
    this.playouts = new Playouts(engine, settings);
    this.root = new TreeNode(isOpen(engine, state) ? this.worldFor(0) : null);
  }
  run({ iterations, milliseconds }: Budget): Action {
    const most = iterations ?? (milliseconds === undefined ? DEFAULT_ITERATIONS : Number.POSITIVE_INFINITY);
    const until = milliseconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + milliseconds;
    const bandit = this.root.bandit(this.seat);
    const actions = someActions(this.engine, this.state, this.seat, this.draw);
    if (actions.length === 0) throw nothingToDo(this.engine, this.seat);
    if (actions.length === 1) return actions[0]!;
    // Not from the state that was given: what is hidden there must not count.
    const world = this.worldFor(0);
    if (this.hasOpinion) this.opinions.startFrom(this.engine, world);
    this.takeIn(bandit, world, this.seat, actions, quickDraw(this.dice));
    for (let i = 0; i < most && (i === 0 || performance.now() < until); i++) {
      if (this.root.proof !== null) break;
      this.iterate(bandit);
    }
    return this.chosen(bandit).meaning.action;
  }
  private chosen(bandit: Bandit): Arm {
    const { proof } = this.root;
    const proved = proof === null ? undefined : bandit.arms.find(({ child }) => child?.proof === proof);
    return proved ?? bandit.favourite()!;
  }
  /** The n-th trial of each action of the root is in the same world as the n-th of every other: luck is alike. */
  private worldFor(visit: number): AnyState {
    const index = visit % this.settings.worlds;
    this.worlds[index] ??= imagine(this.engine, this.state, this.seat, this.draw);
    return visit === index ? this.worlds[index] : otherChance(this.worlds[index], quickDraw(this.dice + visit));
  }
  /** Adds the actions that the bandit does not know, each with the game's opinion of its first step. */
  private takeIn(
    bandit: Bandit,
    state: AnyState,
    seat: number,
    actions: readonly Action[],
    draw: Draw,
  ): number[] | null {
    bandit.isListed = true;
    const { engine } = this;
    const fresh = actions
      .map((action) => meaningOf(engine, state, action))
      .filter(({ key }) => bandit.find(key) === undefined);
    if (!this.hasOpinion) {
      // Untried arms are taken in the order of the list, so that order must not be the game's.
      for (let i = fresh.length - 1; i > 0; i--) {
        const j = draw(i + 1);
        [fresh[i], fresh[j]] = [fresh[j]!, fresh[i]!];
      }
      for (const meaning of fresh) if (bandit.find(meaning.key) === undefined) bandit.add(meaning, 0, 0);
      return null;
    }
    return this.takeInWeighed(bandit, state, seat, fresh);
  }
  private takeInWeighed(
    bandit: Bandit,
    state: AnyState,
    seat: number,
    fresh: readonly ReturnType<typeof meaningOf>[],
  ): number[] | null {
    const { engine, opinions, settings } = this;
    let best: readonly number[] | null = null;
    const promises = fresh.map(({ action }) => {
      const next = fresh.length === 1 ? null : engine.simulate(state, action, DREAM_SEED);
      if (next === null) return 0.5;
      const values = opinions.values(engine, next);
      if (best === null || values[seat]! > best[seat]!) best = values;
      return values[seat]!;
    });
    const mean = promises.reduce((sum, promise) => sum + promise, 0) / promises.length;
    const apart = Math.sqrt(promises.reduce((sum, promise) => sum + (promise - mean) ** 2, 0) / promises.length) || 1;
    const weights = promises.map((promise) =>
      Math.exp(settings.sharpness * Math.max(-PRIOR_MOST, Math.min(PRIOR_MOST, (promise - mean) / apart))),
    );
    const sum = weights.reduce((total, weight) => total + weight, 0);
    for (const [i, meaning] of fresh.entries()) {
      if (bandit.find(meaning.key) === undefined) bandit.add(meaning, weights[i]! / sum, promises[i]!);
    }
    return best;
  }
  private iterate(rootBandit: Bandit): void {
    const path: Taken[] = [];
    const first = this.most(rootBandit, NONE)!;
    for (const arm of rootBandit.arms) arm.available++;
    const draw = quickDraw(this.dice + first.visits);
    let node = this.root;
    let state = node.state ?? this.worldFor(first.visits);
    let values: readonly number[] | null = null;
    for (let depth = 0; depth < DEPTH_MAX && state.outcome === null; depth++) {
      if (node.proof !== null) {
        values = node.proof;
        break;
      }
      const actors = this.engine.actors(state);
      // A seat may be asked while it is not its turn to act; then it alone decides at the root.
      const alone = depth === 0 && !actors.includes(this.seat) ? this.seat : actors.length === 1 ? actors[0]! : -1;
      const length = path.length;
      const step =
        alone < 0
          ? this.together(node, state, actors, path, draw, depth === 0 ? first : undefined)
          : this.alone(node, state, alone, path, draw, depth === 0 ? first : undefined);
      if (step === null) break;
      if ("values" in step) {
        values = step.values;
        break;
      }
      ({ state, node } = step);
      if (path.slice(length).some(({ arm }) => arm.visits === 0)) break;
    }
    this.learn(path, values ?? this.judged(state, draw));
    if (state.outcome !== null && node.state !== null) node.proof ??= outcomeValues(state);
    for (let i = path.length - 1; i >= 0; i--) {
      const { node: above, bandit, seat } = path[i]!;
      if (above.state === null || above.proof !== null) continue;
      above.proof = proofOf(bandit, seat);
      if (above.proof === null) break;
    }
  }
  private most(bandit: Bandit, refused: readonly Arm[]): Arm | undefined {
    return this.hasOpinion
      ? bandit.byPrior(this.settings.curiosity, refused)
      : bandit.byBound(this.settings.exploration, refused);
  }
  private learn(path: readonly Taken[], values: readonly number[]): void {
    for (const { bandit, arm, seat } of path) {
      bandit.visits++;
      arm.visits++;
      arm.total += values[seat]!;
    }
  }
  /** What each seat makes of a new position. */
  private judged(state: AnyState, draw: Draw): readonly number[] {
    if (state.outcome !== null) return outcomeValues(state);
    if (!this.hasOpinion) return outcomeValues(this.playouts.toTheEnd(state, draw));
    const { leaf, turns } = this.settings;
    const over = leaf === "turn" ? this.playouts.untilTurn(state, state.turn + 1 + turns, draw) : state;
    return this.opinions.values(this.engine, over);
  }
  /** One seat decides. */
  private alone(
    node: TreeNode,
    state: AnyState,
    seat: number,
    path: Taken[],
    draw: Draw,
    given: Arm | undefined,
  ): { readonly state: AnyState; readonly node: TreeNode } | { readonly values: readonly number[] } | null {
    const bandit = node.bandit(seat);
    if (this.isDue(node, bandit)) {
      const isNew = !bandit.isListed;
      const best = this.takeIn(bandit, state, seat, this.playouts.actions(state, seat, draw), draw);
      if (isNew && best !== null && this.settings.leaf === "child") return { values: best };
    }
    const step = given === undefined ? this.pick(bandit, node, state, seat, draw) : this.tryArm(given, node, state);
    if (step === null) return null;
    path.push({ node, bandit, arm: step.arm, seat });
    return { state: step.state, node: step.arm.child! };
  }
  /** The first visit lists what can be done here; later worlds may offer more, and are asked at every doubling. */
  private isDue(node: TreeNode, bandit: Bandit): boolean {
    if (!bandit.isListed) return true;
    return node.state === null && bandit.visits >= RELISTED_FROM && (bandit.visits & (bandit.visits - 1)) === 0;
  }
  /** Everyone who has to act chooses, none knowing what the others chose. */
  private together(
    node: TreeNode,
    state: AnyState,
    actors: readonly number[],
    path: Taken[],
    draw: Draw,
    given: Arm | undefined,
  ): { readonly state: AnyState; readonly node: TreeNode } | null {
    let next = state;
    let name = "";
    for (const seat of actors) {
      // After another's answer the question may be gone.
      if (next !== state && !this.engine.actors(next).includes(seat)) continue;
      const bandit = node.bandit(seat);
      if (this.isDue(node, bandit)) this.takeIn(bandit, next, seat, this.playouts.actions(next, seat, draw), draw);
      const step =
        given !== undefined && seat === this.seat
          ? this.tryArm(given, null, next)
          : this.pick(bandit, null, next, seat, draw);
      if (step === null) return null;
      path.push({ node, bandit, arm: step.arm, seat });
      name += `${seat}${step.arm.meaning.key};`;
      next = step.state;
      if (next.outcome !== null) break;
    }
    return next === state ? null : { state: next, node: node.after(name) };
  }
  /** The most promising action that is legal in this world; where none that is known is, any. */
  private pick(bandit: Bandit, node: TreeNode | null, state: AnyState, seat: number, draw: Draw): Step | null {
    const refused: Arm[] = [];
    for (let arm = this.most(bandit, refused); arm !== undefined; arm = this.most(bandit, refused)) {
      const step = this.tryArm(arm, node, state);
      if (step === null) {
        refused.push(arm);
        continue;
      }
      for (const other of bandit.arms) if (refused.length === 0 || !refused.includes(other)) other.available++;
      return step;
    }
    const action = this.engine.sample(state, seat, draw);
    if (action === null) return null;
    const meaning = meaningOf(this.engine, state, action);
    const arm = bandit.find(meaning.key) ?? bandit.add(meaning, 1 / (bandit.arms.length + 1), 0.5);
    return this.tryArm(arm, node, state);
  }
  private tryArm(arm: Arm, node: TreeNode | null, state: AnyState): Step | null {
    const { child, meaning } = arm;
    if (child !== null && child.state !== null) return { arm, state: child.state };
    const isFixed = node !== null && node.state !== null;
    const action = isFixed ? meaning.action : translated(state, meaning);
    if (action === undefined) return null;
    // A position that is kept has one position in its stream; where chance was drawn from it, it is drawn anew.
    const from = isFixed && child !== null ? otherChance(state, quickDraw(this.dice + arm.visits)) : state;
    const next = this.engine.simulate(from, action, DREAM_SEED);
    if (next === null) return null;
    arm.child ??= new TreeNode(isFixed && next.position === state.position ? next : null);
    return { arm, state: next };
  }
}
