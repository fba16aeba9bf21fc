import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** `https://cards.example` as the address of a socket. */
const socketAddress = (origin: string): string => origin.replace(/^http/, "ws");
/** A policy has no word for an IPv6 address: browsers complain of one and skip it. */
const isNameable = (origin: string): boolean => !origin.includes("[");

/**
 * Pages run what this server delivers and nothing inline; a style that a script sets on an element is not inline. They talk
 * to this server alone: its origins are also named as sockets, because older browsers do not count those as 'self'.
 */
export async function registerPolicy(app: FastifyInstance, origins: () => ReadonlySet<string>): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", "data:"],
        connectSrc: ["'self'", () => [...origins()].filter(isNameable).map(socketAddress).join(" ")],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
  });
}
