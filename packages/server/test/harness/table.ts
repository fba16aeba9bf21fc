import type { SessionOptions } from "@cardwright/client";
import { Session } from "@cardwright/client";
import type { CreateMatch } from "@cardwright/protocol";
import { type ConfigInput, createServer, type Server, type ServerParts } from "../../src/index.ts";
import { catalogUrl, games } from "../games/index.ts";

/** A server and people at a table, as tests need them. */
export function startServer(config: Partial<ConfigInput> = {}, parts: Partial<ServerParts> = {}): Promise<Server> {
  // A machine that does many things at once makes everything late, and that is not what is tested.
  const overloadMs = 600_000;
  const roomy = { matchesPerAddress: 100_000, botMatchesPerAddress: 1_000, botMatchesMax: 1_000 };
  const unmetered = { connectionsPerAddress: 10_000, computingMsPerSecond: 1_000, computingBurstMs: 100_000 };
  const limits = {
    ...roomy,
    ...unmetered,
    messagesPerSecond: 100_000,
    messageBurst: 100_000,
    requestsPerMinute: 1_000_000,
    overloadMs,
  };
  return createServer(
    { port: 0, db: "memory", logLevel: "silent", botDelayMs: 0, ...limits, ...config },
    { games, catalog: catalogUrl, ...parts },
  );
}
export interface Reply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came back.
  readonly body: any;
}
export async function call(url: string, method: string, path: string, body?: unknown, token?: string): Promise<Reply> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token !== undefined) headers["authorization"] = `Bearer ${token}`;
  const answer = await fetch(`${url}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === "" ? null : JSON.parse(text) };
}
export interface Table {
  readonly match: string;
  readonly tokens: readonly string[];
  readonly hostToken: string;
}
/** A match with every seat taken over HTTP. */
export async function seatAll(url: string, asked: CreateMatch, seats = 2): Promise<Table> {
  const created = await call(url, "POST", "/api/v1/matches", asked);
  if (created.status !== 201) throw new Error(`no match: ${JSON.stringify(created.body)}`);
  const { match, host_token: hostToken } = created.body;
  const tokens: string[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const name = `player ${seat}`;
    const joined = await call(url, "POST", `/api/v1/matches/${match}/seats`, { name, nonce: `nonce ${seat}` });
    tokens.push(joined.body.token);
  }
  return { match, tokens, hostToken };
}
export function sit(url: string, match: string, token?: string, more: Partial<SessionOptions> = {}): Session {
  return new Session({ url, match, ...(token === undefined ? {} : { token }), ...more });
}
export async function until<T>(look: () => T | null | undefined | false, what = "it", ms = 10_000): Promise<T> {
  const end = Date.now() + ms;
  for (;;) {
    const found = look();
    if (found) return found;
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
export const seated = (session: Session) => until(() => session.getSnapshot().view, "a view");

/** Takes a legal action for the seat, chosen by `choose`; null when it has none. */
export async function playOne(session: Session, choose: (count: number) => number) {
  const actions = await session.actions();
  const action = actions[choose(actions.length)];
  if (action === undefined) return null;
  if (action.type === "SUBMIT_CHOICE") {
    const { prompt_id, selections } = action.payload as { prompt_id: string; selections: never };
    return session.answer(prompt_id, selections);
  }
  return session.act(action.type, action.payload as never);
}
