import { FRAME_BYTES_MAX } from "@cardwright/protocol";
import websocket from "@fastify/websocket";
import type { FastifyInstance } from "fastify";
import { shareOf } from "../fair-share/address.ts";
import { Places } from "../fair-share/places.ts";
import { Rates } from "../fair-share/rates.ts";
import { Connection, type Gate } from "./connection.ts";
import { isAllowedOrigin } from "./origin.ts";

export interface GatewayOptions {
  readonly gate: Gate;
  readonly pingMs: number;
  readonly connectionsMax: number;
  readonly connectionsPerAddress: number;
  origins(): ReadonlySet<string>;
}
/** An address may send as much as so many connections of it, each at its own limit. */
const BUSY_CONNECTIONS = 20;
/** A message of 16 KiB comes in one part, or in a few where something between two programs cuts it. */
const PARTS_MAX = 128;
/** Registered before every hook that may refuse a request, because this plugin closes refused upgrades. */
export async function registerSockets(app: FastifyInstance): Promise<void> {
  await app.register(websocket, {
    options: {
      maxPayload: FRAME_BYTES_MAX,
      maxFragments: PARTS_MAX,
      perMessageDeflate: false,
      clientTracking: true,
      autoPong: false,
    },
    // Rooms have closed their own connections with a code before this runs.
    preClose: (done) => {
      for (const client of app.websocketServer.clients) client.close(1012, "GOING_DOWN");
      const late = setTimeout(() => {
        for (const client of app.websocketServer.clients) client.terminate();
      }, 500);
      late.unref();
      app.websocketServer.close(() => {
        clearTimeout(late);
        done();
      });
    },
  });
}
/** The door for players: origin, number and size are checked here, everything else by the connection itself. */
export function registerGateway(app: FastifyInstance, options: GatewayOptions): void {
  const { gate, pingMs, connectionsMax, connectionsPerAddress, origins } = options;
  const open = new Set<Connection>();
  const places = new Places(connectionsPerAddress, connectionsMax);
  const { perSecond, burst } = gate.limits.rate;
  const messages = new Rates(perSecond * 60 * BUSY_CONNECTIONS, burst * BUSY_CONNECTIONS);
  app.get(
    "/play",
    {
      websocket: true,
      schema: { hide: true },
      preValidation: async (request, reply) => {
        if (!isAllowedOrigin(request.headers.origin, origins())) {
          await reply.code(403).send({ code: "NO_ACCESS", message: "this page may not connect here" });
        } else if (!places.has(shareOf(request.ip))) {
          gate.metrics.refusedRequests.inc({ why: "TOO_MANY" });
          await reply.code(503).send({ code: "TOO_MANY", message: "too many connections are open; close one" });
        }
      },
      // An upgraded connection gets no HTTP answer; detaching the response keeps it from staying in memory while the socket is open.
      preHandler: async (request, reply) => {
        if (request.ws) reply.raw.detachSocket(request.raw.socket);
      },
    },
    (socket, request) => {
      // The library's error listener would keep the request and its response in memory; the connection adds its own listener.
      socket.removeAllListeners("error");
      const share = shareOf(request.ip);
      const connection = new Connection(socket, request.socket, gate, () => messages.take(share));
      open.add(connection);
      places.take(share);
      gate.metrics.connections.set(open.size);
      socket.on("close", () => {
        open.delete(connection);
        places.give(share);
        gate.metrics.connections.set(open.size);
      });
    },
  );
  const timer = setInterval(() => {
    for (const connection of open) connection.ping();
  }, pingMs);
  timer.unref();
  app.addHook("onClose", async () => clearInterval(timer));
}
