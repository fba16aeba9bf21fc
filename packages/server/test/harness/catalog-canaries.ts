import type { AnyEvent, Draw } from "@cardwright/core";
import { mixSeed } from "@cardwright/core/host";
import { drawFrom } from "@cardwright/core/testing";
import type { AnyEngine } from "../../src/any-engine.ts";
import type { CatalogEntry, Server } from "../../src/index.ts";
import { tailOf } from "../../src/room/load.ts";
import type { Room } from "../../src/room/room.ts";
import { readEntry } from "../../src/store/store.ts";
import { PackedSocket } from "./packed-socket.ts";
import { piecesOf } from "./pieces.ts";
import { RawSocket } from "./raw.ts";
import { call, seatAll, startServer, type Table } from "./table.ts";

/**
 * In every game each piece that somebody cannot follow has an id that they may never get, whatever becomes of it later: a
 * piece that comes into their sight has a new one. So these ids are canaries, and so are seeds and tokens.
 */
class Canaries {
  private readonly hidden: Set<string>[];
  private readonly seen: Set<string>[];
  constructor(viewers: number) {
    this.hidden = Array.from({ length: viewers }, () => new Set<string>());
    this.seen = Array.from({ length: viewers }, () => new Set<string>());
  }
  look({ engine, snapshot }: Room): void {
    for (const [name, list] of piecesOf(engine, snapshot!.state))
      for (const { id } of list) this.lies(engine, id, name);
  }
  /** A piece may lie in the open for a moment within one step. */
  pass(engine: AnyEngine, events: readonly AnyEvent[]): void {
    for (const { as, to, piece, from } of events) {
      if (typeof as === "string" && typeof to === "string") this.lies(engine, as, to);
      if (typeof piece === "string" && typeof from === "string") this.lies(engine, piece, from);
    }
  }
  private lies(engine: AnyEngine, id: string, at: string): void {
    const followedBy = engine.rules.places.get(at)?.followedBy ?? 0;
    for (const [index, hidden] of this.hidden.entries()) {
      const isLast = index === this.hidden.length - 1;
      const follows = (followedBy & (isLast ? 1 << 30 : 1 << index)) !== 0;
      (follows ? this.seen[index]! : hidden).add(id);
    }
  }
  /** Those that this viewer never could follow, in the form in which any message would have them. */
  forViewer(viewer: number): ReadonlySet<string> {
    const seen = this.seen.at(viewer)!;
    return new Set([...this.hidden.at(viewer)!].filter((id) => !seen.has(id)).map((id) => `"${id}"`));
  }
}
export interface CanaryReport {
  readonly escaped: readonly string[];
  readonly searchedBytes: number;
  readonly canaries: number;
  readonly steps: number;
}
/** With those who stay, fewer than a seat may have. */
const VISITS_MAX = 5;
interface Fuzz {
  readonly server: Server;
  readonly room: Room;
  readonly table: Table;
  readonly draw: Draw;
  readonly canaries: Canaries;
  readonly heard: [viewer: number, text: string][];
}
/** Matches of a game with people who come and go, watch, try what they may not, and fetch the log in the middle. */
export async function canariesOf(
  entry: CatalogEntry,
  name: string,
  { steps, perMatch }: { readonly steps: number; readonly perMatch: number },
): Promise<CanaryReport> {
  const server = await startServer({}, { games: [entry] });
  const draw = drawFrom(name);
  const escaped: string[] = [];
  let [searchedBytes, canaryCount, played] = [0, 0, 0];
  while (played < steps) {
    const { seats: allowed } = entry.game.declares;
    const seats = typeof allowed === "number" ? allowed : allowed[0] + draw(allowed[1] - allowed[0] + 1);
    const expansions = entry.expansions.filter(() => draw(2) === 0).map(({ id }) => id);
    const kinds = Array.from({ length: seats }, () => ({ kind: "open" }) as const);
    const table = await seatAll(server.url, { game: entry.game.id, expansions, seats: kinds }, seats);
    const room = (await server.rooms.get(table.match))!;
    const fuzz: Fuzz = { server, room, table, draw, canaries: new Canaries(seats + 1), heard: [] };
    played += await playMatch(fuzz, perMatch);
    for (const row of await tailOf(server.store, table.match, 0)) {
      fuzz.canaries.pass(room.engine, readEntry(row).events);
    }
    const secrets = (await server.store.secrets(table.match))!;
    // The end of a match reveals its seed to everybody, and nothing else of this.
    const seeds = [secrets.serverSeed, mixSeed(secrets.serverSeed, secrets.nonces!)];
    const kept = [secrets.hostHash, ...(room.status === "ended" ? [] : seeds)];
    const hashes = room.seats.map(({ tokenHash }) => tokenHash!);
    for (const [viewer, text] of fuzz.heard) {
      const hidden = fuzz.canaries.forViewer(viewer);
      const others = [...kept, ...hashes, ...table.tokens];
      searchedBytes += text.length;
      canaryCount += hidden.size + others.length;
      const found = [
        ...(text.match(/"[a-z]+\d+"/g) ?? []).filter((id) => hidden.has(id)),
        ...others.filter((canary) => text.includes(canary)),
      ];
      escaped.push(...found.map((canary) => `${entry.game.id}: ${canary} reached ${viewer}`));
    }
  }
  await server.close();
  return { escaped, searchedBytes, canaries: canaryCount, steps: played };
}
async function playMatch({ server, room, table, draw, canaries, heard }: Fuzz, steps: number): Promise<number> {
  const { match, tokens } = table;
  const raw: [number, RawSocket][] = [];
  const packed: [number, PackedSocket][] = [];
  const tokenOf = (viewer: number) => (viewer < 0 ? undefined : tokens[viewer]);
  const connect = async (viewer: number, more: object = {}) => {
    const socket = await new RawSocket(server.url).hello(match, tokenOf(viewer), more);
    raw.push([viewer, socket]);
    return socket;
  };
  const players: RawSocket[] = [];
  const visits: RawSocket[] = [];
  for (let seat = 0; seat < tokens.length; seat++)
    players.push(await connect(seat, seat === 0 ? { sentences: true } : {}));
  await connect(-1, { sentences: true });
  for (let viewer = -1; viewer < tokens.length; viewer++) {
    packed.push([viewer, new PackedSocket(server.url, match, tokenOf(viewer))]);
  }
  canaries.look(room);
  // Whoever concedes ends what is to be looked at.
  const types = [...room.engine.rules.actions.keys()].filter((type) => type !== "concede");
  let step = 0;
  for (; step < steps && room.status === "running"; step++) {
    // Somebody who is not asked tries something, and asks about everything.
    const seat = draw(players.length);
    const action = types[draw(types.length)]!;
    if (!room.actors.includes(seat)) {
      players[seat]!.send({ type: "ACTION", action, payload: { card: "none" }, intent_id: `wild ${step}` });
      players[seat]!.send({ type: "SUBMIT_CHOICE", prompt_id: "q1", selections: ["none"], intent_id: `late ${step}` });
    }
    players[seat]!.send({ type: "LIST_ACTIONS", request_id: step });
    for (const type of types) players[seat]!.send({ type: "DESCRIBE", request_id: step, action: type });
    if (draw(5) === 0) {
      const viewer = draw(tokens.length + 1) - 1;
      visits.push(await connect(viewer, draw(2) === 0 ? { last_seq: draw(30) } : {}));
      if (visits.length > VISITS_MAX) visits.shift()!.close();
      players[seat]!.send({ type: "RESYNC", last_seq: draw(step + 1) });
      for (const path of ["/log", "/view", ""]) {
        const answer = await call(server.url, "GET", `/api/v1/matches/${match}${path}`, undefined, tokenOf(viewer));
        heard.push([viewer, JSON.stringify(answer)]);
      }
    }
    const [actor] = room.actors;
    const chosen = actor === undefined ? null : room.engine.sample(room.snapshot!.state, actor, draw);
    if (chosen !== null) await room.hostAction(room.revision, chosen, false);
    canaries.look(room);
  }
  await new Promise((resolve) => setTimeout(resolve, 40));
  heard.push([-1, await (await fetch(`${server.url}/metrics`)).text()]);
  for (const [viewer, socket] of raw) heard.push([viewer, socket.received.join("\n")]);
  for (const [viewer, socket] of packed) heard.push([viewer, [...socket.texts, ...socket.bytes].join("\n")]);
  for (const [, socket] of [...raw, ...packed]) socket.close();
  return step;
}
