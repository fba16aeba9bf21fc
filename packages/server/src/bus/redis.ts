import { Redis } from "ioredis";
import { z } from "zod";
import type { Presence } from "../presence.ts";
import type { Bus, Hint } from "./bus.ts";

const CHANNEL = "cardwright:hints:1";
const hint = z.tuple([z.string().max(40), z.int().min(-1), z.int().min(0)]);

/** Redis carries "match m reached revision n" and nothing else. It may vanish at any time. */
export class RedisBus implements Bus {
  readonly kind = "redis";
  private readonly sender: Redis;
  private readonly hearer: Redis;

  constructor(url: string, presence: Presence) {
    const options = {
      lazyConnect: true,
      enableOfflineQueue: false,
      // It is done here on every new connection: theirs fails where nobody hears of it, and that ends the process.
      autoResubscribe: false,
      maxRetriesPerRequest: 0,
      connectTimeout: 2_000,
      retryStrategy: (times: number) => Math.min(times * 100, 1_000),
    };
    this.sender = new Redis(url, options);
    this.hearer = new Redis(url, options);
    for (const client of [this.sender, this.hearer]) {
      client.on("error", presence.gone);
      client.on("ready", () => this.connected && presence.back());
    }
  }
  get connected(): boolean {
    return this.hearer.status === "ready" && this.sender.status === "ready";
  }
  async open(hear: (hint: Hint) => void): Promise<void> {
    this.hearer.on("message", (_, text: string) => {
      const parsed = hint.safeParse(parse(text));
      if (parsed.success) hear({ match: parsed.data[0], revision: parsed.data[1], seatsVersion: parsed.data[2] });
    });
    this.hearer.on("ready", () => void this.hearer.subscribe(CHANNEL).catch(() => undefined));
    // Not being able to connect is no reason not to serve.
    await Promise.allSettled([this.sender.connect(), this.hearer.connect()]);
  }
  tell({ match, revision, seatsVersion }: Hint): void {
    if (this.sender.status !== "ready") return;
    this.sender.publish(CHANNEL, JSON.stringify([match, revision, seatsVersion])).catch(() => undefined);
  }
  async close(): Promise<void> {
    this.sender.disconnect();
    this.hearer.disconnect();
  }
}
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
