import { useSyncExternalStore } from "react";

/** As the frame's style sheet has it: below this, or on a phone held sideways, the board stands in a narrow column. */
const WIDE = "(width >= 960px) and (height >= 560px)";
const subscribe = (listener: () => void): (() => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};
/** Whether the stage lies wide, so that a board can be drawn across. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
