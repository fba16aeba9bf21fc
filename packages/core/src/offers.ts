import type { Draw } from "./declare.ts";
import { CONCEDE } from "./gather.ts";
import type { Action, AnyEvent, EngineState } from "./protocol/index.ts";
import type { Refusal } from "./refusal.ts";
import type { Rules } from "./registry.ts";
import type { Choice } from "./run/choices.ts";
import { type Run, SUBMIT_CHOICE } from "./run/run.ts";

/** One action a seat could take: its first choice, or nothing left to choose, or why not. */
export interface Offer {
  readonly type: string;
  readonly label: string;
  readonly promptId?: string;
  readonly choice: Choice | null;
  readonly refused?: Refusal;
}

/** What a seat could do: listed, drawn or described. Each is the game's own decision, run another way. */
export class Offering {
  private readonly rules: Rules;
  /** By seat: every kind of action before its choices; conceding, always possible, is left out. */
  private readonly kinds: (readonly Action[])[] = [];

  constructor(rules: Rules) {
    this.rules = rules;
  }
  list(run: Run, seat: number): readonly Action[] {
    const found: Action[] = [];
    for (const request of this.requests(run.state, seat)) {
      if (run.gate(request) === undefined) run.listActions(request, found);
    }
    return found;
  }
  /** Draws a decision and leaves it in the run; what it decides comes back. */
  draw(run: Run, seat: number, draw: Draw): readonly AnyEvent[] | null {
    const open = this.requests(run.state, seat).filter((request) => run.gate(request) === undefined);
    while (open.length > 0) {
      const index = draw(open.length);
      const decided = run.sample(open[index]!, draw);
      if (decided !== null) return decided;
      open.splice(index, 1);
    }
    return null;
  }
  describe(run: Run, action: Action): Choice | Refusal | null {
    run.explaining = true;
    return run.gate(action) ?? run.describeAction(action);
  }
  all(run: Run, seat: number): readonly Offer[] {
    return this.requests(run.state, seat).map((request) => {
      const { type, payload } = request;
      const found = this.describe(run, request);
      const label = this.labelOf(run.state, type, payload?.["prompt_id"]);
      const base = payload === undefined ? { type, label } : { type, label, promptId: payload["prompt_id"] as string };
      if (found === null || "options" in found) return { ...base, choice: found };
      return { ...base, choice: null, refused: found };
    });
  }
  private labelOf({ prompts }: EngineState, type: string, promptId: unknown): string {
    if (type !== SUBMIT_CHOICE) return this.rules.actions.get(type)?.label ?? type;
    const prompt = prompts.find(({ id }) => id === promptId);
    return this.rules.prompts.get(prompt?.type ?? "")?.ask ?? "Choose";
  }
  /** What a seat could ask for, before anything is chosen: its open prompts, and every kind of action. */
  private requests(state: EngineState, seat: number): readonly Action[] {
    const kinds = this.kinds[seat] ?? this.kindsFor(seat);
    if (state.prompts.length === 0) return kinds;
    const mine = state.prompts.filter((prompt) => prompt.seat === seat && prompt.answer === null);
    return [...mine.map(({ id }) => ({ type: SUBMIT_CHOICE, seat, payload: { prompt_id: id } })), ...kinds];
  }
  private kindsFor(seat: number): readonly Action[] {
    const offered = [...this.rules.actions.values()].filter(
      ({ offered, type }) => offered !== false && type !== CONCEDE,
    );
    const kinds = offered.map(({ type }): Action => ({ type, seat }));
    this.kinds[seat] = kinds;
    return kinds;
  }
}
