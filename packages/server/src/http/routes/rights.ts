import { matchId, renewedToken, renewToken, seatInvite } from "@cardwright/protocol";
import { z } from "zod";
import { tokenOf } from "../token.ts";
import { type Api, byId, failures, type RouteParts } from "./route-parts.ts";

const bySeat = z.object({ match: matchId, seat: z.coerce.number().int().min(0).max(63) }).strict();

/** Routes by which the host, and whoever sits at a match, change rights in it. */
export function rightsRoutes(app: Api, { rights }: RouteParts): void {
  app.delete(
    "/matches/:match/seats/:seat",
    { schema: { tags: ["seats"], params: bySeat, response: { 204: z.null(), ...failures } } },
    async (request, reply) => {
      await rights.kick(request.params.match, tokenOf(request), request.params.seat);
      return reply.code(204).send(null);
    },
  );
  app.post(
    "/matches/:match/seats/:seat/invite",
    { schema: { tags: ["seats"], params: bySeat, response: { 201: seatInvite, ...failures } } },
    async (request, reply) => {
      const { match, seat } = request.params;
      return reply.code(201).send(await rights.invite(match, tokenOf(request), seat));
    },
  );
  app.post(
    "/matches/:match/seats/:seat/open",
    { schema: { tags: ["seats"], params: bySeat, response: { 204: z.null(), ...failures } } },
    async (request, reply) => {
      await rights.open(request.params.match, tokenOf(request), request.params.seat);
      return reply.code(204).send(null);
    },
  );
  app.post(
    "/matches/:match/tokens",
    { schema: { tags: ["seats"], params: byId, body: renewToken, response: { 201: renewedToken, ...failures } } },
    async (request, reply) => {
      const token = await rights.renew(request.params.match, tokenOf(request), request.body);
      return reply.code(201).send({ token });
    },
  );
}
