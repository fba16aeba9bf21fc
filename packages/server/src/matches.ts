import { createHmac } from "node:crypto";
import { commitmentOf } from "@cardwright/core";
import {
  type AskRematch,
  type CreateMatch,
  HOST_CODES,
  type HostCode,
  type JoinSeat,
  type RematchSeat,
} from "@cardwright/protocol";
import { accessOf } from "./access.ts";
import { hashSecret, isSecret, newMatchId, newSecret, newSeed, seatOfToken } from "./auth.ts";
import type { Catalog, Hosted } from "./catalog.ts";
import { cleanName, distinctName, mixesAlphabets } from "./names.ts";
import { MatchFault } from "./room/load.ts";
import type { Room } from "./room/room.ts";
import type { Rooms } from "./room/rooms.ts";
import type { MatchRecord, MatchSecrets, SeatRecord, Store } from "./store/store.ts";

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

interface Made {
  readonly match: string;
  readonly commitment: string;
  readonly host_token: string;
  readonly watch_token: string | null;
}
export interface Created extends Made {
  readonly invites: { seat: number; code: string }[];
}
/** Who sits down, and the token that is theirs from then on. */
interface Player {
  readonly name: string;
  readonly nonce: string | undefined;
  readonly token: string;
}
interface Sat {
  readonly seat: number;
  readonly token: string;
}
/** What a match is played by, apart from who sits where. */
type Terms = Omit<CreateMatch, "seats">;

/** Follows from the match before, and from what only the store knows: its players come to the same one on any node, nobody else does. */
const rematchOf = (match: string, { hostHash }: MatchSecrets): string =>
  createHmac("sha256", hostHash).update(`rematch of ${match}`).digest("base64url").slice(0, 22);
/** Made from what stays secret until the end, so that each player of a private match can be told it, and not only the first. */
const watchSecretOf = (serverSeed: string): string =>
  createHmac("sha256", serverSeed).update("watch").digest("base64url");
/** Made from the token of whoever makes a rematch: they are told it again when they ask again, on any node. */
const hostSecretOf = (token: string, match: string): string =>
  createHmac("sha256", token).update(`host of ${match}`).digest("base64url");

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
  private hosted({ game, expansions = [] }: Terms): Hosted {
    return this.catalog.find(game, expansions) ?? fail("UNKNOWN_GAME");
  }

  async create({ seats: asked, ...terms }: CreateMatch): Promise<Created> {
    const [least] = seatsOf(this.hosted(terms));
    const wanted = asked ?? Array.from({ length: least }, () => ({ kind: "open" }) as const);
    const invites: { seat: number; code: string }[] = [];
    const seats = wanted.map((seat, index): SeatRecord => {
      const base = { seat: index, name: null, nonce: "", tokenHash: null, inviteHash: null, bot: null };
      if (seat.kind === "open") return { ...base, kind: "open" };
      if (seat.kind === "bot") return { ...base, kind: "bot", bot: seat.bot };
      const code = newSecret();
      invites.push({ seat: index, code });
      return { ...base, kind: "invited", inviteHash: hashSecret(code) };
    });
    const made = await this.make(newMatchId(this.now()), terms, seats, newSecret());
    if (seats.every(({ bot }) => bot !== null)) await (await this.rooms.get(made.match))!.start();
    return { ...made, invites };
  }
  /** The commitment to the server's seed is made here, before anybody has given a nonce. */
  private async make(id: string, terms: Terms, seats: readonly SeatRecord[], host_token: string): Promise<Made> {
    const hosted = this.hosted(terms);
    const { engine, content } = hosted;
    const options = engine.rules.declares.options.safeParse(terms.options ?? {});
    if (!options.success) fail("OPTIONS_INVALID", options.error.issues[0]?.message);
    const [least, most] = seatsOf(hosted);
    if (seats.length < least || seats.length > most) fail("SEATS_INVALID", `${terms.game} is for ${least} to ${most}`);
    for (const bot of [terms.takeover, ...seats.map((seat) => seat.bot)]) this.checkBot(bot);
    const serverSeed = newSeed();
    const visibility = terms.visibility ?? "public";
    const watch_token = visibility === "private" ? watchSecretOf(serverSeed) : null;
    const record: MatchRecord = {
      id,
      game: terms.game,
      version: engine.game.version,
      content,
      expansions: engine.rules.expansions.map((expansion) => expansion.id),
      options: options.data as Readonly<Record<string, unknown>>,
      visibility,
      clock: terms.clock ?? null,
      takeover: terms.takeover ?? null,
      status: "waiting",
      createdAt: this.now(),
      seatsVersion: 0,
      commitment: commitmentOf(serverSeed),
    };
    const watchHash = watch_token === null ? null : hashSecret(watch_token);
    const secrets = { serverSeed, hostHash: hashSecret(host_token), watchHash, nonces: null };
    await this.store.createMatch(record, secrets, seats);
    return { match: id, commitment: record.commitment, host_token, watch_token };
  }

  /** A seat in a running match can be taken when its player has left; the deal is not touched then. */
  async join(match: string, { seat, name: given, nonce, invite, token = newSecret() }: JoinSeat): Promise<Sat> {
    const name = cleanName(given) ?? fail("MALFORMED", "a name has something in it that can be seen");
    if (mixesAlphabets(name)) fail("MALFORMED", "a name does not mix the letters of two alphabets in a word");
    const [record, seats] = await Promise.all([this.store.match(match), this.store.seats(match)]);
    const inviteHash = hashSecret(invite ?? "");
    const mayTake = (each: SeatRecord): boolean =>
      (seat === undefined || each.seat === seat) && (each.kind === "open" || isSecret(inviteHash, each.inviteHash));
    const fits = seatOfToken(hashSecret(token), seats) >= 0 || seats.some(mayTake);
    // Whoever was not invited does not learn that there is such a match.
    if (record === null || (record.visibility === "private" && !fits)) return fail("NO_ACCESS");
    return this.sit(record, { name, nonce, token }, mayTake);
  }
  /** Once for each token: whoever lost the answer asks again and gets it, whatever has become of the match meanwhile. */
  private async sit(
    { id: match, status }: MatchRecord,
    { name, nonce, token }: Player,
    mayTake: (seat: SeatRecord) => boolean,
  ): Promise<Sat> {
    const tokenHash = hashSecret(token);
    for (;;) {
      const seats = await this.store.seats(match);
      const held = seatOfToken(tokenHash, seats);
      if (held >= 0) return { seat: held, token };
      // Before anything is taken: a match that cannot be read cannot be joined.
      const room = (await this.rooms.get(match)) ?? fail("NO_ACCESS");
      const free = seats.filter((seat) => seat.kind !== "bot" && seat.tokenHash === null);
      const { seat } = free.find(mayTake) ?? fail("SEAT_TAKEN");
      const added = status === "waiting" ? (nonce ?? "") : null;
      const shown = distinctName(
        name,
        seats.flatMap((each) => each.name ?? each.bot ?? []),
      );
      // Somebody was faster, or this was asked for twice at once: look again.
      if (!(await this.store.takeSeat({ match, seat, name: shown, nonce: added, tokenHash }))) continue;
      await this.rooms.seatTaken(room);
      return { seat, token };
    }
  }
  /** The same match once more, for whoever held a seat in it: the first of them makes it, the others find it. */
  async rematch(match: string, heldBefore: string | undefined, asked: AskRematch): Promise<RematchSeat> {
    const access = await accessOf(this.store, match, heldBefore);
    if (access === null || access.viewer < 0) throw new HostError("NO_ACCESS");
    const { record: old, viewer } = access;
    if (old.status !== "ended") fail("NOT_ENDED");
    const before = await this.store.seats(match);
    const name = before[viewer]!.name ?? fail("NO_ACCESS");
    const id = rematchOf(match, (await this.store.secrets(match))!);
    const { nonce, token = newSecret() } = asked;
    const host_token = hostSecretOf(token, id);
    if ((await this.store.match(id)) === null) await this.makeAgain(id, old, before, host_token);
    const [found, secrets, seats] = await Promise.all([
      this.store.match(id),
      this.store.secrets(id),
      this.store.seats(id),
    ]);
    const { status, visibility, commitment } = found!;
    const isBack = seatOfToken(hashSecret(token), seats) >= 0;
    if (status !== "waiting" && !isBack) fail("SEAT_TAKEN", "the rematch has begun without you");
    // Being known from the match before is as good as an invitation.
    const sat = await this.sit(found!, { name, nonce, token }, ({ seat }) => seat === viewer);
    const isHost = isSecret(hashSecret(host_token), secrets!.hostHash);
    const watch_token = visibility === "private" ? watchSecretOf(secrets!.serverSeed) : null;
    return { match: id, ...sat, commitment, host_token: isHost ? host_token : null, watch_token };
  }
  /** Somebody else may be faster: the store takes an id once. */
  private async makeAgain(
    id: string,
    old: MatchRecord,
    seats: readonly SeatRecord[],
    host_token: string,
  ): Promise<void> {
    const { game, options, expansions, visibility, clock, takeover } = old;
    const terms = { game, options, expansions: [...expansions], visibility, takeover };
    const free = seats.map(({ seat, kind, tokenHash, bot }): SeatRecord => {
      // Nobody can come back to a seat that nobody holds: where a bot plays for nobody, one plays again.
      const sitting = tokenHash === null ? bot : null;
      const inviteHash = kind === "invited" ? hashSecret(newSecret()) : null;
      return { seat, kind, name: null, nonce: "", tokenHash: null, inviteHash, bot: sitting };
    });
    try {
      await this.make(id, clock === null ? terms : { ...terms, clock }, free, host_token);
    } catch (error) {
      if ((await this.store.match(id)) === null) throw error;
    }
  }
  /** The token is dead once this returns. In a running match a bot may sit in until somebody joins. */
  async leave(match: string, token: string | undefined): Promise<void> {
    const access = await accessOf(this.store, match, token);
    if (access === null || access.viewer < 0) throw new HostError("NO_ACCESS");
    const { record, viewer, tokenHash } = access;
    const bot = record.status === "running" ? record.takeover : null;
    const room = await this.roomIfAny(match);
    if (!(await this.store.leaveSeat(match, viewer, tokenHash!, bot))) fail("NO_ACCESS");
    if (room !== null) await this.rooms.seatsChanged(room);
  }
  /** A match of other rules has none here, and whoever is in it may go all the same. */
  private async roomIfAny(match: string): Promise<Room | null> {
    return this.rooms.get(match).catch((error: unknown) => {
      if (error instanceof MatchFault) return null;
      throw error;
    });
  }
  /** Deals now; seats that are still free go to a bot. */
  async start(match: string, bot: string | undefined): Promise<void> {
    // As it stands now: on another node it may run already, and a seat may have been left since.
    const room = (await this.rooms.current(match)) ?? fail("NO_ACCESS");
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
function seatsOf({ engine }: Hosted): readonly [least: number, most: number] {
  const { seats } = engine.rules.declares;
  return typeof seats === "number" ? [seats, seats] : seats;
}
