import { judge, refusal } from "@cardwright/core/host";
import { verifyBody } from "@cardwright/protocol";
import { ambiguityIn } from "./ambiguous-json.ts";
import type { Handed, JudgedLog } from "./bots/driver.ts";
import type { Catalog } from "./catalog.ts";
import { noFaults } from "./faults.ts";
import { restful } from "./restful.ts";
import { Audience } from "./room/audience.ts";
import { firstPosition, follow, type Position, seedOf, tailOf } from "./room/load.ts";
import type { Rooms } from "./room/rooms.ts";
import { engineIn } from "./rules/rule-context.ts";
import type { Sealing, WholeLog } from "./signing/sealing.ts";
import { type MatchRecord, readEntry, type Store } from "./store/store.ts";

/** Logs that are handed out: the viewer's own part while a match runs, all of it with the seed once it has ended. */

export interface OwnLog {
  readonly complete: false;
  readonly steps: { seq: number; events: never[] }[];
}
/** An ended match needs no rules to be handed out, so it is for ever, whatever rules this server has by then. */
export async function logFor(
  rooms: Rooms,
  sealing: Sealing,
  record: MatchRecord,
  viewer: number,
): Promise<OwnLog | WholeLog> {
  return record.status === "ended" ? sealing.wholeLog(record) : ownLog(rooms, rooms.store, record, viewer);
}

/** Uses the function that tells live frames, so that a log can show nothing more. */
async function ownLog(rooms: Rooms, store: Store, record: MatchRecord, viewer: number): Promise<OwnLog> {
  const { engine, wire } = await rooms.hosted(record);
  const [first, ...rest] = await tailOf(store, record.id, 0);
  if (first === undefined) return { complete: false, steps: [] };
  const seats = (await store.seats(record.id)).length;
  const steps: OwnLog["steps"] = [];
  const audience = new Audience(engine, seats, null, wire, noFaults);
  const secrets = (await store.secrets(record.id))!;
  let position: Position = firstPosition(engine, record, seats, seedOf(secrets), readEntry(first).updatedAt);
  audience.add({
    viewer,
    tokenHash: null,
    packed: false,
    voice: null,
    send: (message) => {
      if (message.type === "EVENTS") steps.push({ seq: message.seq, events: message.events as never[] });
    },
    write: () => undefined,
    end: () => undefined,
  });
  audience.snapshot(viewer, position.snapshot.state, null);
  const pause = restful();
  for (const stored of rest) {
    await pause();
    const next = follow(engine, position, stored);
    const { entry, snapshot } = next;
    const step = { entry, before: position.snapshot.state, after: snapshot.state, clock: null, ack: null };
    audience.tell(audience.prepare(step));
    position = next;
  }
  return { complete: false, steps };
}

/** Judges a log as it was sent, by the keys that are trusted here; null when it is not a log. */
export async function judgeText(
  catalog: Catalog,
  text: string,
  { trusted, code }: Omit<Handed, "log">,
): Promise<JudgedLog | null> {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return null;
  }
  const refused = (because: string): JudgedLog => ({ judgement: refusal(because), content: null });
  // A text that readers may take for different things is vouched for in none of them.
  const ambiguity = ambiguityIn(text);
  if (ambiguity !== null) return refused(ambiguity);
  const parsed = verifyBody.safeParse(given);
  if (!parsed.success) {
    const more = parsed.error.issues.find(({ code, path }) => code === "unrecognized_keys" && path.length > 0);
    return more === undefined
      ? null
      : refused(`${more.path.join(".")} has more than a log: ${more.message}`.slice(0, 200));
  }
  const { header, lines, fairness, seal } = parsed.data as unknown as WholeLog;
  const content = typeof header.content === "string" ? header.content : null;
  const expansions = header.expansions ?? [];
  const engine = code === undefined ? catalog.find(header.game, expansions)?.engine : engineIn(code, expansions);
  if (engine == null) return { judgement: refusal("this server does not have the game"), content };
  const evidence = { log: { header, lines }, seed: fairness.seed, fairness, seal };
  return { judgement: await judge(engine, evidence, trusted, crypto.subtle), content };
}
