import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Requests of one connection that may wait for the answer to an earlier one. No browser sends a second before that. */
const WAITING_MAX = 32;

interface Line {
  waiting: number;
  last: Promise<void>;
}
/** These stand alone, because a line lives as long as its connection and must not keep a request or its answer. */
const answered = (answer: ServerResponse): Promise<void> => new Promise((resolve) => answer.once("close", resolve));
function leave(line: Line): void {
  line.waiting--;
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
    line.last = answered(reply.raw).then(() => leave(line));
    if (line.waiting > 1) await before;
    // A connection that was reset has no address any more, and nobody is left to answer.
    if (socket.destroyed || socket.remoteAddress === undefined) return reply.hijack();
    return undefined;
  });
}
