import { Line, type Postgres, type Redis } from "@cardwright/testbed";
import { openStore, type Server } from "../../src/index.ts";
import { RawSocket } from "./raw.ts";
import { type Sabotage, sabotage } from "./sabotage.ts";
import { call, startServer, until } from "./table.ts";

/** A right ends on one node while whoever held it is connected to another, which may or may not hear of it. */

export const CONDITIONS = ["healthy", "stopped", "cut", "slow"] as const;
type Condition = (typeof CONDITIONS)[number];
/** How a right ends. An heir comes by an invitation; whoever renews a token plays on with the new one. */
const ENDINGS = ["leave", "leave to an heir", "kick", "renew the seat", "renew the watch"] as const;
type Ending = (typeof ENDINGS)[number];

export interface RightsOptions {
  readonly postgres: Postgres;
  readonly redis: Redis;
  /** Rights that end under each condition. */
  readonly rounds: number;
  readonly conditions?: readonly Condition[];
  readonly sabotage?: Sabotage;
}
export interface RightsReport {
  readonly ended: number;
  /** Commands sent by a token after its end was answered, and those of them that took effect. */
  readonly sent: number;
  readonly accepted: number;
  /** Messages and answers that told such a token of something that was stored after its end. */
  readonly told: number;
  readonly wrong: readonly string[];
}
const AT_ONCE = 5;
const SLOW_MS = 300;
/** Nodes that hear nothing but hints: only the store can tell them that a right has ended. */
const DEAF = { pollMs: 600_000, sweepMs: 600_000 };

export async function endRights({ postgres, redis, rounds, conditions = CONDITIONS, ...how }: RightsOptions) {
  const line = new Line(Number(new URL(redis.url).port));
  const bus = `redis://127.0.0.1:${await line.open()}`;
  const nodes: Server[] = [];
  // One after the other: on a machine that does much else, three that make tables at once lose patience with the database.
  while (nodes.length < 3) {
    const store = sabotage(how.sabotage, openStore(postgres.url));
    nodes.push(await startServer({ db: postgres.url, bus, ...DEAF }, { store }));
  }
  const found: Round[] = [];
  for (const condition of conditions) {
    impose(condition, line, redis);
    for (let first = 0; first < rounds; first += AT_ONCE) {
      const batch = Array.from({ length: Math.min(AT_ONCE, rounds - first) }, (_, i) =>
        new Round(nodes, condition, first + i).play(),
      );
      found.push(...(await Promise.all(batch)));
    }
    relieve(condition, line, redis);
  }
  await Promise.all(nodes.map((node) => node.close()));
  await line.close();
  return reportOf(found);
}
function impose(condition: Condition, line: Line, redis: Redis): void {
  if (condition === "stopped") redis.pause();
  if (condition === "cut") line.cut();
  if (condition === "slow") line.delayMs = SLOW_MS;
}
function relieve(condition: Condition, line: Line, redis: Redis): void {
  if (condition === "stopped") redis.resume();
  if (condition === "cut") line.mend();
  line.delayMs = 0;
}
function reportOf(rounds: readonly Round[]): RightsReport {
  const sum = (of: (round: Round) => number): number => rounds.reduce((all, round) => all + of(round), 0);
  return {
    ended: rounds.length,
    sent: sum(({ sent }) => sent),
    accepted: sum(({ accepted }) => accepted),
    told: sum(({ told }) => told),
    wrong: rounds.flatMap(({ wrong }) => wrong),
  };
}

const PASS = { type: "ACTION", action: "pass" };
/** One match of a game in which every step is seen by all, so that the number of a frame is the number of the step. */
class Round {
  sent = 0;
  accepted = 0;
  told = 0;
  readonly wrong: string[] = [];
  private readonly nodes: readonly Server[];
  private readonly name: string;
  private readonly ending: Ending;
  private readonly index: number;
  private match = "";
  private host = "";
  private watch = "";
  private tokens: string[] = [];

  constructor(nodes: readonly Server[], condition: Condition, index: number) {
    this.nodes = [0, 1, 2].map((i) => nodes[(index + i) % 3]!);
    this.index = index;
    this.ending = ENDINGS[index % ENDINGS.length]!;
    this.name = `${condition} ${index} (${this.ending})`;
  }
  private api(node: number, method: string, path: string, body?: object, token?: string) {
    return call(this.nodes[node]!.url, method, `/api/v1/matches${path}`, body, token);
  }
  async play(): Promise<this> {
    await this.seat();
    const isWatch = this.ending === "renew the watch";
    const dead = isWatch ? this.watch : this.tokens[0]!;
    const old = await new RawSocket(this.nodes[1]!.url).hello(this.match, dead);
    // The rival plays on the node of whoever is to go, or on the third.
    const rival = await new RawSocket(this.nodes[1 + (this.index % 2)]!.url).hello(this.match, this.tokens[1]);
    await Promise.all([old, rival].map((socket) => socket.next("STATE_SNAPSHOT")));
    // Some commands are on their way while the right ends: those may be stored before it, and not after.
    if (this.index % 3 === 0) old.send({ ...PASS, intent_id: "in flight" });
    const heir = await this.end(dead);
    const { store } = this.nodes[0]!;
    const last = (await store.heads([this.match]))[0]!.revision;
    this.bother(old, "at once");
    await this.goOn(heir, rival);
    this.bother(old, "later");
    await this.settle(old);
    await this.judge(old, last, dead);
    for (const socket of [old, rival]) socket.close();
    return this;
  }
  private async seat(): Promise<void> {
    const { body } = await this.api(0, "POST", "", { game: "duel", visibility: "private" });
    this.match = body.match;
    this.host = body.host_token;
    this.watch = body.watch_token;
    for (const name of ["first", "second"]) {
      const seat = await this.api(0, "POST", `/${this.match}/seats`, { name });
      this.tokens.push(seat.body.token);
    }
  }
  /** Answers with the token that holds the seat from then on, if any does. */
  private async end(dead: string): Promise<string | null> {
    const { match, host } = this;
    switch (this.ending) {
      case "leave":
        await this.must(204, this.api(0, "DELETE", `/${match}/seats/mine`, undefined, dead));
        return null;
      case "leave to an heir": {
        await this.must(204, this.api(0, "DELETE", `/${match}/seats/mine`, undefined, dead));
        const { code } = await this.must(201, this.api(0, "POST", `/${match}/seats/0/invite`, undefined, host));
        return (await this.must(201, this.api(0, "POST", `/${match}/seats`, { name: "heir", invite: code }))).token;
      }
      case "kick":
        await this.must(204, this.api(0, "DELETE", `/${match}/seats/0`, undefined, host));
        return null;
      case "renew the seat":
        return (await this.must(201, this.api(0, "POST", `/${match}/tokens`, { kind: "seat" }, dead))).token;
      case "renew the watch":
        await this.must(201, this.api(0, "POST", `/${match}/tokens`, { kind: "watch" }, host));
        return this.tokens[0]!;
    }
  }
  private async must(status: number, asked: ReturnType<typeof call>) {
    const answer = await asked;
    if (answer.status !== status) throw new Error(`${this.name}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }
  private bother(old: RawSocket, when: string): void {
    for (let i = 0; i < 2; i++) {
      old.send({ ...PASS, intent_id: `dead ${when} ${i}` });
      this.sent++;
    }
    old.send({ type: "RESYNC" });
    old.send({ type: "LIST_ACTIONS", request_id: 1 });
  }
  /** The match goes on: the new holder moves, and then the rival gives up. */
  private async goOn(heir: string | null, rival: RawSocket): Promise<void> {
    if (heir !== null) {
      const socket = await new RawSocket(this.nodes[0]!.url).hello(this.match, heir);
      await socket.next("STATE_SNAPSHOT");
      socket.send({ ...PASS, intent_id: "heir" });
      await until(() => socket.messages.some(({ intent_id }) => intent_id === "heir"), `${this.name}: the heir`);
      socket.close();
    }
    rival.send({ type: "ACTION", action: "concede", intent_id: "rival" });
    await until(() => rival.messages.some(({ intent_id }) => intent_id === "rival"), `${this.name}: the rival`);
  }
  /** Until the node has read all that was sent to it. */
  private async settle(old: RawSocket): Promise<void> {
    old.send({ type: "PING", request_id: 99 });
    await until(() => old.closed !== null || old.messages.some(({ type }) => type === "PONG"), "the end of the round");
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  private async judge(old: RawSocket, last: number, dead: string): Promise<void> {
    const { store } = this.nodes[0]!;
    const stored = await store.entries(this.match, last + 1, 100);
    const isDead = (intent: unknown): boolean => typeof intent === "string" && /^(dead|in flight)/.test(intent);
    for (const { intent } of stored) if (isDead(intent)) this.accept(`stored ${intent}`);
    for (const message of old.messages) {
      const { type, seq, intent_id, seats } = message;
      if (type === "ACCEPTED" && /^dead/.test(intent_id)) this.accept(`acknowledged ${intent_id}`);
      if ((type === "EVENTS" || type === "STATE_SNAPSHOT") && seq > last) this.tell(`${type} ${seq} after ${last}`);
      if (type === "SEATS" && seats[0].name !== "first") this.tell(`who sits in seat 0 now: ${seats[0].name}`);
      if (type === "REVEAL") this.tell("the seed");
    }
    for (const node of [1, 2]) {
      const { status } = await this.api(node, "GET", `/${this.match}/view`, undefined, dead);
      if (status !== 404) this.tell(`a view, by node ${node}`);
    }
  }
  private accept(what: string): void {
    this.accepted++;
    this.wrong.push(`${this.name}: ${what}`);
  }
  private tell(what: string): void {
    this.told++;
    this.wrong.push(`${this.name}: told ${what}`);
  }
}
