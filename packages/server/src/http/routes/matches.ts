import { createdMatch, createMatch, matchInfo, startMatch, textUpTo, viewBody } from "@cardwright/protocol";
import { z } from "zod";
import { HostError } from "../../refusals.ts";
import { tokenOf } from "../token.ts";
import { type Api, byId, enter, failures, infoOf, type RouteParts, shareOfRequest } from "./route-parts.ts";

const listQuery = z.object({
  game: textUpTo(64).optional(),
  status: z.enum(["waiting", "running", "ended"]).optional(),
  before: z.coerce.number().int().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
/** Matches: made, listed, looked at, started. */
export function matchRoutes(app: Api, { rooms, matches, openMatches, computing }: RouteParts): void {
  const { store } = rooms;
  app.post(
    "/matches",
    { schema: { tags: ["matches"], body: createMatch, response: { 201: createdMatch, ...failures } } },
    async (request, reply) => {
      const { body } = request;
      const isBots = body.seats?.every(({ kind }) => kind === "bot") ?? false;
      const made = await openMatches.make(shareOfRequest(request), isBots, () => matches.create(body));
      return reply.code(201).send(made);
    },
  );
  app.get(
    "/matches",
    { schema: { tags: ["matches"], querystring: listQuery, response: { 200: z.array(matchInfo), ...failures } } },
    async (request, reply) => {
      // It is sent as text: to check a page against its schema takes longer than to make it, and would not be counted.
      const text = await computing.run(shareOfRequest(request), async () => {
        const found = await store.page({ ...request.query, visibility: "public" });
        return JSON.stringify(found.map(({ record, seats }) => infoOf(record, seats)));
      });
      return reply.type("application/json; charset=utf-8").send(text as never);
    },
  );
  app.get(
    "/matches/:match",
    { schema: { tags: ["matches"], params: byId, response: { 200: matchInfo, ...failures } } },
    async (request) => {
      const { record } = await enter(store, request, request.params.match);
      return infoOf(record, await store.seats(record.id));
    },
  );
  app.post(
    "/matches/:match/start",
    {
      schema: { tags: ["matches"], params: byId, body: startMatch.nullish(), response: { 204: z.null(), ...failures } },
    },
    async (request, reply) => {
      const { match } = request.params;
      await matches.start(match, tokenOf(request), request.body?.bot);
      return reply.code(204).send(null);
    },
  );
  app.get(
    "/matches/:match/view",
    { schema: { tags: ["matches"], params: byId, response: { 200: viewBody, ...failures } } },
    async (request) => {
      const access = await enter(store, request, request.params.match);
      const room = await rooms.current(access.record.id);
      // The right may have ended while the match was read.
      if (room === null || !room.holds(access)) throw new HostError("NO_ACCESS");
      if (room.snapshot === null) throw new HostError("NOT_STARTED");
      const { seq, view, clock } = room.view(access.viewer);
      return clock === undefined ? { seq, view } : { seq, view, clock };
    },
  );
}
