import type { FastifyRequest } from "fastify";

/** The token of a request; only its header is looked at, never a cookie. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const [, token] = /^Bearer ([A-Za-z0-9_-]{22,86})$/.exec(request.headers.authorization ?? "") ?? [];
  return token;
}
