import type { Outcome } from "@cardwright/client";
import type { Declaration, StateOf } from "@cardwright/core";
import { applyPatch, diff, type Engine, type Offer, type Patch } from "@cardwright/core/host";
import type { ServerMessage } from "@cardwright/protocol";
import { Catalog } from "../../src/index.ts";
import { firstPosition, follow, type Position, seedOf, tailOf } from "../../src/room/load.ts";
import { intentKey, readEntry, type Store } from "../../src/store/store.ts";
import { games } from "../games/index.ts";

/** The messages that one viewer was told, in order, and the fate of their intents: everything a client can bear witness to. */
export class Journal {
  readonly match: string;
  readonly viewer: number;
  readonly told: Told[] = [];
  readonly answers = new Map<string, Outcome>();
  /** Their view and their offers: as in the last fresh view, with every patch since. */
  private view: unknown = null;
  private offers: unknown = null;
  constructor(match: string, viewer: number) {
    this.match = match;
    this.viewer = viewer;
  }
  hear(message: ServerMessage): void {
    if (message.type === "EVENTS") {
      this.view = patched(this.view, (message.patch ?? []) as Patch);
      this.offers = patched(this.offers, (message.offers ?? []) as Patch);
      this.tell(message.seq, JSON.stringify(message.events));
    } else if (message.type === "STATE_SNAPSHOT") {
      this.view = message.view;
      this.offers = message.offers;
      this.tell(message.seq, null);
    }
    // The first answer counts; a later one has to be the same.
    if (message.type === "EVENTS" && message.intent_id !== undefined) this.answer(message.intent_id, true, message.seq);
    if (message.type === "ACCEPTED") this.answer(message.intent_id, true, message.seq);
    if (message.type === "COMMAND_REJECTED" && message.code !== "RETRY") this.answer(message.intent_id, false, 0);
  }
  private tell(seq: number, events: string | null): void {
    this.told.push({ seq, events, shown: [this.view, this.offers] });
  }
  private answer(intent: string, ok: boolean, seq: number): void {
    const before = this.answers.get(intent);
    const now: Outcome = ok ? { ok, seq } : { ok, refusal: { code: "", message: "" } };
    if (before === undefined) this.answers.set(intent, now);
    else if (JSON.stringify(before) !== JSON.stringify(now)) {
      this.tell(-1, `intent ${intent} was answered in two ways`);
    }
  }
}
/** A patch that cannot be applied makes a view like no other. */
function patched(view: unknown, patch: Patch): unknown {
  try {
    return applyPatch(view, patch);
  } catch (error) {
    return String(error);
  }
}
interface Told {
  readonly seq: number;
  /** Null: this was a fresh view. */
  readonly events: string | null;
  /** Their view and their offers then. */
  readonly shown: readonly [view: unknown, offers: unknown];
}
/** Events as somebody saw them, with the view and the offers that they had then. */
interface Frame {
  readonly events: string;
  readonly view: object;
  readonly offers: readonly Offer[];
}
interface History {
  /** By number, for each viewer. */
  readonly frames: Map<number, Frame[]>;
  /** The numbers of the actor's frames, by seat and intent. */
  readonly intents: Map<string, number[]>;
}

const catalog = new Catalog(games);
/** Rebuilt from the log alone, with the rules and nothing of the server's bookkeeping. */
async function historyOf(store: Store, match: string): Promise<History> {
  const record = (await store.match(match))!;
  const engine = catalog.find(record.game, record.expansions)!.engine as Engine<Declaration>;
  const seats = (await store.seats(match)).length;
  const viewers = [...Array.from({ length: seats }, (_, seat) => seat), -1];
  const frames: History["frames"] = new Map();
  const intents: History["intents"] = new Map();
  const rows = await tailOf(store, match, 0);
  if (rows.length === 0) return { frames, intents };
  const seed = seedOf((await store.secrets(match))!);
  let position: Position = firstPosition(engine, record, seats, seed, readEntry(rows[0]!).updatedAt);
  const look = (state: StateOf<Declaration>, viewer: number) => engine.view(state, viewer) as object;
  const offersOf = (state: StateOf<Declaration>, viewer: number) =>
    engine.actors(state).includes(viewer) ? engine.offers(state, viewer) : [];
  for (const viewer of viewers) {
    const { state } = position.snapshot;
    frames.set(viewer, [{ events: "", view: look(state, viewer), offers: offersOf(state, viewer) }]);
  }
  for (const row of rows.slice(1)) {
    const next = follow(engine, position, row);
    for (const viewer of viewers) {
      const list = frames.get(viewer)!;
      const events = engine.seeEvents(next.entry.events, viewer);
      const view = look(next.snapshot.state, viewer);
      if (events.length > 0 || diff(list.at(-1)!.view, view).length > 0)
        list.push({ events: JSON.stringify(events), view, offers: offersOf(next.snapshot.state, viewer) });
    }
    const { intentId, seat } = next.entry.action!;
    const seen = frames.get(seat)!.length - 1;
    if (intentId !== undefined) {
      const key = intentKey(seat, intentId);
      intents.set(key, [...(intents.get(key) ?? []), seen]);
    }
    position = next;
  }
  return { frames, intents };
}

/** Broken promises, one sentence for each. No sentence: every promise was kept. */
export async function judge(store: Store, journals: readonly Journal[]): Promise<string[]> {
  const wrong: string[] = [];
  const histories = new Map<string, History>();
  for (const { match } of journals) {
    if (histories.has(match)) continue;
    try {
      histories.set(match, await historyOf(store, match));
    } catch (error) {
      wrong.push(`${match}: the log cannot be replayed: ${String(error)}`);
    }
  }
  for (const { match, viewer, told, answers } of journals) {
    const history = histories.get(match);
    if (history === undefined) continue;
    const where = `${match}, viewer ${viewer}`;
    for (const [intent, outcome] of answers) {
      const stored = history.intents.get(intentKey(viewer, intent)) ?? [];
      if (outcome.ok && stored.length !== 1)
        wrong.push(`${where}: acknowledged ${intent} is there ${stored.length} times`);
      else if (outcome.ok && stored[0] !== outcome.seq)
        wrong.push(`${where}: ${intent} was acknowledged as ${outcome.seq}`);
      else if (!outcome.ok && stored.length > 0) wrong.push(`${where}: refused ${intent} took effect`);
    }
    for (const [intent, times] of history.intents) {
      if (times.length > 1) wrong.push(`${where}: ${intent} took effect ${times.length} times`);
    }
    wrong.push(...readingOf(told, history.frames.get(viewer) ?? [], where));
  }
  return wrong;
}
/** A prefix-consistent reading: each frame follows the one before or a fresh view, and says and shows what the history does. */
function readingOf(told: readonly Told[], frames: readonly Frame[], where: string): string[] {
  const wrong: string[] = [];
  let seq = -1;
  for (const { seq: now, events, shown } of told) {
    const frame = frames[now];
    if (frame === undefined) wrong.push(`${where}: was told a frame ${now} that never was (${events ?? "a view"})`);
    else if (diff(shown, JSON.parse(JSON.stringify([frame.view, frame.offers]))).length > 0)
      wrong.push(`${where}: ${events === null ? "the view" : "what they see after frame"} ${now} is another`);
    if (events === null && now < seq) wrong.push(`${where}: the view went back from ${seq} to ${now}`);
    if (events !== null && now !== seq + 1) wrong.push(`${where}: frame ${now} came after ${seq}`);
    if (events !== null && frame !== undefined && frame.events !== events)
      wrong.push(`${where}: frame ${now} says something else`);
    seq = now;
  }
  return wrong;
}
