/** Moments at which a test harness may end the process. A server in use has none of them set. */
type FaultPoint =
  | "after validate"
  | "after insert"
  | "after commit"
  | "before acknowledge"
  | "before publish"
  | "in resync";
export interface Faults {
  (point: FaultPoint): void;
  /** For a store that writes in a thread of its own, where the function above cannot go. */
  readonly insertionsUntilDeath?: number;
}
export const noFaults: Faults = () => undefined;

/** Makes a function that kills the process when it is called for the n-th time, from any thread. */
export function dieAfter(times: number | null): () => void {
  let passed = 0;
  return () => {
    if (times === null || ++passed < times) return;
    process.kill(process.pid, "SIGKILL");
    // The signal may take a moment; nothing more may happen in it.
    for (;;);
  };
}
