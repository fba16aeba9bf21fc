import type { AnyEngine, AnyState } from "@cardwright/bots";
import {
  type Action,
  type Entry,
  headerOf,
  logOf,
  namesFor,
  type Refusal,
  type Snapshot,
  SPECTATOR,
  sentenceOf,
} from "@cardwright/core";
import { replayText } from "@cardwright/lab";
import { outcomeText, type TableView } from "./table-text.ts";

/** A match that runs in this process: its log, and what is told of each step. */
export class TerminalMatch {
  readonly entries: Entry[];
  private snapshot: Snapshot<AnyState>;
  private readonly engine: AnyEngine;
  private readonly match: { readonly seats?: number; readonly options?: unknown; readonly seed: string };
  private readonly viewer: number;

  constructor(
    engine: AnyEngine,
    match: { readonly seats?: number; readonly options?: unknown; readonly seed: string },
    viewer = SPECTATOR,
  ) {
    this.engine = engine;
    this.match = match;
    this.viewer = viewer;
    const { snapshot, entry } = engine.create(match);
    this.snapshot = snapshot;
    this.entries = [entry];
  }
  get state(): AnyState {
    return this.snapshot.state;
  }
  /** Takes the action, and answers with what the viewer is told. */
  take(action: Action): readonly string[] {
    const refused = this.tryTake(action);
    if (refused !== undefined) throw new Error(`${action.type} was refused: ${refused.message}`);
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
    const names = namesFor(this.engine.rules, [], this.viewer);
    return this.engine
      .seeEvents(this.entries.at(-1)!.events, this.viewer)
      .map((event) => sentenceOf(this.engine.rules, event, names))
      .filter((sentence) => sentence !== "");
  }
  get view(): TableView {
    return this.engine.view(this.state, this.viewer) as unknown as TableView;
  }
  outcomeText(): string {
    return outcomeText(this.engine, this.view);
  }
  /** As a file that `replay`, `verify` and `scene` read. */
  replay(): string {
    const first = this.engine.create(this.match).snapshot;
    return replayText(logOf(headerOf(this.engine, this.match, first), this.entries), this.match.seed);
  }
}
