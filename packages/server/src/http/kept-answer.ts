import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/** An answer that is the same for everybody until the server starts again: written, packed and hashed once. */
export interface KeptAnswer {
  readonly type: string;
  readonly plain: Buffer;
  /** Null where packing makes it no smaller, as with pictures and fonts. */
  readonly packed: Buffer | null;
  readonly tag: string;
  /** The time for which whoever has it need not ask again. */
  readonly cache: string;
}
const ASKED_EACH_TIME = "no-cache";
export function keptAnswer(type: string, plain: Buffer, cache = ASKED_EACH_TIME): KeptAnswer {
  const hash = createHash("sha256").update(plain).digest("base64url").slice(0, 22);
  const packed = gzipSync(plain);
  // Weak: the packed bytes and the plain ones are the same answer.
  return { type, plain, packed: packed.length < plain.length ? packed : null, tag: `W/"${hash}"`, cache };
}
export const keptJson = (value: unknown): KeptAnswer =>
  keptAnswer("application/json; charset=utf-8", Buffer.from(JSON.stringify(value)));
/** A client that has this answer already gets 304. Browsers ask each time, because a changed game has a new hash. */
export function sendKept({ headers }: FastifyRequest, reply: FastifyReply, kept: KeptAnswer): FastifyReply {
  const { type, plain, packed, tag, cache } = kept;
  reply.header("etag", tag).header("cache-control", cache).header("vary", "accept-encoding");
  if (headers["if-none-match"]?.split(/\s*,\s*/).includes(tag) === true) return reply.code(304).send();
  reply.type(type);
  const takesPacked = /\bgzip\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(String(headers["accept-encoding"] ?? ""));
  return packed !== null && takesPacked ? reply.header("content-encoding", "gzip").send(packed) : reply.send(plain);
}
