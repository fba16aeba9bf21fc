import type { Declaration, Draw, StateOf } from "@cardwright/core";
import { compareFrames, drawFrom, playRandom, twinAction } from "@cardwright/core/testing";
import { hashSecret } from "../../src/auth.ts";
import { Catalog, type CatalogEntry, type Server } from "../../src/index.ts";
import { type AnySnapshot, digestOf } from "../../src/room/load.ts";
import type { Room } from "../../src/room/room.ts";
import { MemoryStore } from "../../src/store/memory.ts";
import { games } from "../games/index.ts";
import { PackedSocket } from "./packed-socket.ts";
import { RawSocket } from "./raw.ts";
import { call, startServer } from "./table.ts";

/** Two worlds that look the same to a viewer, each behind a server of its own, played on in step. */
type AnyState = StateOf<Declaration>;
const TOKENS = ["A".repeat(43), "B".repeat(43), "C".repeat(43), "D".repeat(43)];
const STEPS = 6;

/** Two servers, used again and again: every trial is a match of its own, of the same name on both. */
export class Worlds {
  readonly catalog: Catalog;
  private readonly servers: readonly { server: Server; store: MemoryStore }[];
  private trials = 0;
  private constructor(hosted: Catalog, servers: Worlds["servers"]) {
    this.catalog = hosted;
    this.servers = servers;
  }
  static async open(entries: readonly CatalogEntry[] = games): Promise<Worlds> {
    const open = async () => {
      const store = new MemoryStore();
      return { store, server: await startServer({ idleMs: 600_000 }, { store, games: entries, now: () => 1_000 }) };
    };
    return new Worlds(new Catalog(entries), [await open(), await open()]);
  }
  async close(): Promise<void> {
    await Promise.all(this.servers.map(({ server }) => server.close()));
  }
  async place(
    game: string,
    expansions: readonly string[],
    snapshots: readonly [AnySnapshot, AnySnapshot],
  ): Promise<{ match: string; urls: string[]; rooms: Room[] }> {
    const match = `two-worlds-${String(++this.trials).padStart(6, "0")}`;
    for (const [i, { store }] of this.servers.entries())
      await place(this.catalog, store, match, game, expansions, snapshots[i]!);
    const rooms = await Promise.all(this.servers.map(({ server }) => server.rooms.get(match)));
    return { match, urls: this.servers.map(({ server }) => server.url), rooms: rooms as Room[] };
  }
}
async function place(
  hosted: Catalog,
  store: MemoryStore,
  match: string,
  game: string,
  expansions: readonly string[],
  snapshot: AnySnapshot,
): Promise<void> {
  const { engine, content } = hosted.find(game, expansions)!;
  const record = {
    id: match,
    game,
    version: engine.game.version,
    content,
    expansions,
    options: {},
    visibility: "public",
    clock: null,
    takeover: null,
    takebacks: "people",
    status: "running",
    createdAt: 1,
    seatsVersion: 0,
    commitment: "00",
    moves: [],
  } as const;
  const count = snapshot.state.seats;
  const seats = TOKENS.slice(0, count).map((token, seat) => ({
    seat,
    kind: "open" as const,
    name: `player ${seat}`,
    nonce: "",
    tokenHash: hashSecret(token),
    inviteHash: null,
    keptFor: null,
    keptUntil: null,
    bot: null,
  }));
  const secrets = {
    serverSeed: "00".repeat(32),
    hostHash: hashSecret("h"),
    watchHash: null,
    nonces: seats.map(() => ""),
  };
  await store.createMatch(record, secrets, seats);
  // The log before the snapshot is filled with anything: a snapshot stands for it.
  const { revision: last } = snapshot;
  for (let revision = 0; revision <= last; revision++) {
    await store.append({
      ...{ match, revision, seatsVersion: 0, seat: null, intent: null },
      ...{ ackSeq: 0, entry: "{}", hash: "", change: null },
    });
  }
  const sequences = Array.from({ length: count + 1 }, () => 9);
  const digest = digestOf(snapshot);
  await store.saveSnapshot(match, { revision: last, snapshot: snapshot as never, sequences, hash: "", digest });
}
export interface TwoWorlds {
  readonly game: string;
  readonly name: string;
  readonly viewer: number;
  readonly seats?: number;
  readonly expansions?: readonly string[];
}
/** The first difference, or null; `compared` counts the frames that had to be equal. */
export async function playTwoWorlds(
  worlds: Worlds,
  { game, name, viewer, seats, expansions = [] }: TwoWorlds,
): Promise<{ differs: string | null; compared: number }> {
  const draw: Draw = drawFrom(name);
  const { engine } = worlds.catalog.find(game, expansions)!;
  const entry = worlds.catalog.entries.get(game)!;
  const played = playRandom(entry.game, name, {
    actionsMax: 4 + draw(16),
    expansions: entry.expansions.filter(({ id }) => expansions.includes(id)),
    ...(seats === undefined ? {} : { seats }),
  });
  const last = played.last as unknown as AnySnapshot;
  if (last.state.outcome !== null) return { differs: null, compared: 0 };
  const other: AnySnapshot = { ...last, state: engine.redeal(last.state, viewer, draw), intents: [] };
  const { match, urls, rooms } = await worlds.place(game, expansions, [{ ...last, intents: [] }, other]);
  const token = viewer < 0 ? undefined : TOKENS[viewer];
  const sockets = await Promise.all(urls.map((url) => new RawSocket(url).hello(match, token)));
  // Everybody else looks on as well: what is packed for one lies in the memory in which it is packed for the next.
  const viewers = [...TOKENS.slice(0, last.state.seats).keys(), -1];
  const crowds = urls.map((url) => viewers.map((each) => new PackedSocket(url, match, TOKENS[each])));
  const packed = crowds.map((crowd) => crowd.at(viewer)!);
  let compared = 0;
  const heard = async (text: string, lists: readonly (readonly string[])[]) => {
    for (const list of lists) {
      const end = Date.now() + 5_000;
      while (!list.some((message) => message.includes(text))) {
        if (Date.now() > end) throw new Error(`${text} was never heard`);
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    }
  };
  const answers = sockets.map(({ received }) => received);
  const settled = async (request_id: number) => {
    for (const socket of [...sockets, ...packed]) socket.send({ type: "PING", request_id });
    await heard(`"PONG","request_id":${request_id}}`, [...answers, ...packed.map(({ texts }) => texts)]);
  };
  const difference = async (): Promise<string | null> => {
    const path = `/api/v1/matches/${match}/view`;
    const views = await Promise.all(urls.map((url) => call(url, "GET", path, undefined, token)));
    const [a, b] = sockets.map((socket, i) => JSON.stringify([socket.received, packed[i]!.bytes, views[i]]));
    compared++;
    if (a === b) return null;
    let i = 0;
    while (a![i] === b![i]) i++;
    return `${a!.slice(Math.max(0, i - 60), i + 80)} <> ${b!.slice(Math.max(0, i - 20), i + 80)}`;
  };
  const end = async (differs: string | null) => {
    for (const socket of [...sockets, ...crowds.flat()]) socket.close();
    return { differs, compared };
  };
  await heard('"STATE_SNAPSHOT"', [...answers, ...crowds.flat().map(({ texts }) => texts)]);
  const actions = [...engine.rules.actions.keys()];
  for (let step = 0; step < STEPS; step++) {
    const wild = actions[draw(actions.length)]!;
    for (const socket of sockets) {
      socket.send({ type: "LIST_ACTIONS", request_id: 1 });
      for (const action of actions) socket.send({ type: "DESCRIBE", request_id: 2, action });
      socket.send({ type: "ACTION", action: wild, payload: { card: "p1" }, intent_id: `wild ${step}` });
    }
    await heard(`"intent_id":"wild ${step}"`, answers);
    await settled(100 + step);
    const found = await difference();
    if (found !== null) return end(found);
    const [here, there] = rooms.map(({ snapshot }) => snapshot!.state) as [AnyState, AnyState];
    const actors = engine.actors(here);
    // The match is over, and this last step has been compared above.
    if (actors.length === 0) return end(null);
    const seat = actors[draw(actors.length)]!;
    const action = engine.sample(here, seat, draw);
    if (action === null) return end(null);
    const twin = seat === viewer ? action : twinAction(engine, action, here, there, viewer, draw(2) === 0);
    if (twin === null) return end(null);
    const [a, b] = [engine.applyAction(rooms[0]!.snapshot!, action), engine.applyAction(rooms[1]!.snapshot!, twin)];
    if (!a.ok || !b.ok) return end(seat === viewer ? `${action.type} is legal in one world alone` : null);
    const [mine, other] = [a, b].map(({ entry }) => engine.seeEvents(entry.events, viewer));
    // Revealed things may differ; from there on these are two different matches.
    if (compareFrames(engine, mine!, other!) === "revealed") return end(null);
    await Promise.all([
      rooms[0]!.hostAction(rooms[0]!.revision, action, false),
      rooms[1]!.hostAction(rooms[1]!.revision, twin, false),
    ]);
    await settled(200 + step);
  }
  return end(await difference());
}

/** The same trials every time: small games, and each viewer in turn. */
export const trials = (count: number): TwoWorlds[] =>
  Array.from({ length: count }, (_, i) => ({
    game: i % 2 === 0 ? "duel" : "seers",
    name: `worlds ${i}`,
    viewer: [0, 1, -1][i % 3]!,
  }));
