import { createEngine, type Entry } from "@cardwright/core";
import { duel } from "@cardwright/core/testing";
import { type AnyState, Audience } from "../../src/room/audience.ts";
import type { Append, Appended, Store } from "../../src/store/store.ts";

/** Servers that break a promise on purpose. A harness that does not notice them proves nothing. */
export type Sabotage = "acknowledge before commit" | "forget intents" | "publish before store";

const LATE_MS = 40;
export function sabotage(how: Sabotage | undefined, store: Store): Store {
  if (how === "acknowledge before commit") return acknowledgeEarly(store);
  if (how === "forget intents") return forgetIntents(store);
  if (how === "publish before store") publishEarly();
  return how === "publish before store" ? slow(store) : store;
}
const changed = (store: Store, changes: Partial<Store>): Store =>
  new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(name in changes ? changes : target, name);
      return typeof value === "function" ? value.bind(name in changes ? changes : target) : value;
    },
  });
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function acknowledgeEarly(store: Store): Store {
  return changed(store, {
    append: async (append: Append): Promise<Appended> => {
      void later(LATE_MS).then(() => store.append(append));
      return "stored";
    },
  });
}
function forgetIntents(store: Store): Store {
  Object.assign(Object.getPrototypeOf(createEngine(duel)) as object, { knownIntent: () => undefined });
  return changed(store, {
    append: (append: Append) => store.append({ ...append, intent: null }),
    intent: async () => null,
  });
}
function slow(store: Store): Store {
  return changed(store, { append: (append: Append) => later(LATE_MS).then(() => store.append(append)) });
}
interface Inside {
  followers: { viewer: number }[];
  tellOne(follower: { viewer: number }, ...rest: unknown[]): void;
}
/** The other viewers hear of a step when it has been decided, and not again when it has been stored. */
function publishEarly(): void {
  const told = new WeakSet<Entry>();
  const { nextSeq, tell } = Audience.prototype;
  Audience.prototype.nextSeq = function (seat: number, entry: Entry, before: AnyState, after: AnyState): number {
    const next = nextSeq.call(this, seat, entry, before, after);
    const inside = this as unknown as Inside;
    for (const follower of inside.followers) {
      if (follower.viewer !== seat) inside.tellOne(follower, entry, before, after, null, null);
    }
    told.add(entry);
    return next;
  };
  Audience.prototype.tell = function (entry, before, after, clock, ack): void {
    if (!told.has(entry)) {
      tell.call(this, entry, before, after, clock, ack);
      return;
    }
    const inside = this as unknown as Inside;
    const actor = inside.followers.find(({ viewer }) => viewer === entry.action?.seat);
    if (actor !== undefined) inside.tellOne(actor, entry, before, after, clock, ack);
  };
}
