import { MemoryStore } from "../../src/store/memory.ts";
import type { Append, Appended, Store } from "../../src/store/store.ts";
import type { SeededChance } from "./seeded-chance.ts";
import type { Life, VirtualTime } from "./virtual-time.ts";

const WRITES: ReadonlySet<string> = new Set([
  "createMatch",
  "changeRights",
  "append",
  "setWake",
  "saveSnapshot",
  "dropSnapshots",
]);
/** No defect of a server: whoever asked has to try again. */
export class DatabaseAway extends Error {}
type Ask = (...given: unknown[]) => Promise<unknown>;

/**
 * A database server that nodes reach over a network. A write takes effect when the disk has it: one that waits for the disk when
 * the server crashes is lost, and an answer that is on its way then never comes, though the write may have been done.
 */
export class Database {
  /** On disk. */
  readonly disk = new MemoryStore();
  private readonly time: VirtualTime;
  private readonly chance: SeededChance;
  private life: Life = { alive: true };
  private waiting = new Set<(error: Error) => void>();
  private syncedAt = 0;
  slowestMs = 8;
  /** Looks at each step that is stored, with everything as it is at that moment. */
  stored: (append: Append) => void = () => undefined;

  constructor(time: VirtualTime, chance: SeededChance) {
    this.time = time;
    this.chance = chance;
  }
  crash(): void {
    this.life.alive = false;
    const { waiting } = this;
    this.waiting = new Set();
    for (const fail of waiting) fail(new DatabaseAway("the connection to the database is lost"));
  }
  restart(): void {
    this.life = { alive: true };
  }
  /** The store as a node has it. To a node that is dead nothing is answered, and it can ask for nothing more. */
  connect(node: Life): Store {
    const asked = (name: string): Ask => {
      return (...given) => (node.alive ? this.ask(node, name, given) : new Promise(() => undefined));
    };
    const own: Record<string, unknown> = {
      kind: "postgres",
      shared: true,
      open: async () => undefined,
      close: async () => undefined,
      check: async () => undefined,
    };
    return new Proxy(own, { get: (all, name: string) => all[name] ?? asked(name) }) as unknown as Store;
  }
  private ask(node: Life, name: string, given: readonly unknown[]): Promise<unknown> {
    const { life, time, chance } = this;
    if (!life.alive) return Promise.reject(new DatabaseAway("the database is away"));
    return new Promise((resolve, reject) => {
      this.waiting.add(reject);
      const settle = (answer: () => void): void => {
        const isWaiting = this.waiting.delete(reject);
        if (isWaiting && node.alive) answer();
      };
      const isWrite = WRITES.has(name);
      const arrives = chance.between(0.05, this.slowestMs);
      // Writes are synced in the order in which they come.
      const done = isWrite ? Math.max(this.syncedAt, time.now + arrives + chance.between(0.1, this.slowestMs)) : 0;
      if (isWrite) this.syncedAt = done;
      time.within(life, () =>
        time.after(isWrite ? done - time.now : arrives, () => {
          void this.perform(name, given).then(
            (answer) => time.after(chance.between(0.05, this.slowestMs), () => settle(() => resolve(answer))),
            (error) => time.after(chance.between(0.05, this.slowestMs), () => settle(() => reject(error))),
          );
        }),
      );
    });
  }
  private async perform(name: string, given: readonly unknown[]): Promise<unknown> {
    const perform = Reflect.get(this.disk, name) as Ask;
    const answer = await perform.apply(this.disk, given as unknown[]);
    if (name === "append" && (answer as Appended) === "stored") this.stored(given[0] as Append);
    return answer;
  }
}
