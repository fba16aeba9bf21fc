import { commitmentOf } from "@cardwright/core";
import { type CreateMatch, HOST_CODES, type HostCode, type JoinSeat } from "@cardwright/protocol";
import { accessOf } from "./access.ts";
import { hashSecret, isSecret, newMatchId, newSecret, newSeed } from "./auth.ts";
import type { Catalog } from "./catalog.ts";
import type { Rooms } from "./room/rooms.ts";
import type { MatchRecord, SeatRecord, Store } from "./store/store.ts";

/** Making matches and sitting down at them. */

/** A refusal that the caller is to be told. */
export class HostError extends Error {
  readonly code: HostCode;
  constructor(code: HostCode, message: string = HOST_CODES[code]) {
    super(message);
    this.code = code;
  }
}
const fail = (code: HostCode, message?: string): never => {
  throw new HostError(code, message);
};

export interface Created {
  readonly match: string;
  readonly commitment: string;
  readonly host_token: string;
  readonly watch_token: string | null;
  readonly invites: { seat: number; code: string }[];
}
export class Matches {
  private readonly catalog: Catalog;
  private readonly rooms: Rooms;
  private readonly botKinds: readonly string[];
  private readonly now: () => number;
  constructor(catalog: Catalog, rooms: Rooms, botKinds: readonly string[], now: () => number) {
    this.catalog = catalog;
    this.rooms = rooms;
    this.botKinds = botKinds;
    this.now = now;
  }
  private get store(): Store {
    return this.rooms.store;
  }
  private checkBot(kind: string | null | undefined): void {
    if (kind != null && !this.botKinds.includes(kind)) fail("SEATS_INVALID", "there is no such bot");
  }

  /** The commitment to the server's seed is made here, before anybody has given a nonce. */
  async create(asked: CreateMatch): Promise<Created> {
    const expansions = asked.expansions ?? [];
    const hosted = this.catalog.find(asked.game, expansions) ?? fail("UNKNOWN_GAME");
    const { engine, content } = hosted;
    const { declares } = engine.rules;
    const options = declares.options.safeParse(asked.options ?? {});
    if (!options.success) fail("OPTIONS_INVALID", options.error.issues[0]?.message);
    const [least, most] = typeof declares.seats === "number" ? [declares.seats, declares.seats] : declares.seats;
    const wanted = asked.seats ?? Array.from({ length: least }, () => ({ kind: "open" }) as const);
    if (wanted.length < least || wanted.length > most)
      fail("SEATS_INVALID", `${asked.game} is for ${least} to ${most}`);
    this.checkBot(asked.takeover);
    const invites: { seat: number; code: string }[] = [];
    const seats = wanted.map((seat, index): SeatRecord => {
      const base = { seat: index, name: null, nonce: "", tokenHash: null, inviteHash: null, bot: null };
      if (seat.kind === "open") return { ...base, kind: "open" };
      if (seat.kind === "bot") {
        this.checkBot(seat.bot);
        return { ...base, kind: "bot", bot: seat.bot };
      }
      const code = newSecret();
      invites.push({ seat: index, code });
      return { ...base, kind: "invited", inviteHash: hashSecret(code) };
    });
    const serverSeed = newSeed();
    const host_token = newSecret();
    const visibility = asked.visibility ?? "public";
    const watch_token = visibility === "private" ? newSecret() : null;
    const record: MatchRecord = {
      id: newMatchId(this.now()),
      game: asked.game,
      version: engine.game.version,
      content,
      expansions: engine.rules.expansions.map(({ id }) => id),
      options: options.data as Readonly<Record<string, unknown>>,
      visibility,
      clock: asked.clock ?? null,
      takeover: asked.takeover ?? null,
      status: "waiting",
      createdAt: this.now(),
      seatsVersion: 0,
      commitment: commitmentOf(serverSeed),
    };
    const watchHash = watch_token === null ? null : hashSecret(watch_token);
    const secrets = { serverSeed, hostHash: hashSecret(host_token), watchHash, nonces: null };
    await this.store.createMatch(record, secrets, seats);
    if (seats.every(({ bot }) => bot !== null)) await (await this.rooms.get(record.id))!.start();
    return { match: record.id, commitment: record.commitment, host_token, watch_token, invites };
  }

  /** A seat in a running match can be taken when its player has left; the deal is not touched then. */
  async join(match: string, { seat, name, nonce, invite }: JoinSeat): Promise<{ seat: number; token: string }> {
    const record = (await this.store.match(match)) ?? fail("NO_ACCESS");
    const seats = await this.store.seats(match);
    const inviteHash = hashSecret(invite ?? "");
    const mayTake = (each: SeatRecord): boolean =>
      each.kind !== "bot" &&
      each.tokenHash === null &&
      (seat === undefined || each.seat === seat) &&
      (each.kind === "open" || isSecret(inviteHash, each.inviteHash));
    for (const each of seats.filter(mayTake)) {
      const token = newSecret();
      const added = record.status === "waiting" ? (nonce ?? "") : null;
      const taken = { match, seat: each.seat, name, nonce: added, tokenHash: hashSecret(token) };
      if (!(await this.store.takeSeat(taken))) continue;
      const room = (await this.rooms.get(match))!;
      await this.rooms.seatsChanged(room);
      if (room.status === "waiting") await room.start();
      return { seat: each.seat, token };
    }
    return fail("SEAT_TAKEN");
  }
  /** The token is dead once this returns. In a running match a bot may sit in until somebody joins. */
  async leave(match: string, token: string | undefined): Promise<void> {
    const access = await accessOf(this.store, match, token);
    if (access === null || access.viewer < 0) throw new HostError("NO_ACCESS");
    const { record, viewer, tokenHash } = access;
    const bot = record.status === "running" ? record.takeover : null;
    if (!(await this.store.leaveSeat(match, viewer, tokenHash!, bot))) fail("NO_ACCESS");
    const room = await this.rooms.get(match);
    if (room !== null) await this.rooms.seatsChanged(room);
  }
  /** Deals now; seats that are still free go to a bot. */
  async start(match: string, bot: string | undefined): Promise<void> {
    const room = (await this.rooms.get(match)) ?? fail("NO_ACCESS");
    if (room.status !== "waiting") fail("ALREADY_STARTED");
    const kind = bot ?? this.botKinds[0] ?? null;
    this.checkBot(kind);
    for (const { seat, tokenHash, bot: sitting } of await this.store.seats(match)) {
      if (tokenHash === null && sitting === null) await this.store.setBot(match, seat, kind);
    }
    await this.rooms.seatsChanged(room);
    await room.start();
  }
}
