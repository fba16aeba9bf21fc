import { randomBytes } from "node:crypto";
import type { Action } from "@cardwright/core";
import { AGREE_TAKEBACK, DECLINE_TAKEBACK, RandomStream, timeoutAction } from "@cardwright/core/host";
import type { BotDriver } from "../bots/driver.ts";
import type { Store } from "../store/store.ts";
import { expiredSeats } from "./clock.ts";
import type { Room } from "./room.ts";
import { sitIn } from "./sitting-in.ts";

/** How many decisions in a row a seat may let pass before a bot sits in for it; and again as many once its player is back. */
const MISSED_BEFORE_TAKEOVER = 2;
const THINKING_MS = 400;

export interface HostOptions {
  readonly store: Store;
  readonly bots: BotDriver;
  now(): number;
  failed(error: unknown, match: string): void;
  seatsChanged(match: string): Promise<void>;
  /** The address that the match is counted to, for the turns of bots. */
  shareOf(match: string): string;
  /** True once the server is ending. */
  isEnding(): boolean;
}
export interface Host {
  wake(room: Room): void;
  /** True from when a match is woken until what it was woken for is done: a bot may think for long, and nothing is queued then. */
  isBusy(match: string): boolean;
}
/** The host's own work in a match: moves of bots, and the game's answer for a seat whose time is up. */
export function hosting(options: HostOptions): Host {
  const act = async (room: Room): Promise<void> => {
    const asked = room.awaited.find((seat) => room.seats[seat]!.bot !== null);
    if (asked !== undefined) return await answerFor(room, asked);
    const bot = room.actors.find((seat) => room.seats[seat]!.bot !== null);
    if (bot !== undefined) await moveBot(room, bot, options);
    else await timeOut(room, options);
  };
  /** Matches that the host is busy with, and whether they were woken meanwhile: a bot is not asked twice for one move. */
  const busy = new Map<string, { again: boolean }>();
  const wake = async (room: Room): Promise<void> => {
    const known = busy.get(room.id);
    if (known !== undefined) {
      known.again = true;
      return;
    }
    const turn = { again: true };
    busy.set(room.id, turn);
    try {
      while (turn.again) {
        turn.again = false;
        await act(room);
      }
    } catch (error) {
      options.failed(error, room.id);
    } finally {
      busy.delete(room.id);
    }
  };
  return { wake: (room) => void wake(room), isBusy: (match) => busy.has(match) };
}

/** Bots agree to a takeback where the table says so. */
async function answerFor(room: Room, seat: number): Promise<void> {
  const type = room.record.takebacks === "all" ? AGREE_TAKEBACK : DECLINE_TAKEBACK;
  await room.hostAction(room.revision, { type, seat }, false, () => room.seats[seat]!.bot !== null);
}

/** A bot that fails, never answers or chooses what is not allowed does what the game does for a seat whose time is up. */
async function moveBot(room: Room, seat: number, options: HostOptions): Promise<void> {
  const { revision, engine, snapshot } = room;
  const chosen = await choiceOf(room, seat, options).catch((error) => {
    if (!options.isEnding()) options.failed(error, room.id);
    return null;
  });
  // A thought that ends with the server is no answer: the next start, or another node, has the bot think again.
  if (options.isEnding()) return;
  // The player of the seat may be back by then: what a bot has thought of meanwhile is not done for them.
  const isStillBots = (): boolean => room.seats[seat]!.bot !== null;
  if (chosen !== null) await room.hostAction(revision, { ...chosen, seat }, false, isStillBots);
  if (room.revision !== revision) return;
  const stopgap = timeoutAction(engine, snapshot!.state, seat);
  if (stopgap !== null) await room.hostAction(revision, { ...stopgap, seat }, false, isStillBots);
}
function choiceOf(room: Room, seat: number, { bots, shareOf }: HostOptions): Promise<Action | null> {
  const { engine, record, snapshot } = room;
  const dream = new RandomStream(randomBytes(32).toString("hex"));
  return bots.choose({
    kind: room.seats[seat]!.bot!,
    game: record.game,
    expansions: record.expansions,
    seat,
    code: room.code,
    imagined: engine.redeal(snapshot!.state, seat, (bound) => dream.int(bound)),
    seed: randomBytes(32).toString("hex"),
    milliseconds: THINKING_MS,
    isWatched: room.watched,
    share: shareOf(room.id),
  });
}

async function timeOut(room: Room, options: HostOptions): Promise<void> {
  const { record, clock, snapshot, revision } = room;
  if (record.clock === null || clock === null || snapshot === null) return;
  const { clock: config } = record;
  const [seat] = expiredSeats(config, clock, options.now());
  if (seat === undefined) return;
  const action = timeoutAction(room.engine, snapshot.state, seat);
  // Asked again when its turn has come and it gets its time: the machine's clock may have been set back since.
  const isStillUp = (): boolean => expiredSeats(config, clock, options.now()).includes(seat);
  if (action !== null) await room.hostAction(revision, action, true, isStillUp);
  const missed = room.clock?.missed[seat] ?? 0;
  const isAway = missed > 0 && missed % MISSED_BEFORE_TAKEOVER === 0;
  if (record.takeover === null || !isAway || room.seats[seat]!.bot !== null) return;
  if (await sitIn(options.store, room.id, seat, record.takeover)) await options.seatsChanged(room.id);
}
