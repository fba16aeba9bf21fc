import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Requests of one connection that may wait for the answer to an earlier one. No browser sends a second before that. */
const WAITING_MAX = 32;

interface Line {
  waiting: number;
  last: Promise<void>;
}
/**
 * Node hands over pipelined requests at once and only puts their answers in order. Here they also take effect in order, so that
 * a read behind a leave is answered to somebody who has left.
 */
export function registerTurns(app: FastifyInstance): void {
  const lines = new WeakMap<Socket, Line>();
  app.addHook("onRequest", async ({ raw: { socket } }, reply) => {
    const line = lines.get(socket) ?? { waiting: 0, last: Promise.resolve() };
    lines.set(socket, line);
    if (++line.waiting > WAITING_MAX) socket.destroy();
    const before = line.last;
    line.last = new Promise((answered) => reply.raw.once("close", answered));
    if (line.waiting > 1) await before;
    void line.last.then(() => line.waiting--);
    // A connection that was reset has no address any more, and nobody is left to answer.
    if (socket.destroyed || socket.remoteAddress === undefined) return reply.hijack();
    return undefined;
  });
}
