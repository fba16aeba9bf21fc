import type { RefObject } from "react";
import { Moments } from "./Moments.tsx";
import { Peek, Preview } from "./Preview.tsx";
import { useHits } from "./use-hits.ts";
import { useMotion } from "./use-motion.ts";

export { KnownCards } from "./Known.tsx";

interface OverlaysProps {
  readonly root: RefObject<HTMLElement | null>;
  /** Plays held up and ends of rounds; moves that are only tried have none. */
  readonly hasMoments: boolean;
}
/**
 * Whatever moves of itself or is told beside a thing: pieces on their way, hits, plays held up, cards in full, forecasts. A table
 * stands before it is there.
 */
export function Overlays({ root, hasMoments }: OverlaysProps) {
  useMotion(root);
  useHits(root);
  return (
    <>
      {hasMoments && <Moments />}
      <Preview />
      <Peek />
    </>
  );
}
