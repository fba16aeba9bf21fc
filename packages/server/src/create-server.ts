import type { FastifyBaseLogger } from "fastify";
import type { BotDriver } from "./bots/driver.ts";
import { botPool } from "./bots/pool.ts";
import { type Bus, noBus } from "./bus/bus.ts";
import { RedisBus } from "./bus/redis.ts";
import { Catalog, type CatalogEntry } from "./catalog.ts";
import { type Config, type ConfigInput, configSchema } from "./config.ts";
import { type Faults, noFaults } from "./faults.ts";
import { ownOrigins } from "./gateway/origin.ts";
import { createApp } from "./http/app.ts";
import { Matches } from "./matches.ts";
import { createMetrics } from "./metrics.ts";
import { createLog } from "./operator-log.ts";
import { presence } from "./presence.ts";
import { hosting } from "./room/host.ts";
import type { Room } from "./room/room.ts";
import { Rooms } from "./room/rooms.ts";
import { openStore } from "./store/open.ts";
import type { Store } from "./store/store.ts";

export interface ServerParts {
  readonly games: readonly CatalogEntry[];
  /** What chooses for bots. Left out: ours, in threads, where `catalog` names a module that exports `games`. */
  readonly bots?: BotDriver;
  readonly catalog?: string;
  readonly store?: Store;
  readonly bus?: Bus;
  /** Left out: lines of JSON to the standard output. */
  readonly log?: FastifyBaseLogger;
  /** For a test harness alone. */
  readonly faults?: Faults;
  readonly now?: () => number;
}
export interface Server {
  readonly url: string;
  readonly config: Config;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly matches: Matches;
  /** Settled once nothing can be stored any more: whoever runs the server can only end it and start another. */
  readonly broken: Promise<Error>;
  /** Stops taking work, finishes what was begun, closes everything. */
  close(): Promise<void>;
}
/** How long requests that were begun may take once the server closes. */
const REQUESTS_MS = 1_000;
/** No bots at all, where nothing was said of where the games are to be found by a thread. */
const noBots: BotDriver = { kinds: [], choose: async () => null, close: async () => undefined };

/** A port that goes without saying is not in the address. */
const portOf = (url: string): number => Number(new URL(url).port || 80);

/** The one place where the parts of a server are put together. */
export async function createServer(input: ConfigInput, parts: ServerParts): Promise<Server> {
  const config = configSchema.parse(input);
  const log = parts.log ?? createLog(config.logLevel);
  const now = parts.now ?? Date.now;
  const faults = parts.faults ?? noFaults;
  const failed = (error: unknown, match: string): void => log.error({ err: error, match }, "something failed");
  const metrics = createMetrics();
  const catalog = new Catalog(parts.games);
  let breakDown: (error: Error) => void = () => undefined;
  const broken = new Promise<Error>((resolve) => {
    breakDown = resolve;
  });
  const storePresence = presence(
    (err) => log.error({ err }, "the store is away; nothing is stored, and players are told to try again"),
    () => log.warn("the store is back"),
  );
  const store = parts.store ?? openStore(config.db, faults, storePresence.gone, (error) => breakDown(error));
  await store.open();
  const busPresence = presence(
    (err) => log.warn({ err }, "the bus is away; matches go on without hints"),
    () => log.warn("the bus is back"),
  );
  const bus = parts.bus ?? (config.bus === "none" ? noBus() : new RedisBus(config.bus, busPresence));
  const { catalog: module } = parts;
  const bots = parts.bots ?? (module === undefined ? noBots : botPool({ catalog: module, threads: config.botThreads }));

  const around = { store, storePresence, metrics, faults, botDelayMs: config.botDelayMs, now, failed };
  const seatsChanged = (room: Room): Promise<void> => rooms.seatsChanged(room);
  const isEnding = (): boolean => rooms.closed;
  const wake = hosting({ store, bots, now, failed, seatsChanged, isEnding });
  const rooms: Rooms = new Rooms(around, catalog, bus, config, wake);
  const matches = new Matches(catalog, rooms, bots.kinds, now);
  const origins = new Set<string>(config.origins);
  const gate = {
    rooms,
    metrics,
    failed,
    limits: {
      rate: { perSecond: config.messagesPerSecond, burst: config.messageBurst },
      outboxBytes: config.outboxBytes,
      watchersMax: config.watchersMax,
      helloMs: config.helloMs,
    },
    async returned(room: Room, seat: number): Promise<void> {
      if (room.seats[seat]!.kind === "bot") return;
      await store.setBot(room.id, seat, null);
      await rooms.seatsChanged(room);
    },
  };
  const app = await createApp({ config, log, catalog, rooms, matches, bots, metrics, gate, origins: () => origins });
  await rooms.open();
  const url = await app.listen({ host: config.host, port: config.port });
  for (const origin of ownOrigins(config.host, portOf(url))) origins.add(origin);
  let closing: Promise<void> | null = null;
  const close = async (): Promise<void> => {
    await rooms.close();
    // A request that never comes to its end would hold everything up until whoever asked for the end loses patience.
    const cut = setTimeout(() => app.server.closeAllConnections(), REQUESTS_MS);
    await app.close();
    clearTimeout(cut);
    await bots.close();
    await store.close();
  };
  return {
    url,
    config,
    store,
    rooms,
    matches,
    broken,
    close: () => (closing ??= close()),
  };
}
