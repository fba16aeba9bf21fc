import type { Declaration } from "@cardwright/core";
import type { Engine } from "@cardwright/core/host";
import { Catalog } from "../../src/index.ts";
import { expiredSeats, startClock, stepClock } from "../../src/room/clock.ts";
import { besideClock } from "../../src/room/going-back.ts";
import { firstPosition, follow, type Position, seedOf, tailOf } from "../../src/room/load.ts";
import { type Append, readEntry, type Store } from "../../src/store/store.ts";
import { games } from "../games/index.ts";
import type { Player } from "./player.ts";

const catalog = new Catalog(games);

/** A step is stored for a seat: by whoever holds it at that moment, or by the bot that plays there. */
export async function wrongRight(disk: Store, players: readonly Player[], append: Append): Promise<string | null> {
  const { match, seat, intent, revision } = append;
  if (seat === null || intent === null || intent.startsWith("timeout:")) return null;
  const holder = (await disk.seats(match))[seat]!;
  const where = `${match}, step ${revision}`;
  if (intent.startsWith("bot:")) return holder.bot === null ? `${where}: a bot moved for a player who was there` : null;
  const player = players.find(({ name }) => intent.startsWith(`${name}.`));
  return player?.tokenHash === holder.tokenHash ? null : `${where}: stored by a token that did not hold the seat`;
}
/** Nobody is told of a step that was stored after their right had ended. */
export function wrongTold({ match, seat, endedAt, journal }: Player): string[] {
  if (endedAt === null) return [];
  const late = journal.told.filter(({ seq }) => seq > endedAt);
  return late.map(({ seq }) => `${match}, seat ${seat}: was told frame ${seq}, and the right had ended at ${endedAt}`);
}
/** Time is up for a seat when the clock of the log says so, and then once. A log that cannot be followed is wrong as well. */
export const wrongTimers = (disk: Store, match: string): Promise<string[]> =>
  timersOf(disk, match).catch((error: unknown) => [`${match}: the log cannot be followed: ${String(error)}`]);
async function timersOf(disk: Store, match: string): Promise<string[]> {
  const record = (await disk.match(match))!;
  const { clock: config } = record;
  const rows = await tailOf(disk, match, 0);
  if (config === null || rows.length === 0) return [];
  const engine = catalog.find(record.game, record.expansions)!.engine as Engine<Declaration>;
  const seats = (await disk.seats(match)).length;
  const { updatedAt } = readEntry(rows[0]!);
  let position: Position = firstPosition(
    engine as never,
    record,
    seats,
    seedOf((await disk.secrets(match))!),
    updatedAt,
  );
  let clock = startClock(config, seats, engine.actors(position.snapshot.state), updatedAt);
  const wrong: string[] = [];
  for (const row of rows.slice(1)) {
    const { entry, ...next } = follow(engine as never, position, row);
    const timedOut = row.intent?.startsWith("timeout:") ?? false;
    const { seat, type } = entry.action!;
    if (timedOut && !expiredSeats(config, clock, entry.updatedAt).includes(seat))
      wrong.push(`${match}, step ${row.revision}: the time of seat ${seat} was not up`);
    const running = engine.actors(next.snapshot.state);
    clock = stepClock(config, clock, { seat, timedOut, running, at: entry.updatedAt, beside: besideClock(type) });
    position = next;
  }
  return wrong;
}
