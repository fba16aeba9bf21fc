import { type AnyEngine, actionsOfSeat, drawOf } from "@cardwright/bots";
import type { Action } from "@cardwright/core";
import { seedFromText } from "@cardwright/core/host";
import { gist, lateEffects } from "./position.ts";
import { type Dealt, names } from "./stages.ts";

export const STUCK = "pairs of cards: no question is left that nobody can answer";
export const LOOP = "pairs of cards: no loop and no failure";
export const OUTLIVES = "pairs of cards: effects end when they should";

export interface Problem {
  readonly law: string;
  readonly detail: string;
}
export interface Exercised {
  /** Both were used, one after the other. */
  readonly both: boolean;
  /** With nothing between them but answers to questions, so that the tables of both orders can be compared. */
  readonly direct: boolean;
  readonly problem?: Problem;
  readonly actions: readonly Action[];
  readonly table?: string;
}
const PROMPTS_MOST = 40;
/** How long a card may wait for its time. */
export const WAITED_MOST = 60;
const PLAYED_ON = 14;
const SAMPLED_MOST = 8;

/** Uses one card and then the other as soon as the rules allow it, answers what is asked, and plays on for a while. */
export function exercise(
  engine: AnyEngine,
  dealt: Dealt,
  order: readonly [0 | 1, 0 | 1],
  waited = WAITED_MOST,
): Exercised {
  const { state } = dealt.stage.snapshot;
  // Rules may have seen to it that a hand is of use; then exchanging its cards made a table that could not be.
  if (engine.actors(state).some((seat) => engine.sample(state, seat, () => 0) === null))
    return { both: false, direct: false, actions: [] };
  const playing = new Playing(engine, dealt);
  const { actions } = playing;
  for (const [i, turn] of order.entries()) {
    const used = playing.use(turn, order[i + 1], waited);
    if (used === true) continue;
    const { direct } = playing;
    return used === false ? { both: false, direct, actions } : { both: false, direct, actions, problem: used };
  }
  const table = playing.table();
  const problem = playing.on();
  const { direct } = playing;
  return problem === undefined
    ? { both: true, direct, actions, table }
    : { both: true, direct, problem, actions, table };
}
/** A match in which two cards are used. Whatever goes wrong on the way is a problem, and ends it. */
class Playing {
  readonly actions: Action[] = [];
  direct = true;
  private readonly engine: AnyEngine;
  private readonly wanted: Dealt["wanted"];
  private readonly draw = drawOf(seedFromText("play on"));
  private snapshot: Dealt["stage"]["snapshot"];

  constructor(engine: AnyEngine, { stage, wanted }: Dealt) {
    this.engine = engine;
    this.wanted = wanted;
    this.snapshot = stage.snapshot;
  }
  table(): string {
    return gist(this.engine, this.snapshot.state);
  }
  /** True when it was used; false when it cannot be any more. */
  use(turn: 0 | 1, next: 0 | 1 | undefined, waited: number): boolean | Problem {
    const { seat, id } = this.wanted[turn];
    for (let i = 0; i <= waited && !this.hasEnded; i++) {
      const actor = this.actor();
      const legal = actor === seat ? this.actionsOf(actor) : [];
      const action = legal.find((one) => names(one, id));
      if (action !== undefined) return this.take(action) ?? this.settle(next) ?? true;
      if (i === waited) return false;
      const other = this.somethingElse(actor);
      if (other === undefined) return false;
      if (other === null) return this.stuck(actor);
      this.direct = false;
      const problem = this.take(other);
      if (problem !== undefined) return problem;
    }
    return false;
  }
  /** Plays on for a while, whatever comes. */
  on(): Problem | undefined {
    for (let i = 0; i < PLAYED_ON && !this.hasEnded; i++) {
      const seat = this.actor();
      const action = this.engine.sample(this.snapshot.state, seat, this.draw);
      const problem = action === null ? this.stuck(seat) : this.take(action);
      if (problem !== undefined) return problem;
    }
    return undefined;
  }
  private get hasEnded(): boolean {
    return this.snapshot.state.outcome !== null;
  }
  private actor(): number {
    return this.engine.actors(this.snapshot.state)[0]!;
  }
  private actionsOf(seat: number): readonly Action[] {
    return actionsOfSeat(this.engine, this.snapshot.state, seat, this.draw);
  }
  private stuck(seat: number): Problem {
    return { law: STUCK, detail: `seat ${seat} has nothing to do in ${this.snapshot.state.phase}` };
  }
  private take(action: Action): Problem | undefined {
    this.actions.push(action);
    const result = this.engine.applyAction(this.snapshot, action);
    if (!result.ok) {
      const { code, message } = result.error;
      const defect = "defect" in result ? ` (${String(result.defect)})` : "";
      return { law: LOOP, detail: `${action.type} was offered and then refused: ${code}, ${message}${defect}` };
    }
    this.snapshot = result.snapshot;
    const { state } = result.snapshot;
    const [late] = lateEffects(state);
    return late === undefined
      ? undefined
      : { law: OUTLIVES, detail: `${late} should have ended by turn ${state.turn}` };
  }
  /** Answers what is asked, until the card that comes next can be the answer. */
  private settle(next: 0 | 1 | undefined): Problem | undefined {
    for (let i = 0; this.snapshot.state.prompts.length > 0 && !this.hasEnded; i++) {
      if (i > PROMPTS_MOST) return { law: LOOP, detail: `more than ${PROMPTS_MOST} questions in a row` };
      const seat = this.actor();
      const answers = this.actionsOf(seat);
      const card = next === undefined ? undefined : this.wanted[next];
      if (card?.seat === seat && answers.some((one) => names(one, card.id))) return undefined;
      const [answer] = answers;
      if (answer === undefined) {
        const asked = this.snapshot.state.prompts[0]!.type;
        return { law: STUCK, detail: `seat ${seat} cannot answer ${asked}` };
      }
      const problem = this.take(answer);
      if (problem !== undefined) return problem;
    }
    return undefined;
  }
  /** An action that leaves both cards where they are; null where there is none at all. */
  private somethingElse(actor: number): Action | null | undefined {
    for (let i = 0; i < SAMPLED_MOST; i++) {
      const action = this.engine.sample(this.snapshot.state, actor, this.draw);
      if (action === null || this.wanted.every((card) => !names(action, card.id))) return action;
    }
    return undefined;
  }
}
