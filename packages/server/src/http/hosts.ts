import { isIP } from "node:net";
import { HOST_CODES } from "@cardwright/protocol";
import type { FastifyInstance } from "fastify";

const LOOPBACK: readonly string[] = ["127.0.0.1", "localhost", "::1"];
export const isLoopback = (host: string): boolean => LOOPBACK.includes(host);

/** Load balancers ask for these under internal names. */
const PROBES: readonly string[] = ["/health", "/ready"];

/** The name of a `Host` header, without its port. */
const nameOf = (header: string): string => header.replace(/:\d*$/, "").toLowerCase();
/**
 * An address is always ours: a page of somebody else's that had its own name point here would still send that name.
 * A name has to be one that the operator gave.
 */
export function isKnownHost(header: string | undefined, names: ReadonlySet<string>): boolean {
  if (header === undefined) return false;
  const name = nameOf(header);
  return isIP(name.replace(/^\[(.*)\]$/, "$1")) > 0 || names.has(name);
}
/**
 * The names that a server answers to: those of its origins, its own, and this machine's. One that only this machine reaches is no
 * exception: a page from elsewhere can have its own name point here, and would be of one origin with us.
 */
export function registerHosts(app: FastifyInstance, host: string, origins: readonly string[]): void {
  const names = new Set(["localhost", host.toLowerCase(), ...origins.map((origin) => nameOf(new URL(origin).host))]);
  app.addHook("onRequest", async ({ headers, url, raw }, reply) => {
    // A request with several hosts is refused: this server would read the first, and a proxy before it may have gone by another.
    if ((raw.headersDistinct["host"]?.length ?? 0) > 1) {
      return reply.code(400).send({ code: "MALFORMED", message: HOST_CODES.MALFORMED });
    }
    if (PROBES.includes(url) || isKnownHost(headers.host, names)) return undefined;
    const message = "this server does not go by that name; its operator can add it to CARDWRIGHT_ORIGINS";
    return reply.code(421).send({ code: "NO_ACCESS", message });
  });
}
