import { type RefObject, useEffect, useState } from "react";

/** Whether something is wider than its box: then it is scrolled, by keyboard too, and needs a stop of the Tab key. */
export function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const look = (): void => setOver(element.scrollWidth > element.clientWidth + 1);
    const watch = new ResizeObserver(look);
    watch.observe(element);
    for (const child of element.children) watch.observe(child);
    look();
    return () => watch.disconnect();
  });
  return over;
}
