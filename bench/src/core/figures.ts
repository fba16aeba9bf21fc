import { cpus, loadavg, totalmem } from "node:os";
import type { EngineId } from "./engines.ts";
import { type CheckedFloor, checkFloors, type Ratios } from "./floors.ts";
import type { Measurements } from "./measurements.ts";
import { median } from "./median.ts";
import type { Plan } from "./plan.ts";
import { type BoardRate, type Rate, toBoardRates, toRates, toRatios } from "./ratios.ts";

/** Everything that one run has to say; printed as it is with `--json`. */
export interface Figures {
  readonly bench: "core";
  readonly machine: Readonly<Record<string, string | number>>;
  readonly plan: Plan;
  readonly absent: readonly EngineId[];
  readonly ratios: Ratios;
  readonly bytes: { readonly liveMatch: number | null; readonly peers: Readonly<Record<string, number>> };
  readonly nanoseconds: Readonly<Record<string, { readonly draw: number; readonly shuffle: number }>>;
  /** Like `lateVsEarlyAction`, of the engines that are there for orientation. */
  readonly lateVsEarlyActionOfPeers: Readonly<Record<string, number>>;
  readonly rates: readonly Rate[];
  readonly boards: readonly BoardRate[];
  readonly floors: readonly CheckedFloor[];
}

export function describeMachine(): Figures["machine"] {
  return {
    processor: cpus()[0]?.model ?? "unknown",
    cores: cpus().length,
    memoryGigabytes: Math.round(totalmem() / 2 ** 30),
    platform: `${process.platform} ${process.arch}`,
    node: process.version,
    loadAtStart: loadavg()[0] ?? 0,
  };
}

export function toFigures(measured: Measurements, plan: Plan, machine: Figures["machine"]): Figures {
  const ratios = toRatios(measured);
  const { cardwright: liveMatch = null, ...peers } = Object.fromEntries(measured.memory);
  const { cardwright: _ours, ...late } = Object.fromEntries(measured.history);
  return {
    bench: "core",
    machine,
    plan,
    absent: measured.lineUp.absent,
    ratios,
    bytes: { liveMatch, peers },
    nanoseconds: Object.fromEntries(
      [...measured.random].map(([source, costs]) => [
        source,
        {
          draw: median(costs.map((cost) => cost.nanosecondsPerDraw)),
          shuffle: median(costs.map((cost) => cost.nanosecondsPerShuffle)),
        },
      ]),
    ),
    lateVsEarlyActionOfPeers: Object.fromEntries(Object.entries(late).map(([engine, all]) => [engine, median(all)])),
    rates: toRates(measured),
    boards: toBoardRates(measured),
    floors: checkFloors(ratios, liveMatch),
  };
}
