import { type ComponentType, type LazyExoticComponent, lazy, useEffect } from "react";
import { withAllWords } from "./speaking.ts";

/** Parts of a table that nobody needs in its first seconds: they are not in its first load, and are there before they are asked for. */

interface Later<P> {
  readonly Part: LazyExoticComponent<ComponentType<P>>;
  load(): Promise<unknown>;
}
export function later<P>(load: () => Promise<ComponentType<P>>): Later<P> {
  const whole = () => withAllWords(load());
  return { Part: lazy(async () => ({ default: await whole() })), load: whole };
}
/** By then a table has been drawn, and its first cards lie. */
const SETTLED_MS = 3_000;

/** Fetches a part once the page has settled; one that cannot be had now is asked for again when it is wanted. */
export function useSoon(load: () => Promise<unknown>): void {
  useEffect(() => {
    const waiting = setTimeout(() => void load().catch(() => undefined), SETTLED_MS);
    return () => clearTimeout(waiting);
  }, [load]);
}
