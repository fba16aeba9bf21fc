import { RandomStream } from "@cardwright/core/host";
import type { BotDriver } from "../../src/bots/driver.ts";
import type { Bus, Hint } from "../../src/bus/bus.ts";
import { noFaults } from "../../src/faults.ts";
import { Connection, type Gate } from "../../src/gateway/connection.ts";
import { Catalog } from "../../src/index.ts";
import { Matches } from "../../src/matches.ts";
import { createMetrics } from "../../src/metrics.ts";
import { presence } from "../../src/presence.ts";
import type { Listener } from "../../src/room/audience.ts";
import { hosting } from "../../src/room/host.ts";
import type { Room } from "../../src/room/room.ts";
import { Rooms } from "../../src/room/rooms.ts";
import { standUp } from "../../src/room/sitting-in.ts";
import { Bundles } from "../../src/rules/bundles.ts";
import type { Store } from "../../src/store/store.ts";
import { TableRights } from "../../src/table-rights.ts";
import { games } from "../games/index.ts";
import type { Database } from "./database.ts";
import type { ServerEnd } from "./network.ts";
import type { SeededChance } from "./seeded-chance.ts";
import type { Life, VirtualTime } from "./virtual-time.ts";

const catalog = new Catalog(games);
/** They look at the machine, so they are made once, before any time is simulated. */
const metrics = createMetrics();
const LIMITS = {
  rate: { perSecond: 1_000, burst: 10_000 },
  outboxBytes: 1 << 20,
  watchersMax: 100,
  helloMs: 10_000,
};
const FOR_EVER_MS = 1e12;
const OPTIONS = { idleMs: 2_000, pollMs: 400, sweepMs: 500 };

/** Hints between nodes: late, lost, or there twice. */
export class SimulatedBus {
  private readonly ears = new Map<object, (hint: Hint) => void>();
  private readonly time: VirtualTime;
  private readonly chance: SeededChance;
  lossRate = 0;
  constructor(time: VirtualTime, chance: SeededChance) {
    this.time = time;
    this.chance = chance;
  }
  connect(life: Life): Bus {
    return {
      kind: "redis",
      connected: true,
      open: async (hear) => void this.ears.set(life, hear),
      tell: (hint) => {
        for (const [other, hear] of this.ears) {
          const times = other === life || this.chance.happens(this.lossRate) ? 0 : this.chance.happens(0.05) ? 2 : 1;
          for (let i = 0; i < times; i++) this.deliver(other as Life, () => hear(hint));
        }
      },
      close: async () => undefined,
    };
  }
  private deliver(life: Life, work: () => void): void {
    this.time.within(life, () => void this.time.after(this.chance.between(0.2, 60), work));
  }
}
interface Surrounding {
  readonly time: VirtualTime;
  readonly chance: SeededChance;
  readonly database: Database;
  readonly bus: SimulatedBus;
  /** For planted defects: a store, or what wakes a room, that breaks a promise. */
  changeStore(store: Store): Store;
  changeWake(wake: (room: Room) => void): (room: Room) => void;
  /** Nothing is to move any more, so that everybody can come to know the same. */
  isQuiet(): boolean;
  /** Something is a defect of the server, and not of the world around it. */
  failed(error: unknown): void;
}
/** A server without its HTTP: everything behind the door is the real thing. */
export class SimulatedNode {
  readonly host: string;
  /** How far its clock is off. */
  offsetMs = 0;
  life: Life = { alive: false };
  matches!: Matches;
  rights!: TableRights;
  private rooms!: Rooms;
  private gate!: Gate;
  private readonly around: Surrounding;

  constructor(host: string, around: Surrounding) {
    this.host = host;
    this.around = around;
  }
  start(): Promise<void> {
    this.life = { alive: true };
    return this.around.time.within(this.life, () => this.assemble());
  }
  crash(): void {
    this.life.alive = false;
  }
  private async assemble(): Promise<void> {
    const { database, bus, changeStore, changeWake } = this.around;
    const { life } = this;
    const store = changeStore(database.connect(life));
    const now = (): number => Date.now() + this.offsetMs;
    const failed = (error: unknown): void => {
      if (life.alive) this.around.failed(error);
    };
    const storePresence = presence(
      () => undefined,
      () => undefined,
    );
    const seatsChanged = (match: string): Promise<void> => this.rooms.seatsChanged(match);
    const bots = this.bots();
    const shareOf = (match: string): string => match;
    const sound = hosting({ store, bots, now, failed, seatsChanged, isEnding: () => !life.alive, shareOf });
    const host = { ...sound, wake: changeWake(sound.wake) };
    const parts = {
      store,
      storePresence,
      metrics,
      faults: noFaults,
      botDelayMs: 20,
      now,
      failed,
      ended: () => undefined,
    };
    this.rooms = new Rooms(parts, new Bundles(store, catalog), bus.connect(life), OPTIONS, host);
    this.matches = new Matches(catalog, this.rooms, bots.kinds, now);
    this.rights = new TableRights(this.rooms, now);
    const returned = async (room: Room, { viewer, tokenHash }: Pick<Listener, "viewer" | "tokenHash">) => {
      if (await standUp(store, room.id, viewer, tokenHash)) await this.rooms.seatsChanged(room.id);
    };
    this.gate = { rooms: this.rooms, metrics, failed, limits: LIMITS, returned };
    await this.rooms.open();
  }
  /** Answers whether somebody was there to take it. */
  readonly accept = (end: ServerEnd): boolean => {
    if (!this.life.alive) return false;
    this.around.time.within(this.life, () => new Connection(end as never, end.stream as never, this.gate));
    return true;
  };
  /** Bots that choose by chance, after a while. */
  private bots(): BotDriver {
    const { time, chance, isQuiet } = this.around;
    return {
      kinds: ["random"],
      choose: async ({ game, expansions, imagined, seat, seed }) => {
        await time.sleep(isQuiet() ? FOR_EVER_MS : chance.between(1, 80));
        const { engine } = catalog.find(game, expansions)!;
        const actions = engine.validActions(imagined, seat).filter(({ type }) => type !== "concede");
        return actions[new RandomStream(seed).int(Math.max(1, actions.length))] ?? null;
      },
      close: async () => undefined,
    };
  }
}
