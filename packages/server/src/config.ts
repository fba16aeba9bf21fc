import { isIP } from "node:net";
import { availableParallelism } from "node:os";
import { z } from "zod";

/** Everything an operator can set, from flags first and the environment second, in one place. */

const NO_PORT = "is not a port (0 to 65535)";
const port = z.coerce.number("is not a number").int(NO_PORT).min(0, NO_PORT).max(65_535, NO_PORT);
const count = z.coerce.number().int().min(1);
const milliseconds = z.coerce.number().int().min(1);
const origin = z.string().refine((text) => {
  try {
    return new URL(text).origin === text;
  } catch {
    return false;
  }
}, "is not an origin such as https://cards.example");
/** Names for whole ranges: this machine, and private networks. */
const RANGES: readonly string[] = ["loopback", "linklocal", "uniquelocal"];
const proxy = z.string().refine((text) => {
  const [address = "", bits, ...more] = text.split("/");
  if (RANGES.includes(text)) return true;
  const widest = isIP(address) === 4 ? 32 : 128;
  return (
    isIP(address) > 0 && more.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= widest))
  );
}, "names the proxies by address (10.0.0.7, 10.0.0.0/8) or as loopback, linklocal or uniquelocal");
/** One text with commas, or a list. */
const listOf = (each: typeof origin) =>
  z
    .union([z.array(each), z.string().transform((text) => text.split(",").filter((part) => part !== ""))])
    .pipe(z.array(each));
export const configSchema = z
  .object({
    host: z.string().min(1).default("127.0.0.1"),
    port: port.default(4_000),
    db: z
      .string()
      .regex(/^(memory|sqlite:.+|postgres(ql)?:\/\/.+)$/, "is memory, sqlite:<file> or postgres://...")
      .refine(
        (db) => db !== "sqlite::memory:",
        "is memory where nothing is to last: SQLite's own has a store for each thread",
      )
      .default("sqlite:./data/cardwright.db"),
    bus: z
      .string()
      .regex(/^(none|rediss?:\/\/.+)$/, "is none or redis://...")
      .default("none"),
    origins: listOf(origin).default([]),
    /** Proxies whose `X-Forwarded-For` is believed; none by default, because a believed proxy decides everybody's address. */
    trustProxy: listOf(proxy).default([]),
    web: z.string().optional(),
    /** The name that the server signs matches with. Left out: the first of the origins, or the address that it listens at. */
    publicUrl: origin.optional(),
    /** The file of the key that signs, which is made if it is not there. Left out: beside the store's file, or in ./data. */
    signingKey: z.string().min(1).optional(),
    /** The port of `/metrics` and `/docs`. Left out: the players' port if only this machine can reach it, otherwise none. */
    operatorPort: port.optional(),
    logLevel: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
    messagesPerSecond: z.coerce.number().min(1).default(25),
    messageBurst: z.coerce.number().min(1).default(100),
    requestsPerMinute: z.coerce.number().int().min(1).default(1_200),
    /** To verify a log is to play a whole match again, and anybody may ask for it. */
    verificationsPerMinute: z.coerce.number().int().min(1).default(20),
    /** How long a request may take to arrive, from its first byte to its last. */
    requestMs: milliseconds.default(15_000),
    /** How late the event loop may be before newcomers are asked to try again. */
    overloadMs: milliseconds.default(2_000),
    connectionsMax: count.default(10_000),
    connectionsPerAddress: count.default(300),
    /** Matches that were made here and have not ended: of all, and of one address. */
    matchesMax: count.default(20_000),
    matchesPerAddress: count.default(200),
    /** Matches in which only bots play. */
    botMatchesMax: count.default(32),
    botMatchesPerAddress: count.default(4),
    /** Time of the main thread that one address may use for lists and logs: per second, and at once. */
    computingMsPerSecond: count.default(50),
    computingBurstMs: count.default(500),
    /** Watchers of one match on one node; a step is sent to all of them before anybody else gets a turn. */
    watchersMax: z.coerce.number().int().min(1).default(500),
    outboxBytes: z.coerce.number().int().min(16_384).default(262_144),
    helloMs: milliseconds.default(5_000),
    pingMs: milliseconds.default(7_000),
    idleMs: milliseconds.default(60_000),
    pollMs: milliseconds.default(400),
    sweepMs: milliseconds.default(500),
    /** One processor is left to those who play. */
    botThreads: z.coerce
      .number()
      .int()
      .min(1)
      .default(() => Math.max(1, availableParallelism() - 1)),
    botDelayMs: z.coerce.number().int().min(0).default(300),
  })
  .strict();
export type Config = z.infer<typeof configSchema>;
export type ConfigInput = z.input<typeof configSchema>;

/** `messagesPerSecond` is `--messages-per-second` and CARDWRIGHT_MESSAGES_PER_SECOND. */
const words = (key: string): string => key.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
export const environmentName = (key: string): string => `CARDWRIGHT_${words(key)}`;
export const flagName = (key: string): string => `--${words(key).toLowerCase().replaceAll("_", "-")}`;

export class ConfigError extends Error {}
export function readConfig(
  flags: Readonly<Record<string, unknown>>,
  environment: Readonly<Record<string, string | undefined>> = {},
  /** Values for what neither a flag nor the environment sets. */
  settings: Readonly<Record<string, unknown>> = {},
): Config {
  const given: Record<string, unknown> = {};
  const fromFlags = new Set(Object.keys(flags).filter((key) => flags[key] !== undefined));
  for (const key of Object.keys(configSchema.shape)) {
    // Compose files and systemd units leave a variable out by setting it to nothing.
    const value = flags[key] ?? (environment[environmentName(key)] || settings[key]);
    if (value !== undefined) given[key] = value;
  }
  for (const [key, value] of Object.entries({ ...settings, ...flags })) {
    if (!(key in configSchema.shape)) given[key] = value;
  }
  const parsed = configSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message, code }) => {
    const key = String(path[0] ?? "");
    if (code === "unrecognized_keys") return message;
    // The message names what the operator has set: a flag or a variable.
    const flag = fromFlags.has(key) ? `${flagName(key)} (or ${environmentName(key)})` : environmentName(key);
    return `${flag} ${message}`;
  });
  throw new ConfigError(lines.join("\n"));
}
