import type { ReactNode } from "react";
import { howTheyCame } from "./moved.ts";

/**
 * A page's title. Whoever came here from another page of ours finds their focus on it: else it would have been lost with
 * the link, and nobody who listens would know that they are elsewhere.
 */
export function Heading({ children }: { readonly children: ReactNode }) {
  return (
    <h1 tabIndex={-1} ref={arrive}>
      {children}
    </h1>
  );
}
/** For whatever stands for a page, once it is there. */
export function arrive(place: HTMLElement | null): void {
  const came = howTheyCame();
  // What somebody has focused meanwhile is theirs.
  if (place === null || came === "loaded" || document.activeElement !== document.body) return;
  // On the way back the browser knows where one was on the page.
  place.focus({ preventScroll: came === "back" });
}
