import type { ToldOption } from "@cardwright/bots";
import type { AskAdvice, CreateMatch, GameInfo, JoinSeat, MatchInfo } from "@cardwright/protocol";
import { CallError } from "./output.ts";

/** The HTTP interface of a server, as far as someone who wants to play needs it. Every failure says what to do. */
export class ServerApi {
  readonly url: string;

  constructor(url: string) {
    if (!/^https?:\/\//.test(url)) throw new CallError(`${url} is no server; name one as http://host:port`);
    this.url = url.replace(/\/+$/, "");
  }
  game(id: string): Promise<GameInfo> {
    return this.call<GameInfo>("GET", `/games/${encodeURIComponent(id)}`);
  }
  create(match: CreateMatch): Promise<{ readonly match: string }> {
    return this.call("POST", "/matches", match);
  }
  join(match: string, seat: JoinSeat): Promise<{ readonly seat: number; readonly token: string }> {
    return this.call("POST", `/matches/${encodeURIComponent(match)}/seats`, seat);
  }
  match(match: string, token: string): Promise<MatchInfo> {
    return this.call("GET", `/matches/${encodeURIComponent(match)}`, undefined, token);
  }
  advice(
    match: string,
    token: string,
    about: AskAdvice["about"],
  ): Promise<{ readonly options: readonly ToldOption[] }> {
    return this.call("POST", `/matches/${encodeURIComponent(match)}/advice`, { about }, token);
  }
  private async call<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
    const headers = {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    const sent = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const response = await fetch(`${this.url}/api/v1${path}`, sent).catch((error: unknown) => {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new CallError(`no server answers at ${this.url} (${why}); start one with \`cardwright serve\``);
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return answer as T;
    const { code = response.status, message = "it is no Cardwright server" } = (answer ?? {}) as {
      readonly code?: string;
      readonly message?: string;
    };
    throw new CallError(`${this.url} refuses: ${message} (${code})`);
  }
}
