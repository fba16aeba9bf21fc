import type { Action, AnyEvent, Picks, Refusal } from "@cardwright/core";
import type { ActionList, Choice } from "@cardwright/core/host";
import { CLOSE, HOST_CODES, type HostCode, type ServerMessage } from "@cardwright/protocol";
import { backoff } from "./backoff.ts";
import { type Link, openLink } from "./link.ts";
import { firstState, type SessionState, withFrame, withSnapshot } from "./state.ts";
import { tell } from "./tell.ts";
import type { AnyActions } from "./typed.ts";

/** Answered once: stored for good, or refused and without effect. */
export type Outcome = { readonly ok: true; readonly seq: number } | { readonly ok: false; readonly refusal: Refusal };

export interface SessionOptions {
  /** `ws://host/play`, or `http://host` of the server; of several nodes, each attempt goes to the next one. */
  readonly url: string | readonly string[];
  readonly match: string;
  /** Left out: to watch. */
  readonly token?: string;
  readonly encoding?: "json" | "packed";
  /** Each event also as a sentence, in this language; true is English. */
  readonly sentences?: boolean | string;
  /** A WebSocket class for platforms without one: Node below 22 takes the one of the package `ws`. */
  readonly WebSocket?: unknown;
  /** Sees every message, before it is applied. */
  readonly observe?: (message: ServerMessage) => void;
}
type EventWatcher<View, Event> = (events: readonly Event[], state: SessionState<View, Event>) => void;
type Command = { readonly intent_id: string; readonly type: string };
interface Pending {
  readonly command: Command;
  readonly settle: (outcome: Outcome) => void;
}
/** Changes nothing, so it is simply asked again after a reconnect. */
interface Question {
  readonly message: object;
  readonly resolve: (answer: ServerMessage) => void;
}
const FINAL: readonly HostCode[] = ["NO_ACCESS", "VERSION_UNSUPPORTED", "QUARANTINED"];
/** While rules are renewed node by node, another node may still have those of the match; behind one address there may be several. */
const NODES_TRIED_LEAST = 3;
/** After this the server takes messages again. */
const TOO_FAST_MS = 1_000;
/** How long the server may say nothing before it is asked, and how long it may leave that unanswered. */
const SILENCE_MS = 10_000;
const RETRY_MS = 150;
const refusalOf = (code: HostCode): Refusal => ({ code, message: HOST_CODES[code] });

/**
 * A seat at a match, or a place to watch it from. An intent has its id before it is first sent; it is sent again after
 * every reconnect until it is answered, so nothing is lost and nothing happens twice.
 */
export class Session<View = Readonly<Record<string, unknown>>, Actions = AnyActions, Event = AnyEvent> {
  private readonly options: SessionOptions;
  private readonly addresses: readonly string[];
  private readonly webSocket: typeof WebSocket;
  private opened = 0;
  private readonly name = sessionName();
  private state: SessionState = firstState;
  private link: Link | null = null;
  private attempts = 0;
  private intents = 0;
  private requests = 0;
  private readonly pending = new Map<string, Pending>();
  private readonly questions = new Map<number, Question>();
  private readonly watchers = new Set<() => void>();
  private readonly eventWatchers = new Set<EventWatcher<View, Event>>();
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private silenceTimer: ReturnType<typeof setInterval> | undefined;
  private slowTimer: ReturnType<typeof setTimeout> | undefined;
  private differed = 0;
  private heardAt = 0;
  /** When the server was asked whether it is there; null once it has said anything. */
  private askedAt: number | null = null;

  constructor(options: SessionOptions) {
    this.options = options;
    this.webSocket = webSocketOf(options);
    this.addresses = [options.url].flat().map(addressOf);
    this.open();
  }

  /** For `useSyncExternalStore(session.subscribe, session.getSnapshot)`. */
  readonly subscribe = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => void this.watchers.delete(watcher);
  };
  readonly getSnapshot = (): SessionState<View, Event> => this.state as SessionState<View, Event>;
  /** Each frame once, in order, with the state after it. */
  onEvents(watcher: EventWatcher<View, Event>): () => void {
    this.eventWatchers.add(watcher);
    return () => void this.eventWatchers.delete(watcher);
  }

  act<Name extends keyof Actions & string>(action: Name, payload?: Actions[Name]): Promise<Outcome> {
    return this.command({ type: "ACTION", action, ...(payload === undefined ? {} : { payload }) });
  }
  activate(source_instance_id: string, effect_id: string): Promise<Outcome> {
    return this.command({ type: "ACTIVATE_EFFECT", source_instance_id, effect_id });
  }
  answer(prompt_id: string, selections: Picks | Picks[string]): Promise<Outcome> {
    return this.command({ type: "SUBMIT_CHOICE", prompt_id, selections });
  }
  private command(asked: { readonly type: string; readonly [field: string]: unknown }): Promise<Outcome> {
    if (this.state.connection === "closed") {
      return Promise.resolve({ ok: false, refusal: this.state.problem ?? refusalOf("NO_ACCESS") });
    }
    const intent_id = `${this.name}.${(this.intents++).toString(36)}`;
    const seen = this.state.seq < 0 ? {} : { seen: this.state.seq };
    const command = { ...asked, intent_id, ...seen };
    return new Promise((settle) => {
      this.pending.set(intent_id, { command, settle });
      this.change({ pending: [...this.pending.keys()] });
      if (this.state.connection === "open") this.link?.send(command);
    });
  }
  /** The next choice of an action given the answers so far; null when nothing is left to choose; or why not. */
  async describe<Name extends (keyof Actions & string) | "SUBMIT_CHOICE">(
    action: Name,
    payload?: Name extends keyof Actions ? Actions[Name] : Action["payload"],
  ): Promise<Choice | Refusal | null> {
    const message = await this.ask({ type: "DESCRIBE", action, ...(payload === undefined ? {} : { payload }) });
    if (message.type !== "CHOICE") return { code: "RETRY", message: "the server could not say" };
    return (message.refused ?? message.choice) as Choice | Refusal | null;
  }
  /** The actions that may be taken: all of them, but of kinds that `partly` names, with too many ways, an even part. */
  async actions(): Promise<ActionList> {
    const message = await this.ask({ type: "LIST_ACTIONS" });
    const { actions, partly } = message.type === "ACTIONS" ? message : { actions: [], partly: [] };
    const about = { complete: { value: partly.length === 0 }, partly: { value: partly } };
    return Object.defineProperties(actions as Action[], about) as Action[] & Pick<ActionList, "complete" | "partly">;
  }
  private ask(question: object): Promise<ServerMessage> {
    if (this.state.connection === "closed") return Promise.resolve(unanswered);
    const request_id = this.requests++;
    const message = { ...question, request_id };
    return new Promise((resolve) => {
      this.questions.set(request_id, { message, resolve });
      if (this.state.connection === "open") this.link?.send(message);
    });
  }
  close(): void {
    this.finish(null);
  }

  private change(changed: Partial<SessionState>): void {
    this.state = { ...this.state, ...changed };
    for (const watcher of this.watchers) tell(watcher);
  }
  private open(): void {
    const { match, token, encoding = "packed", sentences = false } = this.options;
    this.noteLife();
    this.link = openLink({
      url: this.addresses[this.opened++ % this.addresses.length]!,
      match,
      token,
      lastSeq: this.state.seq < 0 ? undefined : this.state.seq,
      encoding,
      sentences,
      WebSocket: this.webSocket,
      heard: (message) => this.heard(message),
      ended: (code) => this.ended(code),
    });
    clearInterval(this.silenceTimer);
    this.silenceTimer = setInterval(() => this.listenForSilence(), SILENCE_MS / 2);
  }
  private noteLife(): void {
    this.heardAt = Date.now();
    this.askedAt = null;
  }
  /** A tab in the background is called once a minute at most, so that silence means nothing until somebody has asked. */
  private listenForSilence(): void {
    const now = Date.now();
    if (this.askedAt !== null) {
      if (now - this.askedAt >= SILENCE_MS) this.link?.close();
    } else if (now - this.heardAt >= SILENCE_MS) {
      this.askedAt = now;
      this.link?.send({ type: "PING", request_id: this.requests++ });
    }
  }
  private ended(code: number): void {
    clearInterval(this.silenceTimer);
    this.link = null;
    if (this.state.connection === "closed") return;
    if (code === CLOSE.SEAT_LEFT || code === CLOSE.NO_ACCESS) {
      this.finish(refusalOf("NO_ACCESS"));
      return;
    }
    this.change({ connection: "waiting" });
    this.retryTimer = setTimeout(() => this.open(), backoff(this.attempts++));
  }
  private finish(problem: Refusal | null): void {
    if (this.state.connection === "closed") return;
    this.change({ connection: "closed", problem, pending: [] });
    clearTimeout(this.retryTimer);
    clearTimeout(this.slowTimer);
    clearInterval(this.silenceTimer);
    this.link?.close();
    for (const { settle } of this.pending.values())
      settle({ ok: false, refusal: problem ?? refusalOf("SHUTTING_DOWN") });
    this.pending.clear();
    for (const { resolve } of this.questions.values()) resolve(unanswered);
    this.questions.clear();
  }

  private heard(message: ServerMessage): void {
    this.noteLife();
    tell(() => this.options.observe?.(message));
    switch (message.type) {
      case "WELCOME":
        this.attempts = 0;
        this.differed = 0;
        this.change({ connection: "open", welcome: message, seats: message.seats, status: message.status });
        this.sendAgain();
        return;
      case "SEATS":
        this.change({ seats: message.seats, status: message.status });
        return;
      case "STATE_SNAPSHOT":
        this.state = withSnapshot(this.state, message);
        this.change({});
        return;
      case "EVENTS":
        this.take(message);
        return;
      case "ACCEPTED":
        this.settle(message.intent_id, { ok: true, seq: message.seq });
        return;
      case "COMMAND_REJECTED":
        this.refused(message);
        return;
      case "REVEAL": {
        const { type: _, ...reveal } = message;
        this.change({ reveal });
        return;
      }
      case "ERROR":
        this.failed(message);
        return;
      case "CHOICE":
      case "ACTIONS":
        this.answered(message.request_id, message);
    }
  }
  private failed(message: Extract<ServerMessage, { type: "ERROR" }>): void {
    const { code, request_id, intent_id } = message;
    const isEverywhere =
      code === "RULES_DIFFER" && ++this.differed >= Math.max(NODES_TRIED_LEAST, this.addresses.length);
    // In the server's words: it may know of more than this client does, above all which version to use.
    if (FINAL.includes(code) || isEverywhere) this.finish({ code, message: message.message });
    else if (request_id !== undefined) this.answered(request_id, message);
    else if (intent_id !== undefined) this.settle(intent_id, { ok: false, refusal: refusalOf(code) });
    else if (code === "TOO_FAST") {
      // It does not say which of them it did not read.
      clearTimeout(this.slowTimer);
      this.slowTimer = setTimeout(() => this.sendAgain(), TOO_FAST_MS);
    }
  }
  /** Everything that is not answered yet; what was taken already gets the answer that it got. */
  private sendAgain(): void {
    if (this.state.connection !== "open") return;
    for (const { command } of this.pending.values()) this.link?.send(command);
    for (const { message: question } of this.questions.values()) this.link?.send(question);
  }
  private take(frame: Extract<ServerMessage, { type: "EVENTS" }>): void {
    const { seq } = this.state;
    if (frame.seq > seq + 1 || seq < 0) this.link?.send({ type: "RESYNC", ...(seq < 0 ? {} : { last_seq: seq }) });
    else if (frame.seq === seq + 1) this.follow(frame);
    if (frame.intent_id !== undefined) this.settle(frame.intent_id, { ok: true, seq: frame.seq });
  }
  private follow(frame: Extract<ServerMessage, { type: "EVENTS" }>): void {
    try {
      this.state = withFrame(this.state, frame);
    } catch {
      // A patch that does not fit means that something was missed: a fresh view puts it right.
      this.link?.send({ type: "RESYNC" });
      return;
    }
    this.change({});
    const state = this.getSnapshot();
    for (const watcher of this.eventWatchers) tell(() => watcher(state.events, state));
  }
  private refused({
    intent_id,
    seq: _,
    type: __,
    ...refusal
  }: Extract<ServerMessage, { type: "COMMAND_REJECTED" }>): void {
    const pending = this.pending.get(intent_id);
    if (refusal.code !== "RETRY" || pending === undefined) {
      this.settle(intent_id, { ok: false, refusal: refusal as unknown as Refusal });
      return;
    }
    setTimeout(() => {
      if (this.state.connection === "open" && this.pending.has(intent_id)) this.link?.send(pending.command);
    }, RETRY_MS);
  }
  private settle(intentId: string, outcome: Outcome): void {
    const pending = this.pending.get(intentId);
    if (pending === undefined) return;
    this.pending.delete(intentId);
    this.change({ pending: [...this.pending.keys()] });
    pending.settle(outcome);
  }
  private answered(requestId: number, message: ServerMessage): void {
    this.questions.get(requestId)?.resolve(message);
    this.questions.delete(requestId);
  }
}
const unanswered: ServerMessage = { type: "ERROR", code: "RETRY", message: HOST_CODES.RETRY };

/** Other libraries have the same constructor under types of their own, so it is not asked for by type. */
function webSocketOf({ WebSocket: given = globalThis.WebSocket }: SessionOptions): typeof WebSocket {
  if (typeof given === "function") return given as typeof WebSocket;
  throw new TypeError('there is no WebSocket here; hand one over: import WebSocket from "ws", then { WebSocket, ... }');
}
/** 60 random bits: intents of one match need no more to be apart, and every byte is sent twice. */
function sessionName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  return Array.from(bytes, (byte) => letters[byte % 64]).join("");
}
function addressOf(url: string): string {
  const address = new URL(url);
  address.protocol = address.protocol === "https:" || address.protocol === "wss:" ? "wss:" : "ws:";
  if (address.pathname === "/") address.pathname = "/play";
  return address.href;
}
