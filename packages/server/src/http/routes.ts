import type { Log } from "@cardwright/core";
import {
  askRematch,
  createdMatch,
  createMatch,
  differing,
  failure,
  gameInfo as gameSchema,
  joinedSeat,
  joinSeat,
  logBody,
  type MatchInfo,
  matchId,
  matchInfo,
  rematchSeat,
  startMatch,
  textUpTo,
  verdict,
  verifyBody,
  viewBody,
} from "@cardwright/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { accessOf, mayStart } from "../access.ts";
import type { Catalog } from "../catalog.ts";
import { logFor, type OpenLog, verifyLog } from "../logs.ts";
import { HostError, type Matches } from "../matches.ts";
import { MatchFault } from "../room/load.ts";
import type { Rooms } from "../room/rooms.ts";
import type { MatchRecord, SeatRecord } from "../store/store.ts";
import { gameInfo } from "./games.ts";
import { keptAnswer, sendKept } from "./kept-answer.ts";

export interface RouteOptions {
  readonly catalog: Catalog;
  readonly rooms: Rooms;
  readonly matches: Matches;
  readonly botKinds: readonly string[];
  readonly verificationsPerMinute: number;
}
const LOG_BYTES_MAX = 8 * 1024 * 1024;
const byId = z.object({ match: matchId }).strict();
const failures = { "4xx": failure, "5xx": failure };

/** The token of a request; only its header is looked at, never a cookie. */
function tokenOf(request: FastifyRequest): string | undefined {
  const [, token] = /^Bearer ([A-Za-z0-9_-]{22,86})$/.exec(request.headers.authorization ?? "") ?? [];
  return token;
}
const infoOf = (record: MatchRecord, seats: readonly SeatRecord[]): MatchInfo => ({
  match: record.id,
  game: record.game,
  game_version: record.version,
  expansions: [...record.expansions],
  options: record.options,
  status: record.status,
  visibility: record.visibility,
  seats: seats.map(({ seat, kind, name, bot }) => ({ seat, kind, name, bot })),
  clock: record.clock,
  takeover: record.takeover,
  commitment: record.commitment,
  created_at: record.createdAt,
});

export async function registerRoutes(instance: FastifyInstance, options: RouteOptions): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { catalog, rooms, matches, botKinds, verificationsPerMinute } = options;
  const { store } = rooms;
  const enter = async (request: FastifyRequest, match: string) => {
    const access = await accessOf(store, match, tokenOf(request));
    if (access === null) throw new HostError("NO_ACCESS");
    return access;
  };

  const infos = [...catalog.entries.values()].map((entry) => gameInfo(catalog, entry, botKinds));
  const all = keptAnswer(infos);
  const each = new Map(infos.map((info) => [info.id, keptAnswer(info)]));
  app.get(
    "/games",
    { schema: { tags: ["games"], response: { 200: z.array(gameSchema) } } },
    (request, reply) => sendKept(request, reply, all) as never,
  );
  app.get(
    "/games/:game",
    {
      schema: {
        tags: ["games"],
        params: z.object({ game: z.string() }),
        response: { 200: gameSchema, ...failures },
      },
    },
    async (request, reply) => {
      const found = each.get(request.params.game);
      if (found === undefined) throw new HostError("UNKNOWN_GAME");
      return sendKept(request, reply, found) as never;
    },
  );

  app.post(
    "/matches",
    { schema: { tags: ["matches"], body: createMatch, response: { 201: createdMatch, ...failures } } },
    async ({ body }, reply) => reply.code(201).send(await matches.create(body)),
  );
  const listQuery = z.object({
    game: textUpTo(64).optional(),
    status: z.enum(["waiting", "running", "ended"]).optional(),
    before: z.coerce.number().int().optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  });
  app.get(
    "/matches",
    { schema: { tags: ["matches"], querystring: listQuery, response: { 200: z.array(matchInfo) } } },
    async ({ query }) => {
      const found = await store.list({ ...query, visibility: "public" });
      return Promise.all(found.map(async (record) => infoOf(record, await store.seats(record.id))));
    },
  );
  app.get(
    "/matches/:match",
    { schema: { tags: ["matches"], params: byId, response: { 200: matchInfo, ...failures } } },
    async (request) => {
      const { record } = await enter(request, request.params.match);
      return infoOf(record, await store.seats(record.id));
    },
  );
  app.post(
    "/matches/:match/seats",
    { schema: { tags: ["seats"], params: byId, body: joinSeat, response: { 201: joinedSeat, ...failures } } },
    async ({ params, body }, reply) => {
      const joined = await matches.join(params.match, body);
      const record = await store.match(params.match);
      return reply.code(201).send({ ...joined, commitment: record!.commitment });
    },
  );
  app.delete(
    "/matches/:match/seats/mine",
    { schema: { tags: ["seats"], params: byId, response: { 204: z.null(), ...failures } } },
    async (request, reply) => {
      await matches.leave(request.params.match, tokenOf(request));
      return reply.code(204).send(null);
    },
  );
  app.post(
    "/matches/:match/start",
    { schema: { tags: ["matches"], params: byId, body: startMatch, response: { 204: z.null(), ...failures } } },
    async (request, reply) => {
      const { match } = request.params;
      if (!(await mayStart(store, match, tokenOf(request)))) throw new HostError("NO_ACCESS");
      await matches.start(match, request.body.bot);
      return reply.code(204).send(null);
    },
  );
  app.post(
    "/matches/:match/rematch",
    { schema: { tags: ["seats"], params: byId, body: askRematch, response: { 201: rematchSeat, ...failures } } },
    async (request, reply) => {
      const { params, body } = request;
      return reply.code(201).send(await matches.rematch(params.match, tokenOf(request), body));
    },
  );
  app.get(
    "/matches/:match/view",
    { schema: { tags: ["matches"], params: byId, response: { 200: viewBody, ...failures } } },
    async (request) => {
      const { viewer, record } = await enter(request, request.params.match);
      const room = await rooms.current(record.id);
      if (room === null || room.snapshot === null) throw new HostError("NOT_STARTED");
      const { seq, view, clock } = room.view(viewer);
      return clock === undefined ? { seq, view } : { seq, view, clock };
    },
  );
  app.get(
    "/matches/:match/log",
    { schema: { tags: ["logs"], params: byId, response: { 200: logBody, ...failures } } },
    async (request) => {
      const { viewer, record } = await enter(request, request.params.match);
      return logFor(rooms, record, viewer);
    },
  );
  app.post(
    "/verify",
    {
      bodyLimit: LOG_BYTES_MAX,
      // Counted before the body is read.
      config: { rateLimit: { max: verificationsPerMinute, timeWindow: "1 minute" } },
      schema: { tags: ["logs"], body: verifyBody, response: { 200: verdict, ...failures } },
    },
    async ({ body }) => {
      const { header, lines, fairness } = body as unknown as OpenLog;
      return verifyLog(catalog, { header, lines } as unknown as Log, fairness);
    },
  );
  app.get("/rules/differing", { schema: { tags: ["games"], response: { 200: differing } } }, async () => {
    const found: z.infer<typeof differing> = [];
    const open = (["waiting", "running"] as const).map((status) =>
      store.list({ status, visibility: "public", limit: 10_000 }),
    );
    for (const record of (await Promise.all(open)).flat()) {
      try {
        rooms.hosted(record);
      } catch (error) {
        if (!(error instanceof MatchFault)) throw error;
        const here = catalog.find(record.game, record.expansions)?.content ?? null;
        found.push({ match: record.id, game: record.game, pinned: record.content, here });
      }
    }
    return found;
  });
}
