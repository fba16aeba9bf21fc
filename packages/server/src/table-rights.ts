import type { RenewToken } from "@cardwright/protocol";
import { hashSecret, newSecret, seatOfToken } from "./auth.ts";
import { fail } from "./refusals.ts";
import { type Change, changeRights, holdsSeat, isHost, type Rights } from "./rights.ts";
import type { Rooms } from "./room/rooms.ts";
import { isFree, isTokenInUse, left } from "./seat-rules.ts";
import type { SeatRecord } from "./store/store.ts";

/** The rights over rights: sending somebody away, inviting to a seat that is free, opening one that was kept, renewing a token. */
export class TableRights {
  private readonly rooms: Rooms;
  private readonly now: () => number;
  constructor(rooms: Rooms, now: () => number) {
    this.rooms = rooms;
    this.now = now;
  }
  private async change<Answer>(match: string, decide: (rights: Rights) => Change<Answer>): Promise<Answer> {
    const answer = await changeRights(this.rooms.store, match, decide);
    await this.rooms.seatsChanged(match);
    return answer;
  }
  /**
   * The host sends a player away. Nothing brings them back to the seat: neither their token nor the invitation that they came by. Where
   * they left before, their way back ends, and with it every invitation.
   */
  kick(match: string, token: string | undefined, seat: number): Promise<void> {
    return this.change(match, (rights) => {
      assertHost(rights, token);
      const gone = rights.seats[seat] ?? fail("NO_ACCESS");
      const isHeld = gone.tokenHash !== null;
      if (!isHeld && gone.keptFor === null && gone.inviteHash === null) fail("SEAT_EMPTY");
      const free = isHeld ? left(rights.record, gone) : this.freeSeat(rights, seat);
      return { answer: undefined, seats: [{ ...free, keptFor: null, keptUntil: null, inviteHash: null }] };
    });
  }
  /** The host invites; in a match that runs, whoever sits at it does as well. An earlier invitation to the seat ends. */
  async invite(match: string, token: string | undefined, seat: number): Promise<{ seat: number; code: string }> {
    const code = newSecret();
    return this.change(match, (rights) => {
      if (rights.record.status !== "running" || !holdsSeat(rights, token)) assertHost(rights, token);
      const free = this.freeSeat(rights, seat);
      return { answer: { seat, code }, seats: [{ ...free, kind: "invited", inviteHash: hashSecret(code) }] };
    });
  }
  /** The host lets whoever comes sit down where somebody was expected and did not come. */
  open(match: string, token: string | undefined, seat: number): Promise<void> {
    return this.change(match, (rights) => {
      assertHost(rights, token);
      if (rights.record.status !== "waiting") fail("ALREADY_STARTED");
      const free = this.freeSeat(rights, seat);
      const open = { ...free, kind: "open", inviteHash: null, keptFor: null, keptUntil: null } as const;
      return { answer: undefined, seats: [open] };
    });
  }
  private freeSeat({ seats }: Rights, seat: number): SeatRecord {
    const found = seats[seat] ?? fail("NO_ACCESS");
    if (!isFree(found)) fail("SEAT_TAKEN");
    if (found.keptUntil !== null && this.now() < found.keptUntil) fail("SEAT_KEPT");
    return found;
  }
  /** A token takes the place of another, which is dead once this returns, on every node. */
  async renew(match: string, token: string | undefined, { kind, token: own }: RenewToken): Promise<string> {
    const fresh = own ?? newSecret();
    const hash = hashSecret(fresh);
    return this.change(match, (rights) => {
      const { record, seats } = rights;
      const mine = seats[seatOfToken(hashSecret(token ?? ""), seats)];
      if (kind === "seat" ? mine === undefined : !isHost(rights, token)) fail("NO_ACCESS");
      if (isTokenInUse(rights, hash)) fail("TOKEN_USED");
      if (kind === "seat") return { answer: fresh, seats: [{ ...mine!, tokenHash: hash }] };
      if (kind === "watch") {
        if (record.visibility === "public") fail("NO_ACCESS", "anyone may watch a public match; it has no such token");
        return { answer: fresh, watchHash: hash };
      }
      // After the end there is nothing to host, and the name of the rematch rests on it.
      if (record.status === "ended") fail("NO_ACCESS", "the match has ended; its host has nothing left to do");
      return { answer: fresh, hostHash: hash };
    });
  }
}
function assertHost(rights: Rights, token: string | undefined): void {
  if (!isHost(rights, token)) fail("NO_ACCESS");
}
