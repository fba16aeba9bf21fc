import { useSyncExternalStore } from "react";

/** As the frame's style sheet has it: here the log has a column of its own. */
const RAIL = "(width >= 1200px)";
const subscribe = (listener: () => void): (() => void) => {
  const query = matchMedia(RAIL);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};
export const useRail = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(RAIL).matches);
