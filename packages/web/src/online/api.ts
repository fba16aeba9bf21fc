import type { ToldOption } from "@cardwright/bots";
import type { Evidence, Judgement, LogLine } from "@cardwright/core/host";
import type {
  AskAdvice,
  AskRematch,
  CreateMatch,
  GameInfo,
  JoinSeat,
  MatchInfo,
  RematchSeat,
  RenewToken,
} from "@cardwright/protocol";
import type { World } from "@cardwright/table";
import { hostText, sayNow } from "../say.ts";

/** The server's HTTP interface, as far as the page needs it. */

/** An answer of the server that says no. Whatever else goes wrong, nobody knows what it did. */
export class Refused extends Error {
  /** About the match as it is, and not about the moment or the question. */
  readonly isFinal: boolean;
  constructor(message: string, status: number) {
    super(message);
    this.isFinal = status === 404 || status === 409;
  }
}
interface Asked {
  readonly method?: "GET" | "POST" | "DELETE";
  readonly body?: object;
  readonly token?: string | undefined;
}
async function ask<T>(path: string, { method = "GET", body, token }: Asked = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token !== undefined) headers["authorization"] = `Bearer ${token}`;
  const request = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
  const response = await fetch(`/api/v1${path}`, request).catch(() => {
    throw new Error(sayNow("error.server"));
  });
  if (response.status === 204) return undefined as T;
  const found: unknown = await response.json().catch(() => null);
  if (response.ok && found !== null) return found as T;
  const { code = "", message } = (found ?? {}) as { readonly code?: string; readonly message?: string };
  if (message === undefined) throw new Error(sayNow("error.noServer"));
  const text = hostText({ code, message });
  throw response.status < 500 ? new Refused(text, response.status) : new Error(text);
}
export interface CreatedMatch {
  readonly match: string;
  readonly commitment: string;
  readonly host_token: string;
  readonly watch_token: string | null;
}
export interface JoinedSeat {
  readonly seat: number;
  readonly token: string;
}
/** One's own part while the match runs; all of it, the same for everybody, once it has ended. */
export interface ServerLog {
  readonly complete: boolean;
  readonly lines?: readonly LogLine[];
  readonly steps?: readonly { readonly seq: number; readonly events: readonly never[] }[];
}
/** An id comes out of an address that anybody may have written: it stays one segment of ours, whatever is in it. */
function at(id: string, what = ""): string {
  // An address takes these two for a way up, however they are written.
  if (id === "." || id === "..") throw new Refused(sayNow("error.noMatch"), 404);
  return `/matches/${encodeURIComponent(id)}${what}`;
}
export const api = {
  games: () => ask<readonly GameInfo[]>("/games"),
  matches: (status: "waiting" | "running") => ask<readonly MatchInfo[]>(`/matches?status=${status}&limit=20`),
  match: async (id: string, token?: string) => ask<MatchInfo>(at(id), { token }),
  create: (body: CreateMatch) => ask<CreatedMatch>("/matches", { method: "POST", body }),
  join: async (id: string, body: JoinSeat) => ask<JoinedSeat>(at(id, "/seats"), { method: "POST", body }),
  leave: async (id: string, token: string) => ask<void>(at(id, "/seats/mine"), { method: "DELETE", token }),
  invite: async (id: string, token: string, seat: number) =>
    ask<{ readonly code: string }>(at(id, `/seats/${seat}/invite`), { method: "POST", token }),
  open: async (id: string, token: string, seat: number) =>
    ask<void>(at(id, `/seats/${seat}/open`), { method: "POST", token }),
  kick: async (id: string, token: string, seat: number) =>
    ask<void>(at(id, `/seats/${seat}`), { method: "DELETE", token }),
  renew: async (id: string, token: string, body: RenewToken) =>
    ask<{ readonly token: string }>(at(id, "/tokens"), { method: "POST", token, body }),
  start: async (id: string, token: string, bot: string) =>
    ask<void>(at(id, "/start"), { method: "POST", token, body: { bot } }),
  rematch: async (id: string, token: string, body: AskRematch) =>
    ask<RematchSeat>(at(id, "/rematch"), { method: "POST", token, body }),
  advice: async (id: string, token: string, about: AskAdvice["about"]) =>
    ask<{ readonly options: readonly ToldOption[] }>(at(id, "/advice"), { method: "POST", token, body: { about } }),
  world: async (id: string, token: string) =>
    ask<{ readonly state: World }>(at(id, "/world"), { method: "POST", token }),
  /** By the rules that it was played with, if the server has them. */
  verify: async ({ log, fairness, seal }: Pick<Evidence, "log" | "fairness" | "seal">) =>
    ask<Judgement>("/verify", { method: "POST", body: { complete: true, ...log, fairness, seal } }),
  log: async (id: string, token?: string) => ask<ServerLog>(at(id, "/log"), { token }),
};
