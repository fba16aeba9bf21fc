import { canonicalJson } from "../canonical.ts";
import { frozen } from "../freeze.ts";
import type { AnyEvent } from "../protocol/index.ts";
import { refuse } from "../refusal.ts";
import type { Causes } from "./causes.ts";
import { Choices } from "./choices.ts";
import type { Located } from "./move.ts";
import { type AnyState, ownerIn, type Place } from "./place.ts";
import { type EventRecord, NO_EVENTS } from "./record.ts";
import type { Run } from "./run.ts";

/** Longest chain one action may cause. A longer one is a defect in the rules, not a long turn. */
export const EVENTS_PER_ACTION_MAX = 5_000;
/** From this length on a chain is watched for coming back to where it was. */
const WATCH_FROM = 1_000;
const WATCH_EVERY = 37;

/** The one queue. It runs events to rest: cannot, replace, apply, react. The only place where state changes. */
export abstract class Queue extends Choices {
  /** The records are written for the whole run; this is it. */
  protected abstract readonly self: Run;
  /** What waits for its turn; the next is the one below `top`. Moving a mark is cheaper than growing and shrinking. */
  private readonly stack: AnyEvent[] = [];
  private top = 0;
  /** Which effects have replaced an event on its way to what it is now. */
  private readonly replacedBy = new Map<AnyEvent, readonly string[]>();
  /** Pieces and effects that got new ids: what was waiting meanwhile still names the old ones. Ids are never used again. */
  private renames: Renames | null = null;
  /** Where a chain that is watched has been. */
  private readonly passed = new Set<string>();
  /** A prompt was opened while this action resolves. */
  private opened = false;
  /** Where the move under way was found. */
  located: Located | null = null;
  /** Collects what happened, where a log is wanted. */
  recorded: AnyEvent[] | null = null;
  /** Follows what put each event into the queue, where somebody asks; nearly nobody does. */
  causes: Causes | null = null;

  /** From here until another state is taken up, what rules are given throws when they write it. For strict engines. */
  guard(): void {
    this.isGuarded = true;
    this.close();
  }
  /** Around every change of a guarded state: rules never hold the one that is written. */
  private open(): void {
    if (this.isGuarded) this.state = { ...this.state };
  }
  private close(): void {
    if (this.isGuarded) frozen(this.state);
  }

  settle(events: readonly AnyEvent[]): void {
    const { stack } = this;
    this.top = 0;
    this.rolling = false;
    this.opened = false;
    this.renames = null;
    this.deciding = 0;
    if (this.replacedBy.size > 0) this.replacedBy.clear();
    if (this.state.waiting.length > 0) this.resume();
    const floor = this.top;
    this.causes?.by("action", "");
    this.push(events);
    let length = 0;
    while (this.top > 0 && this.state.outcome === null) {
      if (this.state.prompts.length > 0 && (this.opened || this.top <= floor) && !this.opensTogether()) break;
      if (++length > WATCH_FROM || this.top > EVENTS_PER_ACTION_MAX) this.watch(length);
      this.process(stack[--this.top]!);
    }
    this.open();
    if (this.top > 0 && this.state.outcome === null) this.suspend();
    this.keepPosition();
    this.close();
  }
  private process(queued: AnyEvent): void {
    const { type } = queued;
    const { pieceMoved, factChanged, events } = this.rules;
    const record =
      type === "PIECE_MOVED"
        ? pieceMoved
        : type === "FACT_CHANGED"
          ? factChanged
          : (events.get(type) ?? undefinedEvent(type));
    const request = this.renames === null || !record.namesIds ? queued : this.followed(queued, record, this.renames);
    this.causes?.take(queued, record.type);
    const isQuick = record.performs !== undefined && this.causes === null && !this.isGuarded;
    if (isQuick && record.performs!(this.self, request)) return;
    if (record.isStep) this.takeStep(record, request);
    else this.happen(record, request);
  }
  private takeStep(record: EventRecord, request: AnyEvent): void {
    if (record.cannot?.(this.self, request) === true) return;
    if (record.isReplaceable && this.isReplaced(request, request, record)) return;
    this.rolling = true;
    this.push(record.becomes!(this.self, request));
    this.rolling = false;
  }
  private happen(record: EventRecord, request: AnyEvent): void {
    const event = record.completes === undefined ? request : record.completes(this.self, request);
    if (record.cannot?.(this.self, event) === true) return;
    if (record.isReplaceable && this.isReplaced(request, event, record)) return;
    this.apply(record, event);
    if (this.recorded !== null) this.recorded.push(event);
    this.causes?.happened();
    if (record.movesPieces) this.renamed(event["piece"] as string, event["as"] as string);
    else if (record.opensPrompt) this.opened = true;
    if (record.isHeard) this.push(this.reactions(event, record));
    if (record.follows !== undefined) this.push(record.follows(this.self, event));
  }
  private apply(record: EventRecord, event: AnyEvent): void {
    const parts = record.apply?.(this.state, event);
    this.open();
    if (record.writes !== undefined) record.writes(this.state, event, this.rules, this.self);
    else if (parts !== undefined) this.merge(record, parts);
    if (record.applySlice !== undefined) writeSlice(this.state, record, event);
    this.close();
  }
  private merge(record: EventRecord, parts: Readonly<Record<string, unknown>>): void {
    const { state } = this;
    for (const key in parts) {
      if (record.mayWrite?.has(key) === false) {
        throw new Error(`${record.type} changes ${key}, which its expansion did not declare`);
      }
      if (state[key] === undefined) throw new Error(`${record.type} changes ${key}, which the world did not declare`);
      state[key] = parts[key];
    }
  }
  /** The first of them is next; what they cause settles before what already waits. */
  push(events: readonly AnyEvent[]): void {
    if (this.isGuarded && !isList(events)) throw new TypeError(`${JSON.stringify(events)} is no list of events`);
    this.causes?.put(events);
    for (let i = events.length - 1; i >= 0; i--) this.stack[this.top++] = events[i]!;
  }
  private suspend(): void {
    const { rules } = this;
    this.state.waiting = this.stack.slice(0, this.top).map((event) => {
      const record = rules.events.get(event.type);
      const isOld = record !== undefined && this.renames !== null;
      const followed = isOld ? this.followed(event, record, this.renames) : event;
      return { event: followed, replacedBy: this.replacersOf(event) };
    });
  }
  private resume(): void {
    for (const { event, replacedBy } of this.state.waiting) {
      this.stack[this.top++] = event;
      if (replacedBy.length > 0) this.replacedBy.set(event, replacedBy);
    }
    this.open();
    this.state.waiting = [];
    this.close();
  }
  /** Prompts of one sealed group open together; others wait for each other. */
  private opensTogether(): boolean {
    const next = this.stack[this.top - 1]!;
    const sealed = next.type === "CHOICE_PROMPTED" ? (next["sealed"] ?? null) : null;
    return sealed !== null && this.state.prompts.some((prompt) => prompt.sealed === sealed);
  }
  /** A chain is refused whole when it is too long, or when it comes back to a state and a queue it had before. */
  private watch(length: number): void {
    if (length > EVENTS_PER_ACTION_MAX || this.top > EVENTS_PER_ACTION_MAX) {
      this.stop(refuse("CHAIN_TOO_LONG", `one action may cause ${EVENTS_PER_ACTION_MAX} events at most`));
    }
    if (length === WATCH_FROM + 1) this.passed.clear();
    // Looking at every event would cost more than the chain itself; a circle comes by here sooner or later.
    if (length % WATCH_EVERY !== 0) return;
    const { waiting: _, position: __, ...state } = this.state;
    const here = canonicalJson([state, this.stack.slice(0, this.top)]);
    if (this.passed.has(here)) {
      this.stop(refuse("LOOP_DETECTED", "the effects of this action cause each other forever"));
    }
    this.passed.add(here);
  }

  private replacersOf(event: AnyEvent): readonly string[] {
    const by = this.replacedBy.get(event) ?? NONE;
    const { renames } = this;
    return renames === null || by.length === 0 ? by : by.map((id) => newestId(id, renames) as string);
  }
  /** Each rule and effect replaces an event at most once, also after others have changed it. */
  private isReplaced(request: AnyEvent, event: AnyEvent, record: EventRecord): boolean {
    const by = this.replacersOf(request);
    const replaceWith = (id: string, instead: readonly AnyEvent[] | undefined): boolean => {
      if (instead === undefined) return false;
      for (const next of instead) this.replacedBy.set(next, [...by, id]);
      this.causes?.by("replacement", id);
      this.push(instead);
      return true;
    };
    for (const { id, listener } of record.ruleReplaces) {
      if (!by.includes(id) && replaceWith(id, listener.run(event, this as never, undefined as never))) return true;
    }
    if (!record.effectsReplace) return false;
    const { effects } = this.state;
    for (let i = 0; i < effects.length; i++) {
      const effect = effects[i]!;
      const own = this.record(effect);
      if (own.spec.replace === undefined || by.includes(effect.id) || !this.isAwake(effect, own, i)) continue;
      for (const listener of own.spec.replace) {
        if (listener.type !== event.type) continue;
        if (replaceWith(effect.id, listener.run(event, this as never, effect as never))) return true;
      }
    }
    return false;
  }
  private reactions(event: AnyEvent, record: EventRecord): readonly AnyEvent[] {
    let caused: readonly AnyEvent[] = NO_EVENTS;
    const { ruleReacts } = record;
    for (let i = 0; i < ruleReacts.length; i++) {
      const { id, listener } = ruleReacts[i]!;
      const answer = listener.run(event, this as never, undefined as never);
      this.causes?.answered("rule", id, answer);
      caused = joined(caused, answer);
    }
    return record.effectsReact && this.state.effects.length > 0 ? this.effectReactions(event, caused) : caused;
  }
  private effectReactions(event: AnyEvent, before: readonly AnyEvent[]): readonly AnyEvent[] {
    let caused = before;
    const { effects } = this.state;
    for (let i = 0; i < effects.length; i++) {
      const effect = effects[i]!;
      const own = this.record(effect);
      if (own.spec.react === undefined || !this.isAwake(effect, own, i)) continue;
      for (const listener of own.spec.react) {
        if (listener.type !== event.type) continue;
        const answer = listener.run(event, this as never, effect as never);
        this.causes?.answered("effect", effect.id, answer);
        caused = joined(caused, answer);
      }
    }
    return caused;
  }
  /** From now on the piece or effect is called otherwise; what still waits for its turn has to follow it. */
  renamed(from: string, to: string): void {
    if (from !== to && this.top > 0) this.renames = { from, to, earlier: this.renames };
  }
  /** An event that waited for its turn follows a piece to its new id. */
  private followed(event: AnyEvent, record: EventRecord, renames: Renames | null): AnyEvent {
    if (renames === null || !record.namesIds) return event;
    let out = event;
    if (record.opensPrompt) {
      const memo = event["memo"] as AnyEvent;
      const fields = this.rules.prompts.get(event["prompt_type"] as string)?.memo ?? {};
      const renamed = renamedIn(memo, Object.keys(fields), renames);
      if (renamed !== memo) out = { ...event, memo: renamed };
    } else out = renamedIn(event, record.idFields, renames);
    if (out === event) return event;
    const by = this.replacedBy.get(event);
    if (by !== undefined) this.replacedBy.set(out, by);
    return out;
  }

  /** What a face does while it lies in play. */
  passivesOf(id: string, face: string, place: Place): readonly AnyEvent[] {
    const passives = this.rules.passives(face);
    if (passives.length === 0) return [];
    const piece = this.read(place).find((candidate) => candidate.id === id);
    const owner = piece === undefined ? place.seat : ownerIn(place, piece);
    return passives.map((effect) => ({
      definition: effect.id,
      owner,
      piece: id,
      targets: [],
      params: {},
      source: { kind: "card", ref: face },
      modifiers: null,
      duration: null,
      type: "EFFECT_STARTED",
    }));
  }
}

function undefinedEvent(type: string): never {
  throw new Error(`event ${type} is not defined; list it in the game's events`);
}
/** An expansion's event changes the slice of that expansion, and cannot name another. */
export function writeSlice(state: AnyState, record: EventRecord, event: AnyEvent): void {
  if (record.expansion === undefined) throw new Error(`${record.type} belongs to no expansion, so it has no slice`);
  const slice = record.applySlice!(state.extensions[record.expansion], event);
  state.extensions = { ...state.extensions, [record.expansion]: slice };
}

const isList = (events: unknown): boolean =>
  Array.isArray(events) && events.every((event: AnyEvent | undefined) => typeof event?.type === "string");
const NONE: readonly string[] = [];
const joined = (events: readonly AnyEvent[], more: readonly AnyEvent[] | undefined): readonly AnyEvent[] =>
  more === undefined || more.length === 0 ? events : events.length === 0 ? more : [...events, ...more];

/** The newest first. */
interface Renames {
  readonly from: string;
  readonly to: string;
  readonly earlier: Renames | null;
}
/** A piece that moved twice is followed twice, in the order in which it happened. */
function newestId(id: unknown, { from, to, earlier }: Renames): unknown {
  const before = earlier === null ? id : newestId(id, earlier);
  return before === from ? to : before;
}
function renamedIn(data: AnyEvent, fields: readonly string[], renames: Renames): AnyEvent {
  const newest = (id: unknown): unknown => newestId(id, renames);
  let out = data;
  for (const field of fields) {
    const value = data[field];
    if (Array.isArray(value)) {
      if (value.some((id) => newest(id) !== id)) out = { ...out, [field]: value.map(newest) };
    } else if (newest(value) !== value) out = { ...out, [field]: newest(value) };
  }
  return out;
}
