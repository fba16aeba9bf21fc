import type { FastifyBaseLogger } from "fastify";
import type { BotDriver } from "./bots/driver.ts";
import { botPool } from "./bots/pool.ts";
import { type Bus, noBus } from "./bus/bus.ts";
import { RedisBus } from "./bus/redis.ts";
import { Catalog, type CatalogEntry } from "./catalog.ts";
import { type Config, type ConfigInput, configSchema } from "./config.ts";
import { Computing } from "./fair-share/computing.ts";
import { OpenMatches } from "./fair-share/open-matches.ts";
import { type Faults, noFaults } from "./faults.ts";
import { ownOrigins } from "./gateway/origin.ts";
import { createApp } from "./http/app.ts";
import { createOperatorsApp } from "./http/operators.ts";
import { Matches } from "./matches.ts";
import { createMetrics } from "./metrics.ts";
import { createLog } from "./operator-log.ts";
import { presence } from "./presence.ts";
import type { Listener } from "./room/audience.ts";
import { hosting } from "./room/host.ts";
import type { Room } from "./room/room.ts";
import { Rooms } from "./room/rooms.ts";
import { standUp } from "./room/sitting-in.ts";
import { openStore } from "./store/open.ts";
import type { Store } from "./store/store.ts";
import { StoreClock } from "./store-clock.ts";
import { StoreHealth } from "./store-health.ts";
import { TableRights } from "./table-rights.ts";
import { tidyMemory } from "./tidy-memory.ts";

export interface ServerParts {
  readonly games: readonly CatalogEntry[];
  /** Chooses for bots. Left out: our bots in threads, if `catalog` names a module that exports `games`. */
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
  /** The address of `/metrics` and `/docs`, if they have a port of their own. */
  readonly operatorUrl: string | null;
  readonly config: Config;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly matches: Matches;
  /** Resolves once nothing can be stored any more and only a new process can help. */
  readonly broken: Promise<Error>;
  /** Stops taking work, finishes what was begun, closes everything. */
  close(): Promise<void>;
}
/** How long requests that were begun may take once the server closes. */
const REQUESTS_MS = 1_000;
/** Used where no module names the games, because a bot's thread could not load them. */
const noBots: BotDriver = { kinds: [], choose: async () => null, close: async () => undefined };

/** A default port is not part of a URL. */
const portOf = (url: string): number => Number(new URL(url).port || 80);

/** The one place where the parts of a server are put together. */
export async function createServer(input: ConfigInput, parts: ServerParts): Promise<Server> {
  const config = configSchema.parse(input);
  const log = parts.log ?? createLog(config.logLevel);
  const faults = parts.faults ?? noFaults;
  const health = new StoreHealth(
    (what, err) => log.error({ err }, what),
    () => log.warn("the store is well again"),
  );
  const failed = (error: unknown, match: string): void => {
    // A trouble of the store is told once, and not for each command that it fails.
    if (!health.failed(error)) log.error({ err: error, match }, "something failed");
  };
  const metrics = createMetrics(() => health.trouble);
  const catalog = new Catalog(parts.games);
  let breakDown: (error: Error) => void = () => undefined;
  const broken = new Promise<Error>((resolve) => {
    breakDown = resolve;
  });
  const storePresence = presence(
    (err) => log.error({ err }, "the store is away; nothing is stored, and players are told to try again"),
    () => log.warn("the store is back"),
  );
  const store = health.listenTo(
    parts.store ?? openStore(config.db, faults, storePresence.gone, (error) => breakDown(error)),
  );
  await store.open();
  const clock = new StoreClock({
    store,
    told: (offMs) =>
      offMs === 0
        ? log.warn("this machine's clock is right again")
        : log.error(
            { offSeconds: Math.round(offMs / 1_000) },
            "this machine's clock is off; matches go by the store's",
          ),
  });
  const isShared = store.time !== undefined;
  if (isShared) await clock.open();
  const now = parts.now ?? (isShared ? clock.now : Date.now);
  const busPresence = presence(
    (err) => log.warn({ err }, "the bus is away; matches go on without hints"),
    () => log.warn("the bus is back"),
  );
  const bus = parts.bus ?? (config.bus === "none" ? noBus() : new RedisBus(config.bus, busPresence));
  const { catalog: module } = parts;
  const bots = parts.bots ?? (module === undefined ? noBots : botPool({ catalog: module, threads: config.botThreads }));

  const around = { store, storePresence, metrics, faults, botDelayMs: config.botDelayMs, now, failed };
  const seatsChanged = (match: string): Promise<void> => rooms.seatsChanged(match);
  const isEnding = (): boolean => rooms.closed;
  const hasEnded = async (match: string): Promise<boolean> => (await store.match(match))?.status === "ended";
  const openMatches = new OpenMatches({ limits: config, now, hasEnded });
  const shareOf = (match: string): string => openMatches.shareOf(match);
  const wake = hosting({ store, bots, now, failed, seatsChanged, isEnding, shareOf });
  const rooms: Rooms = new Rooms(around, catalog, bus, config, wake);
  const matches = new Matches(catalog, rooms, bots.kinds, now);
  const rights = new TableRights(rooms, now);
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
    async returned(room: Room, { viewer, tokenHash }: Pick<Listener, "viewer" | "tokenHash">): Promise<void> {
      if (await standUp(store, room.id, viewer, tokenHash)) await rooms.seatsChanged(room.id);
    },
  };
  const computing = new Computing({ msPerSecond: config.computingMsPerSecond, burstMs: config.computingBurstMs });
  const shared = { openMatches, computing, health, origins: () => origins };
  const app = await createApp({ config, log, catalog, rooms, matches, rights, bots, metrics, gate, ...shared });
  await rooms.open();
  const url = await app.listen({ host: config.host, port: config.port });
  for (const origin of ownOrigins(config.host, portOf(url))) origins.add(origin);
  const operators =
    config.operatorPort === undefined ? null : await createOperatorsApp(log, app, { store, health, metrics });
  const operatorUrl = (await operators?.listen({ host: config.host, port: config.operatorPort! })) ?? null;
  const leaveMemory = tidyMemory();
  let closing: Promise<void> | null = null;
  const close = async (): Promise<void> => {
    leaveMemory();
    clock.close();
    await rooms.close();
    // A request that never ends must not hold up the shutdown.
    const cut = setTimeout(() => app.server.closeAllConnections(), REQUESTS_MS);
    await app.close();
    clearTimeout(cut);
    await operators?.close();
    await bots.close();
    await store.close();
  };
  return {
    url,
    operatorUrl,
    config,
    store,
    rooms,
    matches,
    broken,
    close: () => (closing ??= close()),
  };
}
