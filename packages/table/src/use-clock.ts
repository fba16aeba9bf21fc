import { useEffect, useState } from "react";
import type { SeatClock } from "./session.ts";

const leftNow = ({ leftMs, running, at }: SeatClock): number =>
  Math.max(0, running ? leftMs - (Date.now() - at) : leftMs);

/** Looked at with every drawing, and while it runs a few times a second. */
export function useClock(clock: SeatClock): number {
  const [, tick] = useState(0);
  const { running } = clock;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => tick((ticks) => ticks + 1), 250);
    return () => clearInterval(timer);
  }, [running]);
  return leftNow(clock);
}
