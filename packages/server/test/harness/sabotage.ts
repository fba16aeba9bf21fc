import { createEngine, type Patch, patchesOf } from "@cardwright/core/host";
import { duel } from "@cardwright/core/testing";
import { Audience, type Telling } from "../../src/room/audience.ts";
import { Following } from "../../src/room/following.ts";
import type { Append, Appended, Store } from "../../src/store/store.ts";

/** Servers that break a promise on purpose. A harness that does not notice them proves nothing. */
export type Sabotage =
  | "acknowledge before commit"
  | "forget intents"
  | "publish before store"
  | "show less than it says"
  | "forget rights"
  | "tell before rights are read";

const LATE_MS = 40;
export function sabotage(how: Sabotage | undefined, store: Store): Store {
  if (how === "acknowledge before commit") return acknowledgeEarly(store);
  if (how === "forget intents") return forgetIntents(store);
  if (how === "forget rights") return forgetRights(store);
  if (how === "tell before rights are read") tellUnread();
  if (how === "show less than it says") loseChanges();
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
      // Nobody hears of it when this fails: that is the sabotage.
      void later(LATE_MS)
        .then(() => store.append(append))
        .catch(() => undefined);
      return "stored";
    },
  });
}
function forgetIntents(store: Store): Store {
  return changed(store, {
    append: (append: Append) => store.append({ ...append, intent: null }),
    intent: async () => null,
  });
}
/** Whatever a step was decided by, it is stored by the rights of now. */
function forgetRights(store: Store): Store {
  return changed(store, {
    append: async (append: Append): Promise<Appended> => {
      const { seatsVersion } = (await store.match(append.match)) ?? append;
      return store.append({ ...append, seatsVersion });
    },
  });
}
/** Steps of others are told by the rights that were known before. */
function tellUnread(): void {
  Following.prototype.readSeatsIfChanged = async () => undefined;
}
function slow(store: Store): Store {
  return changed(store, { append: (append: Append) => later(LATE_MS).then(() => store.append(append)) });
}
const LOST_EVERY = 20;
/** Now and then a frame has the right events, and one change of the view too few. */
function loseChanges(): void {
  interface Told {
    for(viewer: number): Patch;
  }
  const engine = createEngine(duel);
  const { state } = engine.create({ seed: "0".repeat(64) }).snapshot;
  // All patches of all engines have it from here.
  const shared = Object.getPrototypeOf(patchesOf(engine)(state, state)) as Told;
  const whole = shared.for;
  let made = 0;
  shared.for = function (viewer) {
    const changes = whole.call(this, viewer);
    return changes.length > 1 && ++made % LOST_EVERY === 0 ? changes.slice(1) : changes;
  };
}
interface Inside {
  tellOne(part: Telling["parts"][number], step: Telling["step"], asked: boolean): void;
}
/** The other viewers hear of a step when it has been decided, and not again when it has been stored. */
function publishEarly(): void {
  const told = new WeakSet<Telling>();
  const { prepare, tell } = Audience.prototype;
  Audience.prototype.prepare = function (step) {
    const telling = prepare.call(this, step);
    const inside = this as unknown as Inside;
    for (const part of telling.parts) {
      if (part.follower.viewer !== step.entry.action?.seat) inside.tellOne(part, telling.step, false);
    }
    told.add(telling);
    return telling;
  };
  Audience.prototype.tell = function (telling): void {
    if (!told.has(telling)) {
      tell.call(this, telling);
      return;
    }
    const { step, parts } = telling;
    const actor = parts.find(({ follower }) => follower.viewer === step.entry.action?.seat);
    if (actor !== undefined) (this as unknown as Inside).tellOne(actor, step, step.ack !== null);
  };
}
