/** Moments at which a test harness may end the process. A server in use has none of them set. */
type FaultPoint =
  | "after validate"
  | "after insert"
  | "after commit"
  | "before acknowledge"
  | "before publish"
  | "in resync";
export type Faults = (point: FaultPoint) => void;
export const noFaults: Faults = () => undefined;
