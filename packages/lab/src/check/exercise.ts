import { type AnyEngine, actionsOfSeat, drawOf } from "@cardwright/bots";
import { type Action, seedFromText } from "@cardwright/core";
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
  { stage, wanted }: Dealt,
  order: readonly [0 | 1, 0 | 1],
  waited = WAITED_MOST,
): Exercised {
  const actions: Action[] = [];
  // Rules may have seen to it that a hand is of use; then exchanging its cards made a table that could not be.
  if (engine.actors(stage.snapshot.state).some((seat) => engine.sample(stage.snapshot.state, seat, () => 0) === null))
    return { both: false, direct: false, actions };
  const draw = drawOf(seedFromText("play on"));
  let { snapshot } = stage;
  let direct = true;
  const take = (action: Action): Problem | undefined => {
    actions.push(action);
    const result = engine.applyAction(snapshot, action);
    if (!result.ok) {
      const { code, message } = result.error;
      const defect = "defect" in result ? ` (${String(result.defect)})` : "";
      return { law: LOOP, detail: `${action.type} was offered and then refused: ${code}, ${message}${defect}` };
    }
    snapshot = result.snapshot;
    const [late] = lateEffects(snapshot.state);
    return late === undefined
      ? undefined
      : { law: OUTLIVES, detail: `${late} should have ended by turn ${snapshot.state.turn}` };
  };
  /** Answers what is asked, until the card that comes next can be the answer. */
  const settle = (next: 0 | 1 | undefined): Problem | undefined => {
    for (let i = 0; snapshot.state.prompts.length > 0 && snapshot.state.outcome === null; i++) {
      if (i > PROMPTS_MOST) return { law: LOOP, detail: `more than ${PROMPTS_MOST} questions in a row` };
      const seat = engine.actors(snapshot.state)[0]!;
      const answers = actionsOfSeat(engine, snapshot.state, seat, draw);
      const card = next === undefined ? undefined : wanted[next];
      if (card?.seat === seat && answers.some((one) => names(one, card.id))) return undefined;
      const [answer] = answers;
      if (answer === undefined)
        return { law: STUCK, detail: `seat ${seat} cannot answer ${snapshot.state.prompts[0]!.type}` };
      const problem = take(answer);
      if (problem !== undefined) return problem;
    }
    return undefined;
  };
  /** An action that leaves both cards where they are; null where there is none at all. */
  const somethingElse = (actor: number): Action | null | undefined => {
    for (let i = 0; i < SAMPLED_MOST; i++) {
      const action = engine.sample(snapshot.state, actor, draw);
      if (action === null || wanted.every((card) => !names(action, card.id))) return action;
    }
    return undefined;
  };
  /** True when it was used; false when it cannot be any more. */
  const use = (turn: 0 | 1, next: 0 | 1 | undefined): boolean | Problem => {
    const { seat, id } = wanted[turn];
    for (let i = 0; i <= waited && snapshot.state.outcome === null; i++) {
      const actor = engine.actors(snapshot.state)[0]!;
      const legal = actor === seat ? actionsOfSeat(engine, snapshot.state, actor, draw) : [];
      const action = legal.find((one) => names(one, id));
      if (action !== undefined) return take(action) ?? settle(next) ?? true;
      if (i === waited) return false;
      const other = somethingElse(actor);
      if (other === undefined) return false;
      if (other === null) return { law: STUCK, detail: `seat ${actor} has nothing to do in ${snapshot.state.phase}` };
      direct = false;
      const problem = take(other);
      if (problem !== undefined) return problem;
    }
    return false;
  };
  for (const [i, turn] of order.entries()) {
    const used = use(turn, order[i + 1]);
    if (used === true) continue;
    return used === false ? { both: false, direct, actions } : { both: false, direct, actions, problem: used };
  }
  const table = gist(engine, snapshot.state);
  for (let i = 0; i < PLAYED_ON && snapshot.state.outcome === null; i++) {
    const seat = engine.actors(snapshot.state)[0]!;
    const action = engine.sample(snapshot.state, seat, draw);
    const problem =
      action === null
        ? { law: STUCK, detail: `seat ${seat} has nothing to do in ${snapshot.state.phase}` }
        : take(action);
    if (problem !== undefined) return { both: true, direct, problem, actions, table };
  }
  return { both: true, direct, actions, table };
}
