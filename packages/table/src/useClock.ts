import { useEffect, useState } from "react";
import type { SeatClock } from "./session.ts";

const leftNow = ({ leftMs, running, at }: SeatClock): number =>
  Math.max(0, running ? leftMs - (Date.now() - at) : leftMs);

export function useClock(clock: SeatClock): number {
  const [left, setLeft] = useState(leftNow(clock));
  useEffect(() => {
    setLeft(leftNow(clock));
    if (!clock.running) return;
    const timer = setInterval(() => setLeft(leftNow(clock)), 250);
    return () => clearInterval(timer);
  }, [clock]);
  return left;
}
