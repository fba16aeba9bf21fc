import { failure, matchId, renewedToken, renewToken, seatInvite } from "@cardwright/protocol";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import type { TableRights } from "../table-rights.ts";
import { tokenOf } from "./token.ts";

const bySeat = z.object({ match: matchId, seat: z.coerce.number().int().min(0).max(63) }).strict();
const byId = z.object({ match: matchId }).strict();
const failures = { "4xx": failure, "5xx": failure };

/** Routes by which the host, and whoever sits at a match, change rights in it. */
export async function registerRights(instance: FastifyInstance, rights: TableRights): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
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
