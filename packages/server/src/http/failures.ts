import { HOST_CODES, type HostCode } from "@cardwright/protocol";
import type { FastifyInstance, FastifyReply } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { Metrics } from "../metrics.ts";
import { HostError, MatchFault } from "../refusals.ts";
import type { StoreHealth } from "../store-health.ts";

const STATUS: Partial<Record<HostCode, number>> = {
  NO_ACCESS: 404,
  TOO_LARGE: 413,
  UNKNOWN_GAME: 404,
  TOO_FAST: 429,
  TOO_MANY: 429,
  SEAT_TAKEN: 409,
  SEAT_EMPTY: 409,
  SEAT_KEPT: 409,
  TOKEN_USED: 409,
  ALREADY_STARTED: 409,
  NOT_STARTED: 409,
  NOT_ENDED: 409,
  RULES_DIFFER: 409,
  QUARANTINED: 409,
  RETRY: 503,
  INTERNAL: 500,
};
/** A URL that cannot be parsed, or is far too long, is answered as not found. */
export const noSuchPlace = (_: unknown, __: unknown, reply: FastifyReply): void => {
  reply.code(404).send({ code: "NO_ACCESS", message: HOST_CODES.NO_ACCESS });
};
/** Overload is logged at most this often: logging costs time when there is least of it, and the metrics count every refusal. */
const OVERLOAD_TOLD_EVERY_MS = 60_000;
/** Every answer that is not a success has a code of the closed list, and a text made of public facts. */
export function registerFailures(app: FastifyInstance, { refusedRequests }: Metrics, health: StoreHealth): void {
  let overloadToldAt = Number.NEGATIVE_INFINITY;
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof HostError || error instanceof MatchFault) {
      const { code } = error;
      health.failed(error);
      if (code === "TOO_FAST" || code === "TOO_MANY") refusedRequests.inc({ why: code });
      return reply
        .code(STATUS[code] ?? 400)
        .send({ code, message: error instanceof HostError ? error.message : HOST_CODES[code] });
    }
    if (hasZodFastifySchemaValidationErrors(error)) {
      // A malformed match id is answered like an unknown one, so that half a link gets the same answer as a wrong one.
      if (error.validationContext === "params") {
        return reply.code(404).send({ code: "NO_ACCESS", message: HOST_CODES.NO_ACCESS });
      }
      const [issue] = error.validation;
      const where = issue?.instancePath.replaceAll("/", ".").slice(1, 80) ?? "";
      return reply
        .code(400)
        .send({ code: "MALFORMED", message: `${where} ${issue?.message ?? ""}`.trim().slice(0, 200) });
    }
    const { statusCode, code } = error as { statusCode?: number; code?: string };
    if (code === "FST_UNDER_PRESSURE") {
      refusedRequests.inc({ why: "overload" });
      const now = performance.now();
      if (now - overloadToldAt >= OVERLOAD_TOLD_EVERY_MS) {
        overloadToldAt = now;
        request.log.warn("there is too much to do; requests are refused until there is less");
      }
      return reply.code(503).send({ code: "RETRY", message: HOST_CODES.RETRY });
    }
    if (statusCode === 413) return reply.code(413).send({ code: "TOO_LARGE", message: HOST_CODES.TOO_LARGE });
    if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
      return reply.code(statusCode).send({ code: "MALFORMED", message: HOST_CODES.MALFORMED });
    }
    request.log.error(error);
    return reply.code(503).send({ code: "RETRY", message: HOST_CODES.RETRY });
  });
  app.setNotFoundHandler((_, reply) => reply.code(404).send({ code: "NO_ACCESS", message: HOST_CODES.NO_ACCESS }));
}
