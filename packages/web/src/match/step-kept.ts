import { useEffect } from "react";

/** The step of a replay stands in its address, so that a reload and the way back lead to it. */

/** So long a step is looked at before it is written: browsers allow only so many changes of an address in a row. */
const LOOKED_AT_MS = 300;

export function stepKept(): number {
  const step = new URLSearchParams(location.search).get("step") ?? "";
  return /^\d{1,9}$/.test(step) ? Number(step) : 0;
}
/** In place of what stood there: a step is no page that one goes back to. */
export function keepStep(step: number): void {
  if (step === stepKept()) return;
  const address = new URL(location.href);
  address.searchParams.set("step", String(step));
  history.replaceState(history.state, "", address);
}
export function useStepKept(step: number): void {
  useEffect(() => {
    const timer = setTimeout(() => keepStep(step), LOOKED_AT_MS);
    return () => clearTimeout(timer);
  }, [step]);
}
