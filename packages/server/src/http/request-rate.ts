import { HOST_CODES } from "@cardwright/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { shareOf } from "../fair-share/address.ts";
import type { Door } from "../fair-share/door.ts";
import { Rates } from "../fair-share/rates.ts";
import type { Metrics } from "../metrics.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** A file of the page, which lies ready and costs next to nothing. */
    readonly isPageFile?: boolean;
  }
}
/** The most of a minute's requests that may come at once. */
const BURST_MAX = 100;
/** A page is some seventy files, and a whole family behind one address opens it at the same time. */
const PAGE_FILES_BURST_MAX = 1_000;
const PAGE_FILES_TIMES = 5;
const RETRY_AFTER_SECONDS = "3";

/** A client that asks too often is told so and disconnected, so that the rest of its request is never read. */
export function refuseTooFast(reply: FastifyReply): FastifyReply {
  reply.header("connection", "close").header("retry-after", RETRY_AFTER_SECONDS);
  return reply.code(429).send({ code: "TOO_FAST", message: HOST_CODES.TOO_FAST });
}
/** A hook that runs before the body is read. */
export function limitOf(perMinute: number, { refusedRequests }: Metrics, door: Door, burst = BURST_MAX) {
  const rates = new Rates(perMinute, burst);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (rates.take(shareOf(request.ip))) return undefined;
    refusedRequests.inc({ why: "TOO_FAST" });
    door.refused(request.ip);
    return refuseTooFast(reply);
  };
}
/** Files of the page are counted by themselves: to open it must not use up what a player asks with. */
export function registerRequestRate(app: FastifyInstance, perMinute: number, metrics: Metrics, door: Door): void {
  const limit = limitOf(perMinute, metrics, door);
  const pageLimit = limitOf(perMinute * PAGE_FILES_TIMES, metrics, door, PAGE_FILES_BURST_MAX);
  app.addHook("onRequest", (request, reply) =>
    (request.routeOptions.config.isPageFile === true ? pageLimit : limit)(request, reply),
  );
}
