import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { BotDriver } from "./bots/driver.ts";
import { botPool } from "./bots/pool.ts";
import { type Bus, noBus } from "./bus/bus.ts";
import { RedisBus } from "./bus/redis.ts";
import { Catalog, type CatalogEntry } from "./catalog.ts";
import { type Config, type ConfigInput, configSchema } from "./config.ts";
import { Computing } from "./fair-share/computing.ts";
import { OpenMatches } from "./fair-share/open-matches.ts";
import { type Faults, noFaults } from "./faults.ts";
import type { Gate } from "./gateway/connection.ts";
import { ownOrigins } from "./gateway/origin.ts";
import { createApp } from "./http/app.ts";
import { createOperatorsApp } from "./http/operators.ts";
import { Matches } from "./matches.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { createLog } from "./operator-log.ts";
import { presence } from "./presence.ts";
import { hosting } from "./room/host.ts";
import { Rooms } from "./room/rooms.ts";
import { standUp } from "./room/sitting-in.ts";
import { Bundles } from "./rules/bundles.ts";
import { RollOver } from "./rules/roll-over.ts";
import { measureRules } from "./rules/rules-metrics.ts";
import { nodeKey } from "./signing/node-key.ts";
import { Sealing } from "./signing/sealing.ts";
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
  /** Resolves once every living match was compared with the rules that are here now. */
  readonly rolledOver: Promise<void>;
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

interface Base {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly faults: Faults;
  readonly health: StoreHealth;
}
type Failed = (error: unknown, match: string) => void;
function troublesTo(log: FastifyBaseLogger): { readonly health: StoreHealth; readonly failed: Failed } {
  const health = new StoreHealth(
    (what, err) => log.error({ err }, what),
    () => log.warn("the store is well again"),
  );
  const failed: Failed = (error, match) => {
    // A trouble of the store is told once, and not for each command that it fails.
    if (!health.failed(error)) log.error({ err: error, match }, "something failed");
  };
  return { health, failed };
}
/** The store, opened: with the clock that its nodes share, and what is told where it is away or broken. */
async function openStorage({ config, log, faults, health }: Base, parts: ServerParts) {
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
  return { store, storePresence, clock, broken, now: parts.now ?? (isShared ? clock.now : Date.now) };
}
function busOf({ config, log }: Base, given: Bus | undefined): Bus {
  const busPresence = presence(
    (err) => log.warn({ err }, "the bus is away; matches go on without hints"),
    () => log.warn("the bus is back"),
  );
  return given ?? (config.bus === "none" ? noBus() : new RedisBus(config.bus, busPresence));
}
const botsOf = ({ config }: Base, { bots, catalog }: ServerParts): BotDriver =>
  bots ?? (catalog === undefined ? noBots : botPool({ catalog, threads: config.botThreads }));
function gateOf(config: Config, store: Store, rooms: Rooms, metrics: Metrics, failed: Failed): Gate {
  return {
    rooms,
    metrics,
    failed,
    limits: {
      rate: { perSecond: config.messagesPerSecond, burst: config.messageBurst },
      outboxBytes: config.outboxBytes,
      watchersMax: config.watchersMax,
      helloMs: config.helloMs,
    },
    async returned(room, { viewer, tokenHash }) {
      if (await standUp(store, room.id, viewer, tokenHash)) await rooms.seatsChanged(room.id);
    },
  };
}

/** The one place where the parts of a server are put together. */
export async function createServer(input: ConfigInput, parts: ServerParts): Promise<Server> {
  const config = configSchema.parse(input);
  const log = parts.log ?? createLog(config.logLevel);
  const faults = parts.faults ?? noFaults;
  const { health, failed } = troublesTo(log);
  const metrics = createMetrics(() => health.trouble);
  const catalog = new Catalog(parts.games);
  const base = { config, log, faults, health };
  const { store, storePresence, clock, broken, now } = await openStorage(base, parts);
  const bots = botsOf(base, parts);
  const bundles = new Bundles(store, catalog, now);
  await bundles.open();
  measureRules(metrics.registry, store);
  const nameOf = { server: "" };
  const key = await nodeKey(config, store, now);
  const sealing = new Sealing({ store, key, server: () => nameOf.server, now, failed });

  const ended = (match: string): void => sealing.ended(match);
  const around = { store, ended, storePresence, metrics, faults, botDelayMs: config.botDelayMs, now, failed };
  const hasEnded = async (match: string): Promise<boolean> => (await store.match(match))?.status === "ended";
  const openMatches = new OpenMatches({ limits: config, now, hasEnded });
  const host = hosting({
    store,
    bots,
    now,
    failed,
    seatsChanged: (match) => rooms.seatsChanged(match),
    isEnding: () => rooms.closed,
    shareOf: (match) => openMatches.shareOf(match),
  });
  const rooms: Rooms = new Rooms(around, bundles, busOf(base, parts.bus), config, host);
  const matches = new Matches(catalog, rooms, bots.kinds, now);
  const rights = new TableRights(rooms, now);
  const rollOver = new RollOver({ store, catalog, bundles, failed, moved: (match) => rooms.moved(match) });
  const origins = new Set<string>(config.origins);
  const gate = gateOf(config, store, rooms, metrics, failed);
  const computing = new Computing({ msPerSecond: config.computingMsPerSecond, burstMs: config.computingBurstMs });
  const shared = { openMatches, computing, sealing, rollOver, health, origins: () => origins };
  const app = await createApp({ config, log, catalog, rooms, matches, rights, bots, metrics, gate, ...shared });
  const url = await app.listen({ host: config.host, port: config.port });
  nameOf.server = config.publicUrl ?? config.origins[0] ?? url;
  await rooms.open();
  for (const origin of ownOrigins(config.host, portOf(url))) origins.add(origin);
  const operators =
    config.operatorPort === undefined ? null : await createOperatorsApp(log, app, { store, health, metrics });
  const operatorUrl = (await operators?.listen({ host: config.host, port: config.operatorPort! })) ?? null;
  const rolledOver = rollOver.run().catch((error: unknown) => failed(error, ""));
  const leaveMemory = tidyMemory();
  const running = { leaveMemory, clock, rooms, app, operators, bots, rollOver, rolledOver, sealing, store };
  let closing: Promise<void> | null = null;
  const close = (): Promise<void> => (closing ??= closeAll(running));
  return { url, operatorUrl, config, store, rooms, matches, rolledOver, broken, close };
}
interface Running {
  readonly leaveMemory: () => void;
  readonly clock: StoreClock;
  readonly rooms: Rooms;
  readonly app: FastifyInstance;
  readonly operators: FastifyInstance | null;
  readonly bots: BotDriver;
  readonly rollOver: RollOver;
  readonly rolledOver: Promise<void>;
  readonly sealing: Sealing;
  readonly store: Store;
}
/** Whatever still brings work ends first, and the store that takes it last. */
async function closeAll(running: Running): Promise<void> {
  const { clock, rooms, app, operators, bots, rollOver, sealing, store } = running;
  running.leaveMemory();
  clock.close();
  await rooms.close();
  // A request that never ends must not hold up the shutdown.
  const cut = setTimeout(() => app.server.closeAllConnections(), REQUESTS_MS);
  await app.close();
  clearTimeout(cut);
  await operators?.close();
  await bots.close();
  rollOver.isClosed = true;
  await running.rolledOver;
  await sealing.settled();
  await store.close();
}
