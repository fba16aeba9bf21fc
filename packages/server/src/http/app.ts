import { existsSync } from "node:fs";
import { PROTOCOL_VERSION } from "@cardwright/protocol";
import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import statics from "@fastify/static";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import underPressure from "@fastify/under-pressure";
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { BotDriver } from "../bots/driver.ts";
import type { Catalog } from "../catalog.ts";
import type { Config } from "../config.ts";
import type { Gate } from "../gateway/connection.ts";
import { registerGateway, registerSockets } from "../gateway/gateway.ts";
import type { Matches } from "../matches.ts";
import type { Metrics } from "../metrics.ts";
import type { Rooms } from "../room/rooms.ts";
import type { TableRights } from "../table-rights.ts";
import { noSuchPlace, registerFailures } from "./failures.ts";
import { registerRights } from "./rights.ts";
import { registerRoutes } from "./routes.ts";

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
  readonly origins: () => ReadonlySet<string>;
}
/** The library that shows the API puts one style of its own into its page, and nothing else may be there. */
const DOCUMENTS_POLICY = {
  "default-src": ["'self'"],
  "style-src": ["'self'", "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='"],
  "img-src": ["'self'", "data:"],
};
/** The page has addresses of its own (/match/..., /tests): a reload of any of them gets the page, not a 404. */
async function servePage(app: FastifyInstance, root: string): Promise<void> {
  await app.register(statics, { root, wildcard: false });
  app.get("/*", { schema: { hide: true } }, async (request, reply) => {
    const isPage = request.headers.accept?.includes("text/html") === true && !request.url.startsWith("/api/");
    return isPage ? reply.sendFile("index.html") : reply.callNotFound();
  });
}
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, log, catalog, rooms, matches, rights, bots, metrics, gate, origins } = parts;
  const logController = new LogController({ disableRequestLogging: true });
  const trustProxy = config.trustProxy.length > 0 ? config.trustProxy : false;
  const limits = { bodyLimit: 65_536, requestTimeout: 15_000 };
  const app = fastify({ loggerInstance: log, logController, trustProxy, ...limits, frameworkErrors: noSuchPlace });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerFailures(app, metrics);
  await registerSockets(app);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        // Nothing inline: what a script sets on an element is no part of this.
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", "data:"],
        connectSrc: ["'self'", "ws:", "wss:"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
  });
  await app.register(rateLimit, { max: config.requestsPerMinute, timeWindow: "1 minute" });
  await app.register(underPressure, { maxEventLoopDelay: config.overloadMs, exposeStatusRoute: false });
  await app.register(swagger, {
    openapi: { openapi: "3.1.0", info: { title: "Cardwright", version: String(PROTOCOL_VERSION) } },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: "/docs", staticCSP: DOCUMENTS_POLICY });
  registerGateway(app, { gate, pingMs: config.pingMs, connectionsMax: config.connectionsMax, origins });
  const { verificationsPerMinute } = config;
  const routes = { catalog, rooms, matches, botKinds: bots.kinds, verificationsPerMinute };
  await app.register((api) => registerRoutes(api, routes), { prefix: "/api/v1" });
  await app.register((api) => registerRights(api, rights), { prefix: "/api/v1" });
  app.get("/openapi.json", { schema: { hide: true } }, async () => app.swagger());
  // Too much to do is no reason to be taken for dead, and the time to look at the numbers.
  const forOperators = { schema: { hide: true }, config: { pressureHandler: () => undefined } };
  app.get("/health", forOperators, async () => ({ ok: true }));
  app.get("/ready", { schema: { hide: true } }, async (_, reply) => {
    try {
      await rooms.store.check();
      return { ok: true };
    } catch {
      return reply.code(503).send({ ok: false, why: "the store does not answer" });
    }
  });
  app.get("/metrics", forOperators, async (_, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  if (config.web !== undefined && existsSync(config.web)) await servePage(app, config.web);
  return app;
}
