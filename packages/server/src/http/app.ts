import { existsSync } from "node:fs";
import { DEPTH_MAX, depthOf } from "@cardwright/protocol";
import underPressure from "@fastify/under-pressure";
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { BotDriver } from "../bots/driver.ts";
import type { Catalog } from "../catalog.ts";
import type { Config } from "../config.ts";
import type { Computing } from "../fair-share/computing.ts";
import { Door } from "../fair-share/door.ts";
import type { OpenMatches } from "../fair-share/open-matches.ts";
import type { Gate } from "../gateway/connection.ts";
import { registerGateway, registerSockets } from "../gateway/gateway.ts";
import type { Matches } from "../matches.ts";
import type { Metrics } from "../metrics.ts";
import { HostError } from "../refusals.ts";
import type { Rooms } from "../room/rooms.ts";
import type { RollOver } from "../rules/roll-over.ts";
import type { Sealing } from "../signing/sealing.ts";
import type { StoreHealth } from "../store-health.ts";
import type { TableRights } from "../table-rights.ts";
import { noSuchPlace, registerFailures } from "./failures.ts";
import { isLoopback, registerHosts } from "./hosts.ts";
import { registerTurns } from "./in-turn.ts";
import { registerDescription, registerOperators, registerProbes } from "./operators.ts";
import { registerPage } from "./page-files.ts";
import { registerPolicy } from "./policy.ts";
import { registerKeys } from "./published-keys.ts";
import { limitOf, registerRequestRate } from "./request-rate.ts";
import { registerRoutes } from "./routes/index.ts";

export interface AppParts {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly catalog: Catalog;
  readonly rooms: Rooms;
  readonly matches: Matches;
  readonly rights: TableRights;
  readonly bots: BotDriver;
  readonly metrics: Metrics;
  readonly gate: Gate;
  readonly openMatches: OpenMatches;
  readonly computing: Computing;
  readonly sealing: Sealing;
  readonly rollOver: RollOver;
  readonly health: StoreHealth;
  readonly origins: () => ReadonlySet<string>;
}
const BODY_BYTES_MAX = 65_536;
/** Node checks for slow requests only at intervals; the allowed time is shortened by one interval, so that the promise holds. */
const LOOKS_PER_REQUEST = 8;
/** An answer of which nothing was read for so many times as long is not kept for whoever asked. */
const UNREAD_TIMES = 4;

/** An HTTP server with the limits that hold before anything of ours is asked: size, time, one request after the other. */
function bareApp({ config, log }: AppParts): FastifyInstance {
  const logController = new LogController({ disableRequestLogging: true });
  const trustProxy = config.trustProxy.length > 0 ? config.trustProxy : false;
  const connectionsCheckingInterval = Math.ceil(config.requestMs / LOOKS_PER_REQUEST);
  const requestTimeout = config.requestMs - connectionsCheckingInterval;
  const app = fastify({
    loggerInstance: log,
    logController,
    trustProxy,
    bodyLimit: BODY_BYTES_MAX,
    requestTimeout,
    connectionTimeout: config.requestMs * UNREAD_TIMES,
    http: { connectionsCheckingInterval, headersTimeout: requestTimeout, requestTimeout },
    frameworkErrors: noSuchPlace,
  });
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (depthOf(String(body)) > DEPTH_MAX) done(new HostError("TOO_LARGE"), undefined);
    else parse(request, String(body), done);
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  return app;
}
/** New connections are limited like requests, but never below this: a browser opens several for one page. */
const ARRIVALS_LEAST = 600;
const ARRIVALS_AT_ONCE = 100;
const doorOf = ({ requestsPerMinute, connectionsPerAddress, connectionsMax, trustProxy }: Config): Door =>
  new Door({
    perMinute: Math.max(ARRIVALS_LEAST, requestsPerMinute),
    burst: Math.max(ARRIVALS_AT_ONCE, Math.ceil(connectionsPerAddress / 3)),
    open: connectionsPerAddress * 2,
    openMax: connectionsMax * 2,
    proxies: trustProxy,
  });
/** Operators share the players' port only while nobody beyond this machine can reach it. */
const sharesPort = ({ operatorPort, host }: Config): boolean => operatorPort === undefined && isLoopback(host);

export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, rooms, metrics, gate, origins } = parts;
  const app = bareApp(parts);
  const door = doorOf(config);
  door.stand(app.server);
  app.addHook("preClose", async () => door.close());
  registerTurns(app);
  registerFailures(app, metrics, parts.health);
  await registerSockets(app);
  registerHosts(app, config.host, config.origins);
  await registerPolicy(app, origins);
  registerRequestRate(app, config.requestsPerMinute, metrics, door);
  await app.register(underPressure, { maxEventLoopDelay: config.overloadMs, exposeStatusRoute: false });
  await registerDescription(app);
  const { pingMs, connectionsMax, connectionsPerAddress, verificationsPerMinute } = config;
  registerGateway(app, { gate, pingMs, connectionsMax, connectionsPerAddress, origins });
  const routes = { ...parts, verificationLimit: limitOf(verificationsPerMinute, metrics, door) };
  await app.register((api) => registerRoutes(api, routes), { prefix: "/api/v1" });
  registerKeys(app, parts.sealing);
  registerProbes(app, { store: rooms.store, health: parts.health });
  if (sharesPort(config)) await registerOperators(app, metrics);
  if (config.web !== undefined && existsSync(config.web)) registerPage(app, config.web);
  return app;
}
