import { Session } from "@cardwright/client";
import type { Draw } from "@cardwright/core";
import { AGREE_TAKEBACK, DECLINE_TAKEBACK, type Offer, TAKEBACK, UNDO } from "@cardwright/core/host";
import { drawFrom } from "@cardwright/core/testing";
import { Journal } from "./journal.ts";
import { call } from "./table.ts";

export interface CrowdOptions {
  readonly urls: readonly string[];
  readonly matches: number;
  readonly games: readonly string[];
  /** Longest pause before a move, in milliseconds. */
  readonly pause: number;
  readonly name: string;
  readonly watchers?: boolean;
  /** False where messages need not be kept to be held against the store. Left out: all are kept. */
  readonly witnesses?: boolean;
  /** Whoever loses a connection goes to the next node. */
  readonly roam?: boolean;
}
/** All of them come from one address, which is no part of what is tested with them. */
export const UNLIMITED = {
  requestsPerMinute: 10_000_000,
  matchesPerAddress: 100_000,
  connectionsPerAddress: 10_000,
  computingMsPerSecond: 1_000,
  computingBurstMs: 100_000,
} as const;
const SETTLE_MS = 12_000;
/** One in so many tries to go back, or answers who wants to, also when it is not for them. */
const GOES_BACK_EVERY = 30;
const BACKWARD = [UNDO, UNDO, TAKEBACK, AGREE_TAKEBACK, DECLINE_TAKEBACK];
/** People at many tables. When a match ends they start another; whatever the servers do, they go on. */
export class Crowd {
  readonly journals: Journal[] = [];
  private readonly options: CrowdOptions;
  private readonly draw: Draw;
  private readonly sessions: Session[] = [];
  private readonly tables: Promise<void>[] = [];
  private stopping = false;
  private readonly stopped = Promise.withResolvers<undefined>();
  acknowledged = 0;
  /** How long each answer took that was an acknowledgement, in milliseconds; whoever reads them takes them away. */
  latencies: number[] = [];

  constructor(options: CrowdOptions) {
    this.options = options;
    this.draw = drawFrom(options.name);
  }
  private pick<T>(list: readonly T[]): T {
    return list[this.draw(list.length)]!;
  }
  /** HTTP that is tried again until it is answered. */
  private async ask(path: string, body: unknown) {
    for (;;) {
      try {
        const answer = await call(this.pick(this.options.urls), "POST", `/api/v1${path}`, body);
        if (answer.status < 500) return answer;
      } catch {
        // Nobody is there just now.
      }
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  }
  start(): void {
    for (let i = 0; i < this.options.matches; i++) this.tables.push(this.table(i));
  }
  private async table(index: number): Promise<void> {
    while (!this.stopping) {
      const game = this.options.games[index % this.options.games.length]!;
      const { body: made } = await this.ask("/matches", { game });
      const tokens: string[] = [];
      while (tokens.length < 2) {
        const joined = await this.ask(`/matches/${made.match}/seats`, { name: "player", seat: tokens.length });
        // The answer may have been lost with the server: then nobody can sit here, and a new match is made.
        if (joined.status !== 201) break;
        tokens.push(joined.body.token);
      }
      if (tokens.length < 2) continue;
      const sessions = tokens.map((token, seat) => this.sit(made.match, token, seat));
      if (this.options.watchers) sessions.push(this.sit(made.match, undefined, -1));
      await Promise.all(sessions.slice(0, 2).map((session) => this.play(session)));
      if (!this.stopping) for (const session of sessions) session.close();
    }
  }
  private sit(match: string, token: string | undefined, seat: number): Session {
    const journal = new Journal(match, seat);
    this.journals.push(journal);
    const { urls, roam, witnesses = true } = this.options;
    const first = this.draw(urls.length);
    const session = new Session({
      url: roam ? [...urls.slice(first), ...urls.slice(0, first)] : urls[first]!,
      match,
      ...(token === undefined ? {} : { token }),
      observe: (message) => {
        if (witnesses) journal.hear(message);
      },
    });
    this.sessions.push(session);
    return session;
  }
  private async play(session: Session): Promise<void> {
    while (!this.stopping) {
      const state = session.getSnapshot();
      if (state.status === "ended" || state.connection === "closed") return;
      const offers = state.offers.filter(({ refused }) => refused === undefined);
      const goesBack = this.draw(GOES_BACK_EVERY) === 0;
      const moved = goesBack ? session.act(this.pick(BACKWARD)) : null;
      if (moved !== null || offers.length > 0) {
        const outcome = await (moved === null
          ? this.take(session, this.pick(offers))
          : Promise.race([moved, this.stopped.promise]));
        if (outcome?.ok) this.acknowledged++;
      }
      await new Promise((resolve) => setTimeout(resolve, 1 + this.draw(this.options.pause)));
    }
  }
  private async take(session: Session, { type, promptId, choice }: Offer) {
    const payload: Record<string, string | number | boolean> = {};
    let next = choice;
    while (next !== null) {
      const options = next.options.filter(({ refused }) => refused === undefined);
      if (options.length === 0) return undefined;
      payload[next.name] = this.pick(options).key;
      if (promptId !== undefined || type !== "ACTIVATE_EFFECT") break;
      const described = await session.describe(type, payload);
      if (described !== null && !("options" in described)) return undefined;
      next = described;
    }
    const began = performance.now();
    const answer = promptId === undefined ? session.act(type, payload) : session.answer(promptId, payload);
    const outcome = await Promise.race([answer, this.stopped.promise]);
    if (outcome?.ok) this.latencies.push(performance.now() - began);
    return outcome;
  }
  /** Waits until everybody has seen the same end of what was played, then leaves. */
  async settle(seqOf: (match: string, viewer: number) => Promise<number>): Promise<string[]> {
    this.stopping = true;
    this.stopped.resolve(undefined);
    const end = Date.now() + SETTLE_MS;
    const wrong: string[] = [];
    const live = this.sessions.filter((session) => session.getSnapshot().connection !== "closed");
    for (const session of live) {
      const { match, viewer } = this.journals[this.sessions.indexOf(session)]!;
      const done = async () => {
        const { pending, seq, connection } = session.getSnapshot();
        return connection === "open" && pending.length === 0 && seq === (await seqOf(match, viewer));
      };
      while (!(await done()) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
      if (!(await done())) {
        const { pending, seq, connection } = session.getSnapshot();
        wrong.push(`${match}, viewer ${viewer}: never settled (${connection}, ${seq}, ${pending.length} pending)`);
      }
    }
    for (const session of this.sessions) session.close();
    await Promise.allSettled(this.tables);
    return wrong;
  }
}
