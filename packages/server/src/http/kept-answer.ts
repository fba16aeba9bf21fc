import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/** An answer that is the same for everybody until the server starts again: written, packed and hashed once. */
export interface KeptAnswer {
  readonly plain: Buffer;
  readonly packed: Buffer;
  readonly tag: string;
}
export function keptAnswer(value: unknown): KeptAnswer {
  const plain = Buffer.from(JSON.stringify(value));
  const hash = createHash("sha256").update(plain).digest("base64url").slice(0, 22);
  // Weak: the packed bytes and the plain ones are the same answer.
  return { plain, packed: gzipSync(plain), tag: `W/"${hash}"` };
}
/** A client that has this answer already gets 304. Browsers ask each time, because a changed game has a new hash. */
export function sendKept(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { plain, packed, tag }: KeptAnswer,
): FastifyReply {
  reply.header("etag", tag).header("cache-control", "no-cache").header("vary", "accept-encoding");
  if (headers["if-none-match"]?.split(/\s*,\s*/).includes(tag) === true) return reply.code(304).send();
  reply.type("application/json; charset=utf-8");
  const takesPacked = /\bgzip\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(String(headers["accept-encoding"] ?? ""));
  return takesPacked ? reply.header("content-encoding", "gzip").send(packed) : reply.send(plain);
}
