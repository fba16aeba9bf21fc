import { PROTOCOL_VERSION } from "@cardwright/protocol";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import type { Metrics } from "../metrics.ts";
import type { Store } from "../store/store.ts";
import type { StoreHealth } from "../store-health.ts";

/** Routes for the operator: metrics, the API's description, health and readiness. */

/** The library that shows the API puts one style of its own into its page, and nothing else may be there. */
const DOCUMENTS_POLICY = {
  "default-src": ["'self'"],
  "style-src": ["'self'", "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='"],
  "img-src": ["'self'", "data:"],
};
/** These answer under overload too: a busy server is not dead, and its metrics are needed most then. */
const always = { schema: { hide: true }, config: { pressureHandler: () => undefined } };

/** Collects the description of every route that is added after it. */
export async function registerDescription(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: "3.1.0", info: { title: "Cardwright", version: String(PROTOCOL_VERSION) } },
    transform: jsonSchemaTransform,
  });
}
export interface Watched {
  readonly store: Store;
  readonly health: StoreHealth;
  readonly metrics: Metrics;
}
export function registerProbes(app: FastifyInstance, { store, health }: Omit<Watched, "metrics">): void {
  app.get("/health", always, async () => ({ ok: true }));
  app.get("/ready", { schema: { hide: true } }, async (_, reply) => {
    try {
      await store.check();
    } catch {
      return reply.code(503).send({ ok: false, why: health.trouble ?? "the store does not answer" });
    }
    return health.trouble === null ? { ok: true } : reply.code(503).send({ ok: false, why: health.trouble });
  });
}
export async function registerOperators(app: FastifyInstance, { registry }: Metrics): Promise<void> {
  await app.register(swaggerUi, { routePrefix: "/docs", staticCSP: DOCUMENTS_POLICY });
  app.get("/openapi.json", { schema: { hide: true } }, async () => app.swagger());
  app.get("/metrics", always, async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}
/** The same on a port of its own, which a firewall or a container keeps from the public. */
export async function createOperatorsApp(
  log: FastifyBaseLogger,
  players: FastifyInstance,
  watched: Watched,
): Promise<FastifyInstance> {
  await players.ready();
  const app = fastify({ loggerInstance: log });
  await app.register(swagger, { mode: "static", specification: { document: players.swagger() as never } });
  registerProbes(app, watched);
  await registerOperators(app, watched.metrics);
  return app;
}
