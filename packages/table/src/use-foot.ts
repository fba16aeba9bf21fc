import { type UIEvent, useEffect, useLayoutEffect, useRef } from "react";
import type { Said } from "./session.ts";

/** Whoever has scrolled up further than this is reading, and is left alone. */
const FOOT = 40;

/** Keeps a list at its foot, whatever grows, wraps anew or shrinks, until whoever reads it scrolls up. */
export function useFoot(said: readonly Said[]) {
  const list = useRef<HTMLOListElement>(null);
  const atFoot = useRef(true);
  const last = useRef(0);
  // A table is drawn many times between two steps, and to ask for a height lays out the whole page: only what is new moves the log.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines are the reason to go to the foot.
  useLayoutEffect(() => {
    const box = list.current;
    if (box !== null && atFoot.current) box.scrollTop = box.scrollHeight;
  }, [said]);
  useEffect(() => {
    const box = list.current;
    if (box === null) return;
    const watch = new ResizeObserver(() => {
      if (atFoot.current) box.scrollTop = box.scrollHeight;
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  const onScroll = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent<HTMLElement>): void => {
    // Lines that grow below leave it where it is; only a reader moves it up.
    if (scrollHeight - clientHeight - scrollTop < FOOT) atFoot.current = true;
    else if (scrollTop < last.current) atFoot.current = false;
    last.current = scrollTop;
  };
  return { list, onScroll };
}
