import type { AnyEngine, AnyState } from "@cardwright/bots";
import type { Action, Refusal } from "@cardwright/core";
import { awaitedAnswers, type Entry, headerOf, logOf, type Snapshot, SPECTATOR } from "@cardwright/core/host";
import { replayText } from "@cardwright/lab";
import type { GameWords } from "@cardwright/words";
import { Speech } from "./speech.ts";
import type { TableView } from "./table-view.ts";

/** A match that runs in this process: its log, and what is told of each step. */
export class TerminalMatch {
  readonly entries: Entry[];
  private snapshot: Snapshot<AnyState>;
  private readonly engine: AnyEngine;
  private readonly match: { readonly seats?: number; readonly options?: unknown; readonly seed: string };
  private readonly viewer: number;
  readonly speech: Speech;

  constructor(
    engine: AnyEngine,
    match: { readonly seats?: number; readonly options?: unknown; readonly seed: string },
    words: GameWords,
    viewer = SPECTATOR,
  ) {
    this.engine = engine;
    this.match = match;
    this.viewer = viewer;
    this.speech = new Speech(engine, words, viewer);
    const { snapshot, entry } = engine.create(match);
    this.snapshot = snapshot;
    this.entries = [entry];
  }
  get state(): AnyState {
    return this.snapshot.state;
  }
  /** Seats that are asked whether an action may be taken back. */
  get asked(): readonly number[] {
    return awaitedAnswers(this.snapshot);
  }
  /** Takes the action, and answers with what the viewer is told. */
  take(action: Action): readonly string[] {
    const refused = this.tryTake(action);
    if (refused !== undefined) throw new Error(`${action.type} was refused: ${refused.code}`);
    return this.told();
  }
  tryTake(action: Action): Refusal | undefined {
    const result = this.engine.applyAction(this.snapshot, action);
    if (!result.ok) return result.error;
    this.snapshot = result.snapshot;
    this.entries.push(result.entry);
    return undefined;
  }
  told(): readonly string[] {
    const { events, action } = this.entries.at(-1)!;
    return this.speech.told(this.engine.seeEvents(events, this.viewer), action?.seat ?? SPECTATOR, this.view);
  }
  get view(): TableView {
    return this.engine.view(this.state, this.viewer) as unknown as TableView;
  }
  outcomeText(): string {
    return this.speech.outcome(this.view);
  }
  /** As a file that `replay`, `verify` and `scene` read. */
  replay(): string {
    const first = this.engine.create(this.match).snapshot;
    return replayText(logOf(headerOf(this.engine, this.match, first), this.entries), this.match.seed);
  }
}
