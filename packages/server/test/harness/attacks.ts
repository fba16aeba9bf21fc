import { request as httpRequest } from "node:http";
import { connect, type Socket } from "node:net";
import { PROTOCOL_VERSION } from "@cardwright/protocol";
import WebSocket from "ws";

/** Attacks from one address on a server that others play on. Each goes on until the time is up, as fast as it is let. */

export const ATTACKS = [
  "bots",
  "verify",
  "log",
  "list",
  "resync",
  "open-close",
  "slow bodies",
  "resets",
  "world",
  "page",
  "play",
] as const;
export type Attack = (typeof ATTACKS)[number];
export interface AttackReport {
  readonly tried: number;
  readonly refused: number;
}
/** Each attack comes from an address of its own: what one has used up is not missing to the next. */
const addressOf = (kind: Attack): string => `127.0.0.${2 + ATTACKS.indexOf(kind)}`;
/** So many at once: more would only be the attacker's own processor. */
const AT_ONCE = 16;
const STEPS_OF_LONG_MATCH = 120;
/** As many connections as one address may have, and each sends as often as it may. */
const TABLES = 18;
const CONNECTIONS_OF_SEAT = 8;
const OPENED_AT_ONCE = 60;
const MESSAGE_MS = 41;
/** The largest file of the page that is served meanwhile. */
export const LARGE_FILE = "hashed/large.js";
const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

class Attacker {
  readonly url: string;
  readonly end: number;
  private readonly localAddress: string;
  tried = 0;
  refused = 0;
  constructor(url: string, ms: number, localAddress: string) {
    this.url = url;
    this.localAddress = localAddress;
    this.end = Date.now() + ms;
  }
  get isOver(): boolean {
    return Date.now() >= this.end;
  }
  ask(method: string, path: string, body = "", token?: string): Promise<{ status: number; text: string }> {
    return this.send(method, `/api/v1${path}`, body, token);
  }
  send(method: string, path: string, body = "", token?: string): Promise<{ status: number; text: string }> {
    this.tried++;
    const headers: Record<string, string | number> = { "content-length": Buffer.byteLength(body) };
    if (body !== "") headers["content-type"] = "application/json";
    if (token !== undefined) headers["authorization"] = `Bearer ${token}`;
    return new Promise((resolve) => {
      const failed = () => resolve({ status: 0, text: "" });
      const asked = httpRequest(
        `${this.url}${path}`,
        { method, headers, localAddress: this.localAddress, timeout: 5_000 },
        (answer) => {
          let text = "";
          answer.on("data", (bytes: Buffer) => {
            text += bytes.toString();
          });
          answer.once("error", failed);
          answer.once("close", () => {
            if (answer.statusCode !== 200 && answer.statusCode !== 201) this.refused++;
            resolve({ status: answer.statusCode ?? 0, text });
          });
        },
      );
      asked.once("error", failed);
      asked.once("timeout", () => asked.destroy());
      asked.end(body);
    });
  }
  dial(): Promise<Socket | null> {
    const { hostname, port } = new URL(this.url);
    const { localAddress } = this;
    const socket = connect({ host: hostname, port: Number(port), localAddress });
    return new Promise((resolve) => {
      socket.once("connect", () => resolve(socket));
      socket.on("error", () => resolve(null));
    });
  }
  play(): WebSocket {
    this.tried++;
    const { localAddress } = this;
    const socket = new WebSocket(`${this.url.replace("http", "ws")}/play`, { localAddress });
    socket.on("error", () => this.refused++);
    return socket;
  }
  /** A match of the attacker's own, with both seats taken. */
  async table(): Promise<{ readonly match: string; readonly tokens: readonly string[] }> {
    const { match } = JSON.parse((await this.ask("POST", "/matches", '{"game":"duel"}')).text) as { match: string };
    const tokens: string[] = [];
    for (const name of ["Eve", "Mal"]) {
      const { text } = await this.ask("POST", `/matches/${match}/seats`, JSON.stringify({ name }));
      tokens.push((JSON.parse(text) as { token: string }).token);
    }
    return { match, tokens };
  }
  /** Both seats pass in turn, so often. */
  async passes(match: string, tokens: readonly string[], times: number): Promise<void> {
    const sockets = await Promise.all(
      tokens.map(async (token) => {
        const socket = this.play();
        await new Promise((resolve) => socket.once("open", resolve));
        socket.send(JSON.stringify({ type: "HELLO", version: PROTOCOL_VERSION, match, token }));
        await new Promise((resolve) => socket.once("message", resolve));
        return socket;
      }),
    );
    for (let i = 0; i < times; i++) {
      sockets[i % 2]!.send(JSON.stringify({ type: "ACTION", action: "pass", intent_id: `pass ${i}` }));
      await later(45);
    }
    for (const socket of sockets) socket.close();
  }
  sit({ match, token }: { readonly match: string; readonly token: string }): WebSocket {
    const socket = this.play();
    socket.once("open", () => socket.send(JSON.stringify({ type: "HELLO", version: PROTOCOL_VERSION, match, token })));
    return socket;
  }
  say(socket: WebSocket, message: object): void {
    if (socket.readyState !== socket.OPEN) return;
    this.tried++;
    socket.send(JSON.stringify(message));
  }
  async many(one: () => Promise<void>): Promise<void> {
    const line = async (): Promise<void> => {
      while (!this.isOver) await one();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, line));
  }
}
const attacks: Readonly<Record<Attack, (attacker: Attacker) => Promise<void>>> = {
  async bots(attacker) {
    const seats = [0, 1].map(() => ({ kind: "bot", bot: "search" }));
    const body = JSON.stringify({ game: "duel", seats });
    await attacker.many(async () => void (await attacker.ask("POST", "/matches", body)));
  },
  async verify(attacker) {
    const lines = Array.from({ length: 40_000 }, (_, i) => ({ hash: String(i), entry: { revision: i } }));
    const fairness = { commitment: "", server_seed: "", nonces: [], seed: "" };
    const body = JSON.stringify({ header: { game: "duel" }, lines, fairness });
    await attacker.many(async () => void (await attacker.ask("POST", "/verify", body)));
  },
  async log(attacker) {
    const { match, tokens } = await attacker.table();
    await attacker.passes(match, tokens, STEPS_OF_LONG_MATCH);
    const path = `/matches/${match}/log`;
    await attacker.many(async () => void (await attacker.ask("GET", path, "", tokens[0])));
  },
  async list(attacker) {
    await attacker.many(async () => void (await attacker.ask("GET", "/matches?limit=100")));
  },
  async resync(attacker) {
    const { match, tokens } = await attacker.table();
    await attacker.many(async () => {
      const socket = attacker.play();
      const closed = new Promise((resolve) => socket.once("close", resolve));
      socket.once("open", () => {
        socket.send(JSON.stringify({ type: "HELLO", version: PROTOCOL_VERSION, match, token: tokens[0] }));
        for (let i = 0; i < 60; i++) socket.send('{"type":"RESYNC"}');
      });
      await Promise.race([closed, later(500)]);
      socket.terminate();
    });
  },
  async "open-close"(attacker) {
    await attacker.many(async () => {
      const socket = attacker.play();
      await Promise.race([new Promise((resolve) => socket.once("open", resolve)), later(200)]);
      socket.terminate();
    });
  },
  async "slow bodies"(attacker) {
    await attacker.many(async () => {
      const sockets = await Promise.all(Array.from({ length: 8 }, () => attacker.dial()));
      for (const socket of sockets) {
        attacker.tried++;
        socket?.write("POST /api/v1/matches HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n");
        socket?.write("content-length: 60000\r\n\r\n{");
      }
      for (let i = 0; i < 16 && !attacker.isOver; i++) {
        for (const socket of sockets) if (socket?.writable === true) socket.write(" ");
        await later(1_000);
      }
      for (const socket of sockets) socket?.destroy();
    });
  },
  async resets(attacker) {
    await attacker.many(async () => {
      attacker.tried++;
      const socket = await attacker.dial();
      socket?.write("GET /api/v1/games HTTP/1.1\r\nhost: localhost\r\n\r\n");
      socket?.resetAndDestroy();
      await later(2);
    });
  },
  async page(attacker) {
    await attacker.many(async () => void (await attacker.send("GET", `/${LARGE_FILE}`)));
  },
  async play(attacker) {
    const tables = await Promise.all(Array.from({ length: TABLES }, () => attacker.table()));
    const seats = tables.flatMap(({ match, tokens }) => tokens.map((token) => ({ match, token })));
    const waiting = seats.flatMap((seat) => Array.from({ length: CONNECTIONS_OF_SEAT }, () => seat));
    const sockets: WebSocket[] = [];
    // Whoever opens more of them at once is left outside.
    for (let i = 0; !attacker.isOver; i++) {
      const seat = i < OPENED_AT_ONCE || i % 2 === 0 ? waiting.pop() : undefined;
      if (seat !== undefined) sockets.push(attacker.sit(seat));
      for (const [n, socket] of sockets.entries())
        attacker.say(socket, { type: "ACTION", action: "pass", intent_id: `${n} ${i}` });
      if (i >= OPENED_AT_ONCE) await later(MESSAGE_MS);
    }
    for (const socket of sockets) socket.terminate();
  },
  async world(attacker) {
    const { match, tokens } = await attacker.table();
    // One of the two has to act.
    const ask = (token: string) => attacker.ask("POST", `/matches/${match}/world`, "", token);
    await attacker.many(async () => void (await Promise.all(tokens.map(ask))));
  },
};
export async function attack(kind: Attack, url: string, ms: number): Promise<AttackReport> {
  const attacker = new Attacker(url, ms, addressOf(kind));
  await attacks[kind](attacker);
  return { tried: attacker.tried, refused: attacker.refused };
}
