import { type Action, type AnyEvent, type Refusal, refuse, type View } from "@cardwright/core";
import {
  type Choice,
  canonicalJson,
  type Engine,
  isBackward,
  nextChoice,
  type Snapshot,
  UNDO,
} from "@cardwright/core/host";
import type { TableGame } from "./define-table.ts";
import { saidOf } from "./said.ts";
import type { SeenState } from "./seen-state.ts";
import type { Frame, Request, Said, TableSession } from "./session.ts";

/** A state that looks to its seat as the match does; what is hidden in it was dealt anew. */
export type World = ReturnType<Engine["redeal"]>;
type Position = Snapshot<World>;
interface Step {
  readonly request: Request;
  readonly position: Position;
  readonly events: readonly AnyEvent[];
  readonly said: readonly Said[];
}
/** Chance in a plan falls at random anew, and never as it will in the match. */
function passingSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Moves that are tried at one's turn, on a world imagined from one's own view. None of them has happened, and nobody hears of
 * them; each can be taken back, also past a draw or a roll.
 */
export class Plan implements TableSession {
  readonly game: TableGame;
  /** The table as it was when the plan began, and as it still is. */
  private readonly from: Frame;
  private readonly first: Position;
  private steps: readonly Step[] = [];
  private current: Frame;
  private readonly listeners = new Set<() => void>();

  constructor(game: TableGame, from: Frame, world: World) {
    this.game = game;
    this.from = from;
    this.first = { revision: 0, updatedAt: 0, seed: passingSeed(), state: world, intents: [] };
    this.current = this.build();
  }
  /** The moves so far, each with the view that it should lead to. */
  get moves(): readonly { readonly request: Request; readonly leadsTo: SeenState }[] {
    return this.steps.map(({ request, position }) => ({ request, leadsTo: this.seen(position) }));
  }
  /** The imagined world as the moves so far have left it. */
  get world(): World {
    return this.last.state;
  }
  private get last(): Position {
    return this.steps.at(-1)?.position ?? this.first;
  }
  private seen({ state }: Position): SeenState {
    const view = this.game.engine.view(state, this.from.view.you);
    return isSeen(view) ? view : this.from.view;
  }
  readonly frame = (): Frame => this.current;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly describe = async (request: Request): Promise<Choice | Refusal | null> => {
    if (isBackward(request.type)) return this.mayGoBack(request) ? null : refuse("NOTHING_TO_UNDO");
    return nextChoice(this.game.engine, this.last, this.actionOf(request));
  };
  readonly act = async (request: Request): Promise<Refusal | null> => {
    if (isBackward(request.type)) {
      if (!this.mayGoBack(request)) return refuse("NOTHING_TO_UNDO");
      this.steps = this.steps.slice(0, -1);
    } else {
      const result = this.game.engine.applyAction(this.last, this.actionOf(request));
      if (!result.ok) return result.error;
      const events = this.game.engine.seeEvents(result.entry.events, this.from.view.you);
      const revision = this.from.revision + this.steps.length + 1;
      const { you } = this.from.view;
      const said = saidOf(this.game, events, { revision, seat: you }, you, this.seen(this.last));
      this.steps = [...this.steps, { request, position: result.snapshot, events, said }];
    }
    this.current = this.build();
    for (const listener of this.listeners) listener();
    return null;
  };
  private mayGoBack({ type }: Request): boolean {
    return type === UNDO && this.steps.length > 0;
  }
  private actionOf({ type, payload }: Request): Action {
    const { you: seat } = this.from.view;
    return payload === undefined ? { type, seat } : { type, seat, payload };
  }
  private build(): Frame {
    const { engine } = this.game;
    const { state } = this.last;
    const { you } = this.from.view;
    const actors = engine.actors(state);
    return {
      ...this.from,
      revision: this.from.revision + this.steps.length,
      view: this.steps.length === 0 ? this.from.view : this.seen(this.last),
      offers: actors.includes(you) ? engine.offers(state, you) : [],
      events: this.steps.at(-1)?.events ?? [],
      said: [...this.from.said, ...this.steps.flatMap(({ said }) => said)],
      actors,
      plan: { moves: this.steps.length },
    };
  }
}
const isSeen = (view: View): view is SeenState => "phase" in view && "outcome" in view && "activeSeat" in view;

/** Why a plan ended, where its player did not drop it. */
export type PlanEnd = "played" | "differs" | "refused";
/**
 * Plays the moves of a plan in the match, one after the other, and stops where it goes otherwise: another card was drawn,
 * another number rolled, or somebody else has acted.
 */
export async function playOut(plan: Plan, session: TableSession): Promise<PlanEnd> {
  const { moves } = plan;
  for (const [index, { request, leadsTo }] of moves.entries()) {
    const { revision } = session.frame();
    if ((await session.act(request)) !== null) return "refused";
    if (index === moves.length - 1) break;
    await hasMoved(session, revision);
    if (canonicalJson(session.frame().view) !== canonicalJson(leadsTo)) return "differs";
  }
  return "played";
}
/** An answer may come a moment before the table that it leads to. */
function hasMoved(session: TableSession, before: number): Promise<void> {
  const isThere = (): boolean => session.frame().revision !== before || session.frame().status === "closed";
  return new Promise((done) => {
    if (isThere()) return done();
    const stop = session.subscribe(() => {
      if (!isThere()) return;
      stop();
      done();
    });
  });
}
