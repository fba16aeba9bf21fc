import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** Metrics for the operator. None of them reveals anything of a match that its players may not know. */
export interface Metrics {
  readonly registry: Registry;
  /** Plain numbers, because every command increments one. */
  readonly commands: { stored: number; refused: number };
  readonly refusedFrames: Counter<"code">;
  readonly refusedRequests: Counter<"why">;
  readonly latency: Histogram;
  readonly connections: Gauge;
  readonly rooms: Gauge;
  readonly cut: Counter<"why">;
}
export function createMetrics(storeTrouble: () => string | null = () => null): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const commands = { stored: 0, refused: 0 };
  new Counter({
    name: "cardwright_commands_total",
    help: "Commands by result.",
    labelNames: ["result"],
    registers,
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(commands)) this.inc({ result }, count);
    },
  });
  new Gauge({
    name: "cardwright_store_trouble",
    help: "1 while nothing can be stored, with the reason.",
    labelNames: ["why"],
    registers,
    collect() {
      this.reset();
      const why = storeTrouble();
      if (why !== null) this.set({ why }, 1);
    },
  });
  return {
    registry,
    commands,
    refusedFrames: new Counter({
      name: "cardwright_refused_frames_total",
      help: "Frames refused before they reached a match.",
      labelNames: ["code"],
      registers,
    }),
    refusedRequests: new Counter({
      name: "cardwright_refused_requests_total",
      help: "Requests refused by a limit.",
      labelNames: ["why"],
      registers,
    }),
    latency: new Histogram({
      name: "cardwright_command_seconds",
      help: "From the turn in the queue to the acknowledgement.",
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
      registers,
    }),
    connections: new Gauge({ name: "cardwright_connections", help: "Open connections.", registers }),
    rooms: new Gauge({ name: "cardwright_rooms", help: "Matches in memory.", registers }),
    cut: new Counter({
      name: "cardwright_cut_total",
      help: "Connections cut by the server.",
      labelNames: ["why"],
      registers,
    }),
  };
}
