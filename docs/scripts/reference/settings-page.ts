import { type Config, environmentName, readConfig } from "@cardwright/server";
import { code, page, table } from "./markdown.ts";

/** What each setting is for. A setting without a line here does not compile. */
const MEANING: Readonly<Record<keyof Config, string>> = {
  host: "where to listen; 0.0.0.0 for every network of the machine",
  port: "which port; 0 takes any that is free",
  db: "memory, sqlite:<file>, or postgres://user:password@host/database",
  bus: "redis://host:port when several servers share one PostgreSQL, otherwise none",
  origins:
    "pages from other addresses that may connect, separated by commas; behind a proxy: its public address. A server that others reach answers to these names, to addresses and to localhost",
  trustProxy:
    "proxies whose X-Forwarded-For is believed, separated by commas: addresses, ranges such as 10.0.0.0/8, loopback, uniquelocal",
  web: "the folder of the built page; left out, only the programming interface is served",
  publicUrl: "the name that matches are signed with, as https://cards.example; left out, the first of the origins",
  signingKey:
    "the file of the key that signs matches, made if it is not there; left out, signing-key.pem beside the store",
  operatorPort:
    "the port of /metrics and /docs; left out, they are on the players' port while only this machine can reach it, and nowhere otherwise",
  logLevel: "silent, error, warn, info or debug; one JSON object a line",
  messagesPerSecond:
    "messages that one connection may send for long; all of one address together, twenty times as many",
  messageBurst: "messages that it may send at once",
  requestsPerMinute: "HTTP requests of one address; of files of the page five times as many",
  verificationsPerMinute: "logs that one address may have verified",
  requestMs:
    "how long a request may take to arrive; whoever sends more slowly is cut, and so is who reads nothing of an answer for four times as long",
  connectionsMax: "WebSocket connections of one server",
  connectionsPerAddress: "WebSocket connections of one address (of one /64 network in IPv6)",
  matchesMax: "matches made on one server that have not ended; one that was made an hour ago counts no more",
  matchesPerAddress: "the same of one address",
  botMatchesMax: "of these, matches in which only bots play",
  botMatchesPerAddress: "the same of one address",
  computingMsPerSecond: "milliseconds of each second that one address may take up with lists and logs, for long",
  computingBurstMs: "milliseconds that it may take up at once",
  watchersMax: "connections that may watch one match on one server; each seat may have eight",
  overloadMs: "HTTP requests are answered with 503 while the event loop is late by more than this",
  outboxBytes: "bytes that may wait for a slow reader before it is cut off; it comes back with last_seq",
  helloMs: "how long a new connection may wait before it says HELLO",
  pingMs: "how often a silent connection is asked whether it is there",
  idleMs: "how long a match stays in memory after the last viewer has left",
  pollMs: "how often a server looks for steps that another one stored, when the bus tells nothing",
  sweepMs: "how often it looks for deadlines and for bots that have to move",
  botThreads:
    "how many bots think at once, each in a thread of its own; left out, one less than the machine has processors",
  botDelayMs: "how long a bot waits before it moves, for those who watch",
};
export function settingsPage(): string {
  const { web: _, botThreads: __, ...defaults } = readConfig({});
  const given = (key: string): string => {
    const value: unknown = (defaults as Readonly<Record<string, unknown>>)[key];
    return value === undefined ? "" : code(Array.isArray(value) ? value.join(",") || "none" : String(value));
  };
  const rows = Object.entries(MEANING).map(([key, meaning]) => [code(environmentName(key)), given(key), meaning]);
  return page("Settings of a server", [
    "Every setting is an environment variable. `npm run cardwright -- serve --help` lists those that are flags as well; a flag wins.",
    table(
      ["variable", "default", "what it is"],
      rows.map(([name = "", start = "", meaning = ""]) => [name, start, meaning.replaceAll("<", "&lt;")]),
    ),
  ]);
}
