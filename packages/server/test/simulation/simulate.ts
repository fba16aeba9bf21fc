import { hash } from "node:crypto";
import type { CreateMatch } from "@cardwright/protocol";
import { HostError } from "../../src/refusals.ts";
import { judge } from "../harness/journal.ts";
import { Database, DatabaseAway } from "./database.ts";
import { type Defect, plant } from "./defects.ts";
import { Network } from "./network.ts";
import { SimulatedBus, SimulatedNode } from "./node.ts";
import { wrongRight, wrongTimers, wrongTold } from "./oracle.ts";
import { Player, type Seat } from "./player.ts";
import { SeededChance } from "./seeded-chance.ts";
import { troubles } from "./troubles.ts";
import { VirtualTime } from "./virtual-time.ts";

export interface Simulated {
  readonly seed: string;
  readonly wrong: readonly string[];
  /** Of everything that was stored, told and waited for: two runs of one seed have the same. */
  readonly digest: string;
  readonly events: number;
  readonly steps: number;
  /** Steps that took others back. */
  readonly undone: number;
  /** The troubles and the stored steps, each with its time, to be read beside what went wrong. */
  readonly trace: readonly string[];
}
const STARTS_AT = 1_700_000_000_000;
const SETTLE_MS = 30_000;
const ATTEMPTS = 400;

/** Rooms, stores, hints, clocks, clients and the network between them, in one process and in the order that a seed decides. */
export async function simulate(seed: string, defect?: Defect): Promise<Simulated> {
  const time = new VirtualTime();
  const chance = new SeededChance(seed);
  const planted = plant(defect);
  const { WebSocket: realSocket } = globalThis;
  const restore = [chance.install(), time.install(STARTS_AT), planted.remove];
  const world = new World(time, chance, planted);
  globalThis.WebSocket = world.network.socketClass();
  try {
    void world.play();
    await time.run(Number.POSITIVE_INFINITY, () => world.isOver);
    return await world.report(seed);
  } finally {
    globalThis.WebSocket = realSocket;
    for (const back of restore.reverse()) back();
  }
}
export class World {
  readonly time: VirtualTime;
  readonly chance: SeededChance;
  readonly network: Network;
  readonly database: Database;
  readonly bus: SimulatedBus;
  readonly nodes: readonly SimulatedNode[];
  readonly players: Player[] = [];
  readonly matches: { readonly id: string; readonly host: string }[] = [];
  readonly wrong: string[] = [];
  readonly trace: string[] = [];
  isOver = false;
  /** While it lasts, things go wrong by chance. */
  isRough = true;

  constructor(time: VirtualTime, chance: SeededChance, planted: ReturnType<typeof plant>) {
    this.time = time;
    this.chance = chance;
    this.network = new Network(time, chance);
    this.database = new Database(time, chance);
    this.bus = new SimulatedBus(time, chance);
    const { network, database, bus } = this;
    const { changeStore, changeWake } = planted;
    const failed = (error: unknown): void => {
      if (!(error instanceof DatabaseAway)) this.wrong.push(`something failed: ${error}`);
    };
    const isQuiet = (): boolean => !this.isRough;
    const around = { time, chance, database, bus, changeStore, changeWake, failed, isQuiet };
    this.nodes = Array.from({ length: 1 + chance.draw(3) }, (_, i) => new SimulatedNode(`node${i}`, around));
    for (const node of this.nodes) network.open(node.host, node.accept);
    database.stored = (append) => {
      this.note(`${append.match} has step ${append.revision} of seat ${append.seat}: ${append.intent}`);
      void wrongRight(database.disk, this.players, append).then((why) => why !== null && this.wrong.push(why));
    };
  }
  note(what: string): void {
    this.trace.push(`${this.time.now.toFixed(3)} ${what}`);
  }
  async play(): Promise<void> {
    try {
      await Promise.all(this.nodes.map((node) => node.start()));
      const tables = Array.from({ length: 1 + this.chance.draw(2) }, () => this.openTable());
      await Promise.all(tables);
      await troubles(this);
      await this.settle();
    } catch (error) {
      this.wrong.push(`the run failed: ${error instanceof Error ? error.stack : String(error)}`);
    }
    this.isOver = true;
  }
  private async openTable(): Promise<void> {
    const { chance } = this;
    const game = chance.pick(["duel", "seers", "patience"]);
    const clock = { bank_ms: chance.draw(400), per_action_ms: 200 + chance.draw(800) };
    const terms: CreateMatch = { game, takeover: chance.pick([null, "random"]) };
    const made = await this.ask(({ matches }) => matches.create(chance.happens(0.6) ? { ...terms, clock } : terms));
    this.matches.push({ id: made.match, host: made.host_token });
    for (const seat of [0, 1]) await this.sit(made.match, { seat, name: `player ${seat}`, token: this.secret() });
  }
  secret(): string {
    return hash("sha256", String(this.chance.fraction()), "base64url");
  }
  async sit(
    match: string,
    wish: { readonly name: string; readonly token: string; readonly seat?: number; readonly invite?: string },
  ): Promise<void> {
    const { seat, token } = await this.ask(({ matches }) => matches.join(match, wish));
    this.enter({ match, seat, token });
  }
  enter(seat: Seat): void {
    const first = this.chance.draw(this.nodes.length);
    const urls = this.nodes.map((_, i) => `http://${this.nodes[(first + i) % this.nodes.length]!.host}`);
    this.players.push(new Player(this, urls, seat));
  }
  headOf(match: string): Promise<number> {
    return this.database.disk.heads([match]).then(([head]) => head?.revision ?? -1);
  }

  /** Asks one node after the other until one answers. A refusal is an answer too, and is thrown. */
  async ask<T>(work: (node: SimulatedNode) => Promise<T>): Promise<T> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      await this.time.sleep(this.network.delay());
      const answer = await this.askOne(this.chance.pick(this.nodes), work);
      if (answer !== null && "value" in answer) return answer.value;
      if (answer !== null && answer.error instanceof HostError && answer.error.code !== "RETRY") throw answer.error;
      await this.time.sleep(this.chance.between(20, 120));
    }
    throw new Error("nobody ever answered");
  }
  /** Null when the node is not there, or dies before it has answered. */
  private async askOne<T>(
    node: SimulatedNode,
    work: (node: SimulatedNode) => Promise<T>,
  ): Promise<{ value: T } | { error: unknown } | null> {
    const { life } = node;
    if (!life.alive) return null;
    let answer: { value: T } | { error: unknown } | null = null;
    this.time.within(life, () => {
      void work(node).then(
        (value) => {
          answer = { value };
        },
        (error: unknown) => {
          answer = { error };
        },
      );
    });
    while (answer === null && life.alive) await this.time.sleep(3);
    return life.alive ? answer : null;
  }

  /** Everything is well again: everybody comes to know the same, and nothing is left open. */
  private async settle(): Promise<void> {
    this.isRough = false;
    for (const player of this.players) player.stop();
    const until = this.time.now + SETTLE_MS;
    for (const player of this.players) {
      while (this.time.now < until && !(await this.isSettled(player))) await this.time.sleep(50);
      if (await this.isSettled(player)) continue;
      const { connection, seq, pending } = player.session.getSnapshot();
      const head = await this.headOf(player.match);
      const state = `${connection}, at ${seq} of ${head}, ${pending.length} pending`;
      this.wrong.push(`${player.match}, seat ${player.seat}: never settled (${state})`);
    }
    for (const { session } of this.players) session.close();
  }
  private async isSettled({ match, seat, tokenHash, endedAt, session }: Player): Promise<boolean> {
    const { connection, seq, pending } = session.getSnapshot();
    // A host who sends somebody away means the seat, and may hit whoever has just come to it.
    const holder = (await this.database.disk.seats(match))[seat];
    if (endedAt !== null || holder?.tokenHash !== tokenHash) return connection === "closed";
    return connection === "open" && pending.length === 0 && seq === (await this.headOf(match));
  }
  async report(seed: string): Promise<Simulated> {
    const { disk } = this.database;
    const journals = this.players.map(({ journal }) => journal);
    const timers = await Promise.all(this.matches.map(({ id }) => wrongTimers(disk, id)));
    const wrong = [
      ...this.wrong,
      ...(await judge(disk, journals)),
      ...this.players.flatMap(wrongTold),
      ...timers.flat(),
    ];
    const logs = await Promise.all(this.matches.map(({ id }) => disk.entries(id, 0, 10_000)));
    const told = journals.map((journal) => [journal.told, [...journal.answers]]);
    const digest = hash("sha256", JSON.stringify([logs, told, this.time.now, this.time.events, wrong]));
    const steps = logs.flat();
    const undone = steps.filter(({ entry }) => entry.includes('"ACTION_UNDONE"')).length;
    return { seed, wrong, digest, events: this.time.events, steps: steps.length, undone, trace: this.trace };
  }
}
