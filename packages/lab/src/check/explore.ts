import { type AnyEngine, drawOf } from "@cardwright/bots";
import type { Action, Draw } from "@cardwright/core";
import { seedFromText } from "@cardwright/core/host";
import { Chooser, type Drawn, type Manner } from "./chooser.ts";
import { LOOP, OUTLIVES, type Problem, STUCK } from "./exercise.ts";
import { type Meetings, NOTHING_YET } from "./meetings.ts";
import type { Line, Occasion, Occasions, Origin } from "./occasions.ts";
import { lateEffects } from "./position.ts";
import type { Setup } from "./setups.ts";
import { type Stage, stageOf } from "./stages.ts";
import type { Wishes } from "./wishes.ts";

export type Trouble = (problem: Problem, origin: Origin, actions: readonly Action[]) => void;

/** How far a match is followed that is not played on, only looked into. */
const ASIDE = 2;
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
/** Cards whose occasions are gone back to, how often, how far before them, and how far on from there. */
const REVISITED = 8;
const PASSES = 2;
const TRAIL = 10;
const REVISIT_STEPS = 24;
const STAGE_EVERY = 4;
const STAGES_MOST = 160;

export interface Exploration {
  readonly stages: readonly Stage[];
  readonly matches: number;
}
/** Matches of one set-up in which players go for cards that have not met yet. */
export class Explorer {
  private readonly engine: AnyEngine;
  private readonly meetings: Meetings;
  private readonly seed: string;
  private readonly trouble: Trouble;
  private readonly chooser: Chooser;
  private occasions: Occasions | undefined;

  constructor(engine: AnyEngine, meetings: Meetings, seed: string, trouble: Trouble) {
    this.engine = engine;
    this.meetings = meetings;
    this.seed = seed;
    this.trouble = trouble;
    this.chooser = new Chooser(engine, meetings);
  }
  /** Goes on until so many matches in a row brought nothing new. */
  explore(setup: Setup, wishes: Wishes, occasions: Occasions, patience: number, from: number, to: number): Exploration {
    const stages: Stage[] = [];
    let index = from;
    this.chooser.wishes = wishes;
    this.occasions = occasions;
    for (let idle = 0; idle < patience && index < to; index++) {
      const fresh = this.play(setup, index, stages);
      idle = fresh > 0 ? 0 : idle + 1;
    }
    const draw = drawOf(seedFromText(`${this.seed} pairs ${setup.name} ${from} again`));
    for (let pass = 0, fresh = 1; pass < PASSES && fresh > 0; pass++) fresh = this.again(wishes, occasions, draw);
    return { stages: stages.sort((a, b) => b.usable - a.usable), matches: index - from };
  }
  /** Goes back to where cards were used that still have others to meet; how many meetings that brought. */
  again(wishes: Wishes, occasions: Occasions, draw: Draw): number {
    const { size } = this.meetings;
    this.chooser.wishes = wishes;
    this.occasions = occasions;
    wishes.renew();
    for (const occasion of occasions.best(wishes, REVISITED)) this.revisit(occasion, draw);
    return this.meetings.size - size;
  }
  private play({ seats, options, name }: Setup, index: number, stages: Stage[]): number {
    const { engine, meetings } = this;
    const match = `${this.seed} pairs ${name} ${index}`;
    this.chooser.wishes.renew();
    const before = meetings.size;
    const manner = MANNERS[index % MANNERS.length]!;
    const start = { seats, options, seed: seedFromText(match) };
    const draw = drawOf(seedFromText(`${match}, choices`));
    const { snapshot: first } = engine.create(start);
    let line: Line | undefined = {
      origin: { start, match },
      actions: [],
      snapshot: first,
      history: NOTHING_YET,
      trail: [],
    };
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
  /** Leads once more to where a card was used, past what should come before it; then on, to what should follow upon it. */
  private revisit({ card, line: before }: Occasion, draw: Draw): void {
    let line: Line | undefined = this.leadTo(card, before, draw);
    for (let step = 0; line !== undefined && step < REVISIT_STEPS; step++) {
      if (line.snapshot.state.outcome !== null) break;
      line = this.follow(line, draw, "clever");
    }
  }
  /** What was done then is done again as far as it is possible, and now and then something that should come before. */
  private leadTo(card: string, { trail }: Line, draw: Draw): Line | undefined {
    let line: Line = { ...trail[0]!, trail: [] };
    for (const { action } of trail) {
      if (line.snapshot.state.outcome !== null) return line;
      line = this.chooser.dealt(line, draw, card);
      if (draw(2) === 0) {
        const seat = this.engine.actors(line.snapshot.state)[0]!;
        const first = this.chooser.drawn(line, seat, draw, card).find(({ meets }) => meets);
        const led: Line | undefined = first === undefined ? line : this.take(line, first.action);
        if (led === undefined) return undefined;
        line = this.chooser.dealt(led, draw, card);
      }
      line = this.take(line, action, false) ?? line;
    }
    return line;
  }
  private follow(line: Line, draw: Draw, manner: Manner): Line | undefined {
    const { chooser, engine } = this;
    const seat = engine.actors(line.snapshot.state)[0]!;
    if (manner === "aimless") return this.take(line, engine.sample(line.snapshot.state, seat, draw));
    const dealt = chooser.dealt(line, draw);
    const drawn = chooser.drawn(dealt, seat, draw);
    if (drawn.length === 0) return this.take(dealt, null);
    const chosen = chooser.chosen(dealt.snapshot, seat, drawn, manner);
    const others = drawn.filter((one) => one !== chosen);
    this.lookAside(dealt, others, draw, ASIDE);
    return this.take(dealt, chosen.action);
  }
  /** Sees what else would bring cards together from here; the match itself goes another way. */
  private lookAside(line: Line, drawn: readonly Drawn[], draw: Draw, depth: number): void {
    for (const { action, meets } of drawn) {
      if (!meets) continue;
      const aside = this.take(line, action);
      if (aside === undefined || depth <= 1 || aside.snapshot.state.outcome !== null) continue;
      const seat = this.engine.actors(aside.snapshot.state)[0]!;
      this.lookAside(aside, this.chooser.drawn(aside, seat, draw), draw, depth - 1);
    }
  }
  /** The match after an action; nothing where it cannot go on. */
  private take(line: Line, action: Action | null, isOffered = true): Line | undefined {
    const { origin, actions, snapshot, history } = line;
    const tell = (law: string, detail: string, done: readonly Action[]): undefined =>
      void this.trouble({ law, detail }, origin, done);
    const { state } = snapshot;
    if (action === null)
      return tell(STUCK, `seat ${this.engine.actors(state)[0]} has nothing to do in ${state.phase}`, actions);
    const done = [...actions, action];
    const result = this.engine.applyAction(snapshot, action);
    if (!result.ok) {
      if (!isOffered) return undefined;
      const defect = "defect" in result ? ` (${String(result.defect)})` : "";
      return tell(LOOP, `${action.type} was offered and then refused: ${result.error.message}${defect}`, done);
    }
    const seen = this.meetings.see(history, state, action, result.entry);
    const [late] = lateEffects(result.snapshot.state);
    if (late !== undefined)
      return tell(OUTLIVES, `${late} should have ended by turn ${result.snapshot.state.turn}`, done);
    const trail = [...line.trail, { origin, actions, snapshot, history, action }].slice(-TRAIL);
    const taken = { origin, actions: done, snapshot: result.snapshot, history: seen, trail };
    for (const card of seen.used.keys()) if (this.chooser.wishes.needs(card) > 0) this.occasions?.keep(card, taken);
    return taken;
  }
}
