import { type RefObject, useEffect, useRef, useState } from "react";

/** Whether something is wider than its box: then it is scrolled, by keyboard too, and needs a stop of the Tab key. */
export function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [over, setOver] = useState(false);
  const last = useRef(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const look = (): void => {
      const now = element.scrollWidth > element.clientWidth + 1;
      // React takes fifty drawings in a row that each ask for another for an endless loop, also where nothing has changed.
      if (now !== last.current) setOver(now);
      last.current = now;
    };
    const watch = new ResizeObserver(look);
    watch.observe(element);
    for (const child of element.children) watch.observe(child);
    look();
    return () => watch.disconnect();
  });
  return over;
}
