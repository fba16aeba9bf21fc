import { createHmac } from "node:crypto";
import { z } from "@cardwright/core";
import { commitmentOf, optionsSchema } from "@cardwright/core/host";
import type { AskRematch, CreateMatch, JoinSeat, RematchSeat } from "@cardwright/protocol";
import { accessOf } from "./access.ts";
import { hashSecret, isSecret, newMatchId, newSecret, newSeed, seatOfToken } from "./auth.ts";
import type { Catalog, Hosted } from "./catalog.ts";
import { cleanName, distinctName, mixesAlphabets } from "./names.ts";
import { fail, HostError } from "./refusals.ts";
import { type Change, changeRights, holdsSeat, isHost, type Rights, rightsOf } from "./rights.ts";
import type { Rooms } from "./room/rooms.ts";
import { couldTake, emptySeat, isAwaited, isTokenInUse, left, mayTake, seatOfRematch, taken } from "./seat-rules.ts";
import type { MatchRecord, MatchSecrets, SeatRecord, Store } from "./store/store.ts";
import { unknownOption } from "./unknown-option.ts";

/** Making matches and sitting down at them. */

interface Made {
  readonly match: string;
  readonly commitment: string;
  readonly host_token: string;
  readonly watch_token: string | null;
}
export interface Created extends Made {
  readonly invites: { seat: number; code: string }[];
}
/** Somebody who sits down, and the token that is theirs from then on. */
interface Player {
  readonly name: string;
  readonly nonce: string | undefined;
  readonly token: string;
}
interface Sat {
  readonly seat: number;
  readonly token: string;
}
/** How long the seats of a rematch are for nobody but those who played. */
export const REMATCH_KEPT_MS = 120_000;
/** The terms of a match, apart from its seats. */
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
    const hosted = this.hosted(terms);
    const usual = hosted.engine.rules.declares.usualSeats ?? seatsOf(hosted)[0];
    const unknown = unknownOption(terms.options, optionsOf(hosted, terms));
    if (unknown !== null) fail("OPTIONS_INVALID", `${terms.game} has no option ${unknown.slice(0, 80)}`);
    const wanted = asked ?? Array.from({ length: usual }, () => ({ kind: "open" }) as const);
    const invites: { seat: number; code: string }[] = [];
    const seats = wanted.map((seat, index): SeatRecord => {
      const base = emptySeat(index);
      if (seat.kind === "open") return base;
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
    const options = optionsOf(hosted, terms);
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
      options,
      visibility,
      clock: terms.clock ?? null,
      takeover: terms.takeover ?? null,
      takebacks: terms.takebacks ?? "people",
      status: "waiting",
      createdAt: this.now(),
      moves: [],
      seatsVersion: 0,
      commitment: commitmentOf(serverSeed),
    };
    const watchHash = watch_token === null ? null : hashSecret(watch_token);
    const secrets = { serverSeed, hostHash: hashSecret(host_token), watchHash, nonces: null };
    await this.store.createMatch(record, secrets, seats);
    return { match: id, commitment: record.commitment, host_token, watch_token };
  }

  /** In a match that is dealt a seat is for whoever left it, and for whoever was invited to it. */
  async join(match: string, { seat, name: given, nonce, invite, token = newSecret() }: JoinSeat): Promise<Sat> {
    const name = cleanName(given) ?? fail("NAME_INVALID");
    if (mixesAlphabets(name)) fail("NAME_INVALID");
    const claim = { tokenHash: hashSecret(token), inviteHash: hashSecret(invite ?? "") };
    return this.sit(match, { name, nonce, token }, ({ record, seats }) => {
      // Whoever was not invited does not learn that there is such a match.
      if (record.visibility === "private" && !seats.some((each) => couldTake(each, claim))) fail("NO_ACCESS");
      const isMeant = (each: SeatRecord): boolean => seat === undefined || each.seat === seat;
      return seats.find((each) => isMeant(each) && mayTake(record, each, claim)) ?? fail("SEAT_TAKEN");
    });
  }
  /** Once for each token: whoever lost the answer asks again and gets it, whatever has become of the match meanwhile. */
  private async sit(
    match: string,
    player: Player,
    choose: (rights: Rights, upon: Rights | null) => SeatRecord,
    upon?: string,
  ): Promise<Sat> {
    const { name, nonce, token } = player;
    const tokenHash = hashSecret(token);
    const decide = (rights: Rights, other: Rights | null): Change<Sat> => {
      const held = seatOfToken(tokenHash, rights.seats);
      if (held >= 0) return { answer: { seat: held, token } };
      const chosen = choose(rights, other);
      if (isTokenInUse(rights, tokenHash)) fail("TOKEN_USED");
      const others = rights.seats.flatMap((each) => each.name ?? each.bot ?? []);
      const shown = distinctName(name, others);
      const seats = [taken(rights.record, chosen, { name: shown, nonce, tokenHash })];
      return { answer: { seat: chosen.seat, token }, seats };
    };
    const other = upon === undefined ? null : await rightsOf(this.store, upon);
    const { answer, seats } = decide((await rightsOf(this.store, match)) ?? fail("NO_ACCESS"), other);
    if (seats === undefined) return answer;
    // Before anything is taken: a match that cannot be read cannot be joined.
    await this.rooms.get(match);
    const sat = await changeRights(this.store, match, decide, upon);
    await this.rooms.seatTaken(match);
    return sat;
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
    const [found, secrets] = await Promise.all([this.store.match(id), this.store.secrets(id)]);
    const { visibility, commitment } = found!;
    // Being known from the match before is as good as an invitation, also to take over from a bot.
    const claim = { tokenHash: hashSecret(token), inviteHash: hashSecret("") };
    const choose = ({ record, seats: now }: Rights, upon: Rights | null): SeatRecord => {
      if (record.status === "ended") fail("SEAT_TAKEN", "the rematch was played without you");
      // Since they asked they may have left the match before, been sent away from it or renewed their token.
      const mine = now[seatOfToken(hashSecret(heldBefore ?? ""), upon?.seats ?? [])] ?? fail("NO_ACCESS");
      return isAwaited(mine) || mayTake(record, mine, claim) ? mine : fail("SEAT_TAKEN");
    };
    const sat = await this.sit(id, { name, nonce, token }, choose, match);
    const isHost = isSecret(hashSecret(host_token), secrets!.hostHash);
    const watch = watchSecretOf(secrets!.serverSeed);
    const isWatch = visibility === "private" && isSecret(hashSecret(watch), secrets!.watchHash);
    return {
      match: id,
      ...sat,
      commitment,
      host_token: isHost ? host_token : null,
      watch_token: isWatch ? watch : null,
    };
  }
  /** Somebody else may be faster: the store takes an id once. */
  private async makeAgain(
    id: string,
    old: MatchRecord,
    seats: readonly SeatRecord[],
    host_token: string,
  ): Promise<void> {
    const { game, options, expansions, visibility, clock, takeover, takebacks } = old;
    const terms = { game, options, expansions: [...expansions], visibility, takeover, takebacks };
    const keptUntil = this.now() + REMATCH_KEPT_MS;
    const free = seats.map((seat) => seatOfRematch(seat, hashSecret(newSecret()), keptUntil));
    try {
      await this.make(id, clock === null ? terms : { ...terms, clock }, free, host_token);
    } catch (error) {
      if ((await this.store.match(id)) === null) throw error;
    }
  }
  /** The token is dead once this returns, on every node. It only brings its player back to a seat that was kept for them. */
  async leave(match: string, token: string | undefined): Promise<void> {
    const tokenHash = hashSecret(token ?? "");
    await changeRights(this.store, match, ({ record, seats }) => {
      const mine = seats[seatOfToken(tokenHash, seats)] ?? fail("NO_ACCESS");
      return { answer: undefined, seats: [left(record, mine)] };
    });
    await this.rooms.seatsChanged(match);
  }
  /** Deals now, for the host or whoever sits at it; seats that are still free go to a bot. */
  async start(match: string, token: string | undefined, bot: string | undefined): Promise<void> {
    const assertMayStart = (rights: Rights): void => {
      if (!isHost(rights, token) && !holdsSeat(rights, token)) fail("NO_ACCESS");
    };
    assertMayStart((await rightsOf(this.store, match)) ?? fail("NO_ACCESS"));
    // As it stands now: on another node it may run already, and a seat may have been left since.
    const room = (await this.rooms.current(match)) ?? fail("NO_ACCESS");
    const kind = bot ?? this.botKinds[0] ?? null;
    this.checkBot(kind);
    await changeRights(this.store, match, (rights) => {
      assertMayStart(rights);
      const { record, seats } = rights;
      if (record.status !== "waiting") fail("ALREADY_STARTED");
      const free = seats.filter(({ tokenHash, bot: sitting }) => tokenHash === null && sitting === null);
      return { answer: undefined, seats: free.map((seat) => ({ ...seat, bot: kind })) };
    });
    await this.rooms.seatsChanged(match);
    await room.start();
  }
}
/** The options as the game takes them, with its own where nothing was said. */
function optionsOf({ engine }: Hosted, { options = {} }: Terms): Readonly<Record<string, unknown>> {
  const parsed = z.safeParse(optionsSchema(engine.rules.declares), options);
  if (!parsed.success) return fail("OPTIONS_INVALID", parsed.error.issues[0]?.message);
  return parsed.data as Readonly<Record<string, unknown>>;
}
function seatsOf({ engine }: Hosted): readonly [least: number, most: number] {
  const { seats } = engine.rules.declares;
  return typeof seats === "number" ? [seats, seats] : seats;
}
