import { askRematch, joinedSeat, joinSeat, rematchSeat } from "@cardwright/protocol";
import { z } from "zod";
import { tokenOf } from "../token.ts";
import { type Api, byId, failures, type RouteParts } from "./route-parts.ts";

/** Seats: taken, left, and taken again for the next match. */
export function seatRoutes(app: Api, { rooms: { store }, matches }: RouteParts): void {
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
    "/matches/:match/rematch",
    { schema: { tags: ["seats"], params: byId, body: askRematch, response: { 201: rematchSeat, ...failures } } },
    async (request, reply) => {
      const { params, body } = request;
      return reply.code(201).send(await matches.rematch(params.match, tokenOf(request), body));
    },
  );
}
