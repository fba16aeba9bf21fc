import type { Action, Draw } from "@cardwright/core";
import { meaningOf, translated } from "./action-key.ts";
import type { AnyEngine, AnyState } from "./any-game.ts";
import { Arms } from "./arms.ts";
import { type Bot, type BotInput, type Budget, nothingToDo } from "./bot.ts";
import { foresightOf } from "./foresight.ts";
import { Habits } from "./habits.ts";
import { DREAM_SEED, imagine, otherChance, quickDraw } from "./imagine.ts";
import { Judging, Nearness } from "./judging.ts";
import { Playouts } from "./leaf.ts";
import { anyWay } from "./listing.ts";
import { inherit, type Memory } from "./memory.ts";
import { isOpen } from "./openness.ts";
import { outcomeValues, payoffOf } from "./payoff.ts";
import { type Decider, PickWalk, type Preference, settled } from "./picks.ts";
import { proveUpwards } from "./proof.ts";
import { SEARCH_SETTINGS, type SearchSettings } from "./settings.ts";
import { type Arm, type Bandit, type Taken, TreeNode } from "./tree.ts";
import { Opinions } from "./value.ts";

/** How many iterations a search has that is given neither a number nor a time. */
export const DEFAULT_ITERATIONS = 60;
/** Deepest point of the tree. */
const DEPTH_MAX = 200;
/** Worlds may offer more: a point of the tree lists its actions again after so many visits, and at each doubling. */
const RELISTED_FROM = 4;
/** However much is known already, at least this part of the iterations is made anew: the world has gone on. */
const FRESH_LEAST = 4;
/** The lead is looked at every eighth iteration. */
const LOOKS_UP = 7;
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
    choose: (input) => new Search(engine, all, input).run(input.budget ?? {}),
  };
}

/** A step down the tree; values where it ends there and they are known. */
interface Step {
  readonly state: AnyState;
  readonly node: TreeNode;
  readonly values?: readonly number[];
}
/** An action that was thought about. */
export interface Weighed {
  readonly action: Action;
  readonly visits: number;
  readonly expected: number;
}
export class Search implements Decider {
  readonly engine: AnyEngine;
  readonly state: AnyState;
  readonly seat: number;
  readonly draw: Draw;
  private readonly settings: SearchSettings;
  private readonly root: TreeNode;
  private readonly opinions: Opinions | undefined;
  private readonly worlds: AnyState[] = [];
  private readonly dice: number;
  private readonly playouts: Playouts;
  private readonly arms: Arms;
  /** The turns at whose beginning the opinion is asked; the tree goes no further than to the last of them. */
  private readonly moments: readonly number[];
  private readonly horizon: number;
  private readonly nearness: Nearness;
  private readonly memory: Memory | undefined;
  private readonly recalled: TreeNode | undefined;

  constructor(engine: AnyEngine, settings: SearchSettings, { state, seat, draw, memory }: BotInput) {
    this.engine = engine;
    this.settings = settings;
    this.state = state;
    this.seat = seat;
    this.draw = draw;
    this.dice = draw(DICE);
    this.memory = memory;
    // Not from the state that was given: what is hidden there must not count.
    const world = this.worldFor(0);
    const isFixed = isOpen(engine, state);
    const kept = memory?.recall(state, seat, isFixed) ?? null;
    this.recalled = kept?.node;
    const hasOpinion = engine.game.evaluate !== undefined && settings.leaf !== "playout";
    this.opinions = hasOpinion ? (kept?.opinions ?? new Opinions()) : undefined;
    const foresight = foresightOf(engine, state);
    const { listed = foresight.listed, looked = foresight.looked, candidates } = settings;
    const habits = foresight.isByHabit ? (memory?.habitsIn(engine) ?? new Habits(engine)) : null;
    this.playouts = new Playouts(engine, { listed, looked, candidates }, habits);
    this.arms = new Arms(engine, this.opinions, settings.sharpness);
    this.root = isFixed && kept !== null ? kept.node : new TreeNode(isFixed ? world : null);
    const turns = hasOpinion ? (settings.turns ?? foresight.turns) : 0;
    this.moments = Array.from({ length: turns }, (_, i) => state.turn + 1 + i);
    this.nearness = new Nearness(settings.end ?? foresight.end);
    this.horizon = hasOpinion ? state.turn + turns : Number.POSITIVE_INFINITY;
  }
  run({ iterations, milliseconds }: Budget): Action {
    const began = performance.now();
    const most = iterations ?? (milliseconds === undefined ? DEFAULT_ITERATIONS : Number.POSITIVE_INFINITY);
    const bandit = this.root.bandit(this.seat);
    const draw = quickDraw(this.dice);
    // Listed in the state that was given, so that the action can be taken there; what is offered is the same in all worlds.
    const listing = this.playouts.listing(this.state, this.seat, draw);
    if (listing.actions.length + listing.open.length === 0) throw nothingToDo(this.engine, this.seat);
    if (listing.actions.length === 1 && listing.open.length === 0) return listing.actions[0]!;
    this.takeIn(bandit, this.worldFor(0), this.seat, listing, draw);
    if (this.recalled !== undefined && this.recalled !== this.root) inherit(bandit, this.recalled.bandit(this.seat));
    this.think(bandit, most, milliseconds ?? Number.POSITIVE_INFINITY, began);
    return this.chosen(bandit);
  }
  /** Visits from the last decision count, and thinking ends once the favourite cannot be overtaken. */
  private think(bandit: Bandit, most: number, milliseconds: number, began: number): void {
    const fresh = Math.max(most - bandit.visits, Math.ceil(most / FRESH_LEAST));
    for (let i = 0; i < fresh && this.root.proof === null; i++) {
      if ((i & LOOKS_UP) === LOOKS_UP || milliseconds < Number.POSITIVE_INFINITY) {
        const spent = performance.now() - began;
        // One more takes as long as one has taken so far; where there is no time for that, it is not begun.
        if (i > 0 && spent * (i + 1) >= milliseconds * i) return;
        const left = Math.min(fresh - i, i === 0 ? fresh : (i * (milliseconds - spent)) / spent);
        if (bandit.lead() > left) return;
      }
      this.iterate(bandit);
    }
  }
  get visits(): number {
    return this.root.bandit(this.seat).visits;
  }
  /** The first of the imagined worlds. */
  get world(): AnyState {
    return this.worldFor(0);
  }
  /** Every action that could be taken, the chosen one first and then by visits; none where there was no choice. */
  weighed(chosen: Action): readonly Weighed[] {
    const bandit = this.root.bandit(this.seat);
    const favourite = bandit.favourite(NONE);
    return bandit.arms
      .filter((arm) => arm === favourite || !arm.isOpen)
      .sort((a, b) => Number(b === favourite) - Number(a === favourite) || b.visits - a.visits)
      .map((arm) => ({
        action: arm === favourite ? chosen : arm.meaning.action,
        visits: arm.visits,
        expected: arm.visits === 0 ? arm.promise : arm.total / arm.visits,
      }));
  }
  /** The action that looks best to the seat that has to act in an imagined position. */
  reply(state: AnyState): Action | undefined {
    return this.playouts.reply(state, quickDraw(this.dice));
  }
  /** Most visits decide, at each level of an action. */
  private chosen(bandit: Bandit): Action {
    const { proof } = this.root;
    const proved = proof === null ? undefined : bandit.arms.find(({ child }) => child?.proof === proof);
    const best = proved ?? bandit.favourite(NONE)!;
    if (best.child !== null) {
      this.memory?.keep({ seat: this.seat, turn: this.state.turn, node: best.child, opinions: this.opinions });
    }
    if (!best.isOpen) return best.meaning.action;
    const { engine, seat } = this;
    const request = best.meaning.action;
    const walked = new PickWalk(this, best.child!, settled, []).walk(request);
    // Picks that are good one by one may be refused together.
    const action = walked?.action ?? anyWay(engine, this.state, request, this.draw);
    const taken = action ?? engine.sample(this.state, seat, this.draw);
    if (taken === null) throw nothingToDo(engine, seat);
    return taken;
  }
  /** The n-th trial of each action of the root is in the same world as the n-th of every other: luck is alike. */
  private worldFor(visit: number): AnyState {
    const index = visit % this.settings.worlds;
    this.worlds[index] ??= imagine(this.engine, this.state, this.seat, this.draw);
    return visit === index ? this.worlds[index] : otherChance(this.worlds[index], quickDraw(this.dice + visit));
  }
  private takeIn(
    bandit: Bandit,
    state: AnyState,
    seat: number,
    listing: ReturnType<Playouts["listing"]>,
    draw: Draw,
  ): void {
    bandit.isComplete = listing.isComplete;
    this.arms.takeIn(bandit, state, seat, listing, draw);
  }
  private iterate(rootBandit: Bandit): void {
    const path: Taken[] = [];
    const first = this.prefers(rootBandit, NONE)!;
    for (const arm of rootBandit.arms) arm.available++;
    const draw = quickDraw(this.dice + first.visits);
    let node = this.root;
    let state = node.state ?? this.worldFor(first.visits);
    let values: readonly number[] | undefined;
    let tried = 0;
    const judged = this.judging();
    for (let depth = 0; depth < DEPTH_MAX && state.outcome === null && state.turn < this.horizon; depth++) {
      const known = path.length;
      const step = this.descend(node, state, path, draw, depth === 0 ? first : undefined);
      if (step === null) break;
      ({ state, node, values } = step);
      // Of an action that is picked step by step, the last pick counts.
      if (depth === 0) tried = path.at(-1)?.arm.visits ?? 0;
      judged?.pass(state);
      if (values !== undefined || hasNew(path, known)) break;
    }
    const worth = values ?? judged?.finish(state, draw, tried) ?? this.playedOut(state, draw);
    this.learn(path, worth);
    this.playouts.learn(worth);
    if (state.outcome !== null && node.state !== null) node.proof ??= outcomeValues(state, payoffOf(this.engine));
    proveUpwards(path);
  }
  private readonly prefers: Preference = (bandit, refused) =>
    this.opinions === undefined
      ? bandit.byBound(this.settings.exploration, refused)
      : bandit.byPrior(this.settings.curiosity, refused);
  private learn(path: readonly Taken[], values: readonly number[]): void {
    for (const { bandit, arm, seat } of path) {
      bandit.visits++;
      arm.visits++;
      arm.total += values[seat]!;
    }
  }
  private playedOut(state: AnyState, draw: Draw): readonly number[] {
    return outcomeValues(this.playouts.toTheEnd(state, draw), payoffOf(this.engine));
  }
  private judging(): Judging | undefined {
    if (this.opinions === undefined) return undefined;
    return new Judging(this.engine, this.opinions, this.playouts, this.moments, this.nearness);
  }
  private descend(node: TreeNode, state: AnyState, path: Taken[], draw: Draw, given: Arm | undefined): Step | null {
    if (node.proof !== null) return { state, node, values: node.proof };
    const actors = this.engine.actors(state);
    // A seat may be asked while it is not its turn to act; then it alone decides at the root.
    if (given !== undefined && !actors.includes(this.seat))
      return this.alone(node, state, this.seat, path, draw, given);
    if (this.isReply(actors)) return this.replied(node, state, draw);
    if (actors.length === 1) return this.alone(node, state, actors[0]!, path, draw, given);
    return this.together(node, state, actors, path, draw, given);
  }
  /** Others who are not followed in the tree do what looks best to them, from what they see. */
  private isReply(actors: readonly number[]): boolean {
    if (this.settings.others === "tree" || this.opinions === undefined || this.root.state !== null) return false;
    return actors.length === 1 && actors[0] !== this.seat;
  }
  private replied(node: TreeNode, state: AnyState, draw: Draw): Step | null {
    const action = this.playouts.reply(state, draw);
    const next = action === undefined ? null : this.engine.simulate(state, action, DREAM_SEED);
    if (action === undefined || next === null) return null;
    return { state: next, node: node.after(meaningOf(this.engine, state, action).key) };
  }
  private alone(
    node: TreeNode,
    state: AnyState,
    seat: number,
    path: Taken[],
    draw: Draw,
    given: Arm | undefined,
  ): Step | null {
    const bandit = node.bandit(seat);
    if (isDue(node, bandit)) this.takeIn(bandit, state, seat, this.playouts.listing(state, seat, draw), draw);
    return given === undefined
      ? this.pick(bandit, node, state, seat, path, draw)
      : this.tryArm(given, bandit, node, state, seat, path, draw);
  }
  /** Everyone who has to act chooses, none knowing what the others chose. */
  private together(
    node: TreeNode,
    state: AnyState,
    actors: readonly number[],
    path: Taken[],
    draw: Draw,
    given: Arm | undefined,
  ): Step | null {
    let next = state;
    const known = path.length;
    for (const seat of actors) {
      // After another's answer the question may be gone.
      if (next !== state && !this.engine.actors(next).includes(seat)) continue;
      const isGiven = seat === this.seat ? given : undefined;
      const step = this.alone(node, next, seat, path, draw, isGiven);
      if (step === null) return null;
      next = step.state;
      if (next.outcome !== null) break;
    }
    const choices = path.slice(known).map(({ seat, arm }) => `${seat}${arm.meaning.key}`);
    return next === state ? null : { state: next, node: node.after(choices.join(";")) };
  }
  /** The most promising action that is legal in this world; where none that is known is, any. */
  private pick(bandit: Bandit, node: TreeNode, state: AnyState, seat: number, path: Taken[], draw: Draw): Step | null {
    const refused: Arm[] = [];
    for (let arm = this.prefers(bandit, refused); arm !== undefined; arm = this.prefers(bandit, refused)) {
      const step = this.tryArm(arm, bandit, node, state, seat, path, draw);
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
    return this.tryArm(arm, bandit, node, state, seat, path, draw);
  }
  /** Takes the arm and notes it on the path; null, and nothing noted, when it is not legal in this world. */
  private tryArm(
    arm: Arm,
    bandit: Bandit,
    node: TreeNode,
    state: AnyState,
    seat: number,
    path: Taken[],
    draw: Draw,
  ): Step | null {
    const { child, meaning } = arm;
    const isFixed = state === node.state;
    if (isFixed && child !== null && child.state !== null) {
      path.push({ node, bandit, arm, seat });
      return { state: child.state, node: child };
    }
    const request = isFixed ? meaning.action : translated(state, meaning);
    if (request === undefined) return null;
    const length = path.length;
    path.push({ node, bandit, arm, seat });
    if (arm.isOpen) arm.child ??= new TreeNode(null);
    const walked = arm.isOpen
      ? new PickWalk({ engine: this.engine, state, seat, draw }, arm.child!, this.prefers, path).walk(request)
      : { action: request, node: null };
    // A position that is kept has one place in its stream; where chance was drawn from it, it is drawn anew.
    const from = isFixed && child !== null ? otherChance(state, quickDraw(this.dice + arm.visits)) : state;
    const next = walked === null ? null : this.engine.simulate(from, walked.action, DREAM_SEED);
    if (walked === null || next === null) {
      path.length = length;
      return null;
    }
    if (walked.node !== null) return { state: next, node: walked.node };
    arm.child ??= new TreeNode(isFixed && next.position === state.position ? next : null);
    return { state: next, node: arm.child };
  }
}
/** The first visit lists what can be done here; later worlds may offer more. */
function isDue(node: TreeNode, { isListed, visits }: Bandit): boolean {
  if (!isListed) return true;
  return node.state === null && visits >= RELISTED_FROM && (visits & (visits - 1)) === 0;
}
function hasNew(path: readonly Taken[], from: number): boolean {
  for (let i = from; i < path.length; i++) if (path[i]!.arm.visits === 0) return true;
  return false;
}
