import { randomBytes } from "node:crypto";
import { type AdviceAsked, drawOf, imagine } from "@cardwright/bots";
import { isAtRest, ownWorld } from "@cardwright/core/host";
import type { AnyState } from "./bots/driver.ts";
import { fail } from "./refusals.ts";
import { restful } from "./restful.ts";
import { firstPosition, follow, seedOf, tailOf } from "./room/load.ts";
import type { Room } from "./room/room.ts";
import type { Rooms } from "./room/rooms.ts";
import { readEntry } from "./store/store.ts";

/** Questions that a player asks a bot. A bot gets a world dealt anew for the player, and of a move what the player was shown. */

export type About = "decision" | "move";
/** "What would you do?" is for the seat that has to act. Null where there is nothing to ask about. */
export async function questionAbout(
  about: About,
  rooms: Rooms,
  room: Room,
  viewer: number,
): Promise<AdviceAsked | null> {
  if (about === "decision") return { state: imaginedFor(room, viewer), seat: viewer, reader: viewer };
  if (room.status !== "running") return fail("NOT_STARTED");
  return lastMoveOfABot(rooms, room, viewer);
}
/** A world that looks to the viewer, who has to act, as the match does. */
export function imaginedFor({ engine, snapshot, status, actors }: Room, viewer: number): AnyState {
  if (status !== "running" || snapshot === null) return fail("NOT_STARTED");
  if (!actors.includes(viewer)) return fail("STALE");
  return dealtAnew(engine, snapshot.state, viewer);
}
/** The same for a person, who may read all of it: only from a position at rest, and with nothing in it that is not theirs to know. */
export function worldFor(room: Room, viewer: number): AnyState {
  const { engine, snapshot } = room;
  const world = imaginedFor(room, viewer);
  return snapshot !== null && isAtRest(snapshot.state) ? ownWorld(engine, world, viewer) : fail("STALE");
}
const dealtAnew = (engine: Room["engine"], state: AnyState, viewer: number): AnyState =>
  imagine(engine, state, viewer, drawOf(randomBytes(32).toString("hex")));

/** The last move of a bot of which the viewer was shown anything: of another nobody may know that it was made. */
async function lastMoveOfABot({ store }: Rooms, room: Room, viewer: number): Promise<AdviceAsked | null> {
  const { engine, record, seats } = room;
  const [first, ...rest] = await tailOf(store, record.id, 0);
  if (first === undefined) return null;
  const secrets = (await store.secrets(record.id))!;
  let position = firstPosition(engine, record, seats.length, seedOf(secrets), readEntry(first).updatedAt);
  let found: AdviceAsked | null = null;
  const pause = restful();
  for (const stored of rest) {
    await pause();
    const next = follow(engine, position, stored);
    const { state } = position.snapshot;
    position = { ...position, ...next };
    const seat = next.entry.action?.seat;
    if (seat === undefined || seats[seat]?.bot === null) continue;
    const seen = engine.seeEvents(next.entry.events, viewer);
    if (seen.length > 0) found = { state, seat, reader: viewer, seen };
  }
  return found === null ? null : { ...found, state: dealtAnew(engine, found.state, viewer) };
}
