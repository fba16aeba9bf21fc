import type { FastifyInstance } from "fastify";
import { adviceRoutes } from "./advice.ts";
import { gameRoutes } from "./games.ts";
import { logRoutes } from "./logs.ts";
import { matchRoutes } from "./matches.ts";
import { rightsRoutes } from "./rights.ts";
import { type RouteParts, typed } from "./route-parts.ts";
import { seatRoutes } from "./seats.ts";
import { worldRoutes } from "./worlds.ts";

export type { RouteParts } from "./route-parts.ts";

/** The HTTP interface, a file for each resource. */
export async function registerRoutes(app: FastifyInstance, parts: RouteParts): Promise<void> {
  for (const add of [gameRoutes, matchRoutes, seatRoutes, rightsRoutes, logRoutes, adviceRoutes, worldRoutes])
    add(typed(app), parts);
}
