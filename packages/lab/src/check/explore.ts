import { type AnyEngine, type AnyState, drawOf, opinionOf } from "@cardwright/bots";
import { type Action, type Draw, type Snapshot, seedFromText } from "@cardwright/core";
import { LOOP, OUTLIVES, type Problem, STUCK } from "./exercise.ts";
import type { Mark, Meetings } from "./meetings.ts";
import { lateEffects, type MatchStart } from "./position.ts";
import type { Setup } from "./setups.ts";
import { type Stage, stageOf } from "./stages.ts";

/** Whether it is worth knowing that the second card follows upon the first. */
export type Wish = (first: string, second: string) => boolean;
export type Trouble = (problem: Problem, start: MatchStart, actions: readonly Action[]) => void;

/** Actions drawn to choose from; the more, the straighter the way to what is wished for. */
const DRAWN = 12;
/** How far a match is followed that is not played on, only looked into. */
const ASIDE = 2;
/**
 * How players choose where nothing brings cards together: as the game itself would, the first that comes, what is done
 * least; and without any aim at all, so that what no aim leads to happens too.
 */
type Manner = "clever" | "careless" | "curious" | "aimless";
const MANNERS: readonly Manner[] = [
  "clever",
  "careless",
  "clever",
  "curious",
  "clever",
  "careless",
  "curious",
  "aimless",
];
/** Places that are gone back to, how often at most, and how far on from there. */
const REVISITED = 24;
const AGAIN = 4;
const REVISIT_STEPS = 24;
const RICH_EVERY = 3;
/** What it is worth to bring two cards together, in cards that the one would still have to meet. */
const MEETS = 20;
/** What is only taken up or put away for later is gone for every so many times, or there would be time for nothing else. */
const PREPARES_EVERY = 6;
const STAGE_EVERY = 4;
const STAGES_MOST = 160;

export interface Exploration {
  readonly stages: readonly Stage[];
  readonly matches: number;
}
interface Line {
  readonly start: MatchStart;
  readonly actions: readonly Action[];
  readonly snapshot: Snapshot<AnyState>;
}
/** A place in a match where several things could be brought together at once. */
interface Rich {
  readonly line: Line;
  readonly mark: Mark;
  readonly count: number;
}
interface Drawn {
  readonly action: Action;
  readonly worth: number;
  /** Brings together what has not met yet. */
  readonly meets: boolean;
}
/** Matches of one set-up in which players go for cards that have not met yet. */
export class Explorer {
  private readonly engine: AnyEngine;
  private readonly meetings: Meetings;
  private readonly seed: string;
  private readonly trouble: Trouble;
  private wish: Wish = () => false;
  private rich: Rich[] = [];
  /** How often each kind of action was taken. */
  private readonly taken = new Map<string, number>();
  private needs: ReadonlyMap<string, number> = new Map();

  constructor(engine: AnyEngine, meetings: Meetings, seed: string, trouble: Trouble) {
    this.engine = engine;
    this.meetings = meetings;
    this.seed = seed;
    this.trouble = trouble;
  }
  /** Goes on until so many matches in a row brought nothing new. */
  explore(setup: Setup, wish: Wish, patience: number, from: number, to: number): Exploration {
    const stages: Stage[] = [];
    let index = from;
    this.wish = wish;
    this.rich = [];
    for (let idle = 0; idle < patience && index < to; index++) {
      const fresh = this.play(setup, index, stages);
      idle = fresh > 0 ? 0 : idle + 1;
    }
    this.revisit(`${this.seed} pairs ${setup.name} ${from} again`);
    return { stages: stages.sort((a, b) => b.usable - a.usable), matches: index - from };
  }
  private play({ seats, options, name }: Setup, index: number, stages: Stage[]): number {
    const { engine, meetings } = this;
    const match = `${this.seed} pairs ${name} ${index}`;
    this.needs = this.needsNow();
    meetings.begin();
    const before = meetings.size;
    const manner = MANNERS[index % MANNERS.length]!;
    const start = { seats, options, seed: seedFromText(match) };
    const draw = drawOf(seedFromText(`${match}, choices`));
    let line: Line | undefined = { start, actions: [], snapshot: engine.create(start).snapshot };
    for (let step = 0; line !== undefined && step < engine.game.actionsMax; step++) {
      const { snapshot }: Line = line;
      if (snapshot.state.outcome !== null) break;
      if (snapshot.state.prompts.length === 0 && step % STAGE_EVERY === 0 && stages.length < STAGES_MOST) {
        const stage = stageOf(engine, snapshot, engine.actors(snapshot.state)[0]!, match);
        if (stage !== undefined) stages.push(stage);
      }
      line = this.follow(line, draw, manner);
    }
    return meetings.size - before;
  }
  /** Goes back to where much could be brought together at once, and takes other ways from there. */
  private revisit(name: string): void {
    const draw = drawOf(seedFromText(name));
    this.needs = this.needsNow();
    for (const { line: rich, mark } of this.rich.sort((a, b) => b.count - a.count).slice(0, REVISITED)) {
      for (let again = 0; again < AGAIN; again++) {
        const before = this.meetings.size;
        this.meetings.back(mark);
        let line: Line | undefined = rich;
        for (let step = 0; line !== undefined && step < REVISIT_STEPS; step++) {
          if (line.snapshot.state.outcome !== null) break;
          line = this.follow(line, draw, "clever");
        }
        if (this.meetings.size === before) break;
      }
    }
  }
  private follow(line: Line, draw: Draw, manner: Manner): Line | undefined {
    const { state } = line.snapshot;
    const seat = this.engine.actors(state)[0]!;
    return this.take(
      line,
      manner === "aimless" ? this.engine.sample(state, seat, draw) : this.aimed(line, seat, draw, manner),
    );
  }
  /** The match after an action; nothing where it cannot go on. */
  private take({ start, actions, snapshot }: Line, action: Action | null): Line | undefined {
    const tell = (law: string, detail: string, done: readonly Action[]): undefined =>
      void this.trouble({ law, detail }, start, done);
    const { state } = snapshot;
    if (action === null)
      return tell(STUCK, `seat ${this.engine.actors(state)[0]} has nothing to do in ${state.phase}`, actions);
    const done = [...actions, action];
    const result = this.engine.applyAction(snapshot, action);
    if (!result.ok) {
      const defect = "defect" in result ? ` (${String(result.defect)})` : "";
      return tell(LOOP, `${action.type} was offered and then refused: ${result.error.message}${defect}`, done);
    }
    this.meetings.see(state, action, result.entry);
    const [late] = lateEffects(result.snapshot.state);
    if (late !== undefined)
      return tell(OUTLIVES, `${late} should have ended by turn ${result.snapshot.state.turn}`, done);
    return { start, actions: done, snapshot: result.snapshot };
  }
  /** Of a few actions the one that brings most cards together, or uses what has met least; else what looks best. */
  private aimed(line: Line, seat: number, draw: Draw, manner: Manner): Action | null {
    const drawn = this.drawn(line, seat, draw);
    if (drawn.length === 0) return null;
    const count = drawn.filter(({ meets }) => meets).length;
    if (count > 1 && line.actions.length % RICH_EVERY === 0)
      this.rich.push({ line, mark: this.meetings.mark(), count });
    const most = Math.max(...drawn.map(({ worth }) => worth));
    const best = drawn.filter(({ worth }) => worth === most);
    const chosen = most > 0 || manner === "careless" ? best[0]! : this.preferred(line.snapshot, seat, best, manner);
    this.taken.set(chosen.action.type, (this.taken.get(chosen.action.type) ?? 0) + 1);
    this.lookAside(
      line,
      drawn.filter((one) => one !== chosen),
      draw,
      ASIDE,
    );
    return chosen.action;
  }
  /** Sees what else would bring cards together from here; the match itself goes another way. */
  private lookAside(line: Line, drawn: readonly Drawn[], draw: Draw, depth: number): void {
    const { meetings } = this;
    for (const { action, meets } of drawn) {
      if (!meets) continue;
      const mark = meetings.mark();
      const aside = this.take(line, action);
      if (aside !== undefined && depth > 1 && aside.snapshot.state.outcome === null) {
        const seat = this.engine.actors(aside.snapshot.state)[0]!;
        this.lookAside(aside, this.drawn(aside, seat, draw), draw, depth - 1);
      }
      meetings.back(mark);
    }
  }
  private drawn({ snapshot: { state } }: Line, seat: number, draw: Draw): readonly Drawn[] {
    const { uses } = this.meetings;
    const actions = new Map<string, Action>();
    for (let i = 0; i < DRAWN; i++) {
      const action = this.engine.sample(state, seat, draw);
      if (action === null) return [];
      actions.set(JSON.stringify(action), action);
    }
    const near = this.meetings.near(state);
    const mayPrepare = draw(PREPARES_EVERY) === 0;
    return [...actions.values()].map((action) => {
      const isIdle = uses.isIdle(action);
      let worth = 0;
      let meets = false;
      for (const face of isIdle && !(mayPrepare && action.type.endsWith(".take")) ? [] : uses.named(state, action)) {
        worth += this.needs.get(face) ?? 0;
        for (const other of isIdle ? [] : near) {
          if (!this.wish(other, face)) continue;
          worth += MEETS;
          meets = true;
        }
      }
      return { action, worth, meets };
    });
  }
  private preferred(snapshot: Snapshot<AnyState>, seat: number, drawn: readonly Drawn[], manner: Manner): Drawn {
    if (manner !== "curious") return this.wisest(snapshot, seat, drawn);
    const often = ({ action: { type } }: Drawn): number => this.taken.get(type) ?? 0;
    return drawn.reduce((rarest, one) => (often(one) < often(rarest) ? one : rarest));
  }
  /** What the game itself thinks best, so that players come to afford what is dear; an end is what they want least. */
  private wisest({ state, seed }: Snapshot<AnyState>, seat: number, drawn: readonly Drawn[]): Drawn {
    if (this.engine.game.evaluate === undefined) return drawn[0]!;
    let best = drawn[0]!;
    let most = Number.NEGATIVE_INFINITY;
    for (const one of drawn) {
      const next = this.engine.simulate(state, one.action, seed);
      if (next === null || next.outcome !== null) continue;
      const opinion = opinionOf(this.engine, next, seat) ?? 0;
      if (opinion > most) [best, most] = [one, opinion];
    }
    return best;
  }
  /** How many meetings of a card are still missing, for those that miss most. */
  private needsNow(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    const faces = [...this.meetings.uses.cards];
    for (const first of faces) {
      for (const second of faces) {
        if (!this.wish(first, second)) continue;
        counts.set(first, (counts.get(first) ?? 0) + 1);
        counts.set(second, (counts.get(second) ?? 0) + 1);
      }
    }
    const half = Math.max(0, ...counts.values()) / 2;
    return new Map([...counts].filter(([, count]) => count > half));
  }
}
