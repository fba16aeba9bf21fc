import { failure, type MatchInfo, matchId } from "@cardwright/protocol";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { type Access, accessOf } from "../../access.ts";
import type { BotDriver } from "../../bots/driver.ts";
import type { Catalog } from "../../catalog.ts";
import { shareOf } from "../../fair-share/address.ts";
import type { Computing } from "../../fair-share/computing.ts";
import type { OpenMatches } from "../../fair-share/open-matches.ts";
import type { Matches } from "../../matches.ts";
import { HostError } from "../../refusals.ts";
import type { Rooms } from "../../room/rooms.ts";
import type { RollOver } from "../../rules/roll-over.ts";
import { seatInfo } from "../../seat-rules.ts";
import type { Sealing } from "../../signing/sealing.ts";
import type { MatchRecord, SeatRecord, Store } from "../../store/store.ts";
import type { TableRights } from "../../table-rights.ts";
import type { limitOf } from "../request-rate.ts";
import { tokenOf } from "../token.ts";

/** Types and helpers that the routes of all resources share. */

export interface RouteParts {
  readonly catalog: Catalog;
  readonly rooms: Rooms;
  readonly matches: Matches;
  readonly rights: TableRights;
  readonly bots: BotDriver;
  readonly openMatches: OpenMatches;
  readonly computing: Computing;
  readonly sealing: Sealing;
  readonly rollOver: RollOver;
  readonly verificationLimit: ReturnType<typeof limitOf>;
}
export type Api = ReturnType<typeof typed>;
export const typed = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>();

export const byId = z.object({ match: matchId }).strict();
export const failures = { "4xx": failure, "5xx": failure };

/** The address that a request counts for. */
export const shareOfRequest = ({ ip }: FastifyRequest): string => shareOf(ip);

export async function enter(store: Store, request: FastifyRequest, match: string): Promise<Access> {
  const access = await accessOf(store, match, tokenOf(request));
  if (access === null) throw new HostError("NO_ACCESS");
  return access;
}
export const infoOf = (record: MatchRecord, seats: readonly SeatRecord[]): MatchInfo => ({
  match: record.id,
  game: record.game,
  game_version: record.version,
  expansions: [...record.expansions],
  options: record.options,
  status: record.status,
  visibility: record.visibility,
  seats: seats.map((seat) => seatInfo(record.status, seat)),
  clock: record.clock,
  takeover: record.takeover,
  takebacks: record.takebacks,
  commitment: record.commitment,
  created_at: record.createdAt,
});
