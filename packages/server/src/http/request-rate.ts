import { HOST_CODES } from "@cardwright/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { shareOf } from "../fair-share/address.ts";
import type { Door } from "../fair-share/door.ts";
import { Rates } from "../fair-share/rates.ts";
import type { Metrics } from "../metrics.ts";

/** So many of a minute's requests may come at once. */
const BURST_MAX = 100;
const RETRY_AFTER_SECONDS = "3";

/** A client that asks too often is told so and disconnected, so that the rest of its request is never read. */
export function refuseTooFast(reply: FastifyReply): FastifyReply {
  reply.header("connection", "close").header("retry-after", RETRY_AFTER_SECONDS);
  return reply.code(429).send({ code: "TOO_FAST", message: HOST_CODES.TOO_FAST });
}
/** A hook that runs before the body is read. */
export function limitOf(perMinute: number, { refusedRequests }: Metrics, door: Door) {
  const rates = new Rates(perMinute, BURST_MAX);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (rates.take(shareOf(request.ip))) return undefined;
    refusedRequests.inc({ why: "TOO_FAST" });
    door.refused(request.ip);
    return refuseTooFast(reply);
  };
}
export function registerRequestRate(app: FastifyInstance, perMinute: number, metrics: Metrics, door: Door): void {
  app.addHook("onRequest", limitOf(perMinute, metrics, door));
}
