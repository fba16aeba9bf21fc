import { type RefObject, useEffect, useRef } from "react";
import type { Deciding } from "./decision.ts";
import { useTable } from "./TableProvider.tsx";

/**
 * The next choice is focused as soon as it stands, so that a keyboard player never looks for it; while others play,
 * focus rests on the line that says so. Focus outside the table (a menu, a text field) is left alone. Focus that went
 * with the button it was on comes back to the table.
 */
export function useFocusKept(root: RefObject<HTMLElement | null>): void {
  const table = useTable();
  const { deciding, frame } = table;
  const step = `${frame.revision} ${frame.view.you} ${frame.pending} ${deciding.stage} ${aboutOf(deciding)}`;
  const done = useRef("");
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent): void => {
      last.current = target instanceof Element ? target : null;
    };
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, []);
  useEffect(() => {
    const box = root.current;
    const active = document.activeElement;
    const isNowhere = active === null || active === document.body;
    // Not every tap gives focus, so that the body has it often; it was lost only where its owner is gone or hidden.
    const isLost = (isNowhere || active === last.current) && isGone(last.current);
    if (box === null || (done.current === step && !isLost)) return;
    done.current = step;
    const isFree = isNowhere || isLost || (box.contains(active) && active.closest("[data-keeps-focus]") === null);
    if (!isFree) return;
    // Nobody has pointed at it: it is not told about.
    box.dataset["quiet"] = "";
    likeliestOf(box)?.focus({ preventScroll: true });
    delete box.dataset["quiet"];
  });
}

/**
 * The likeliest useful thing: an option that stands in the bar, a move that gives nothing away, something lit in the hand
 * or on the board. What ends a turn or confirms an empty choice comes last, so that Enter alone loses nothing.
 */
const LIKELIEST = [
  "[data-dock] [data-option][data-legal]",
  "[data-dock] [data-offer][data-legal]:not([data-ends])",
  "[data-hand] [data-target][data-legal]",
  "[data-target][data-legal]",
  "[data-dock] [data-legal]",
  "[data-focus-rest]",
];
function likeliestOf(box: HTMLElement): HTMLElement | null {
  for (const selector of LIKELIEST) {
    const found = box.querySelector<HTMLElement>(selector);
    if (found !== null) return found;
  }
  return null;
}
const isGone = (owner: Element | null): boolean =>
  owner !== null && (owner.getClientRects().length === 0 || getComputedStyle(owner).visibility === "hidden");

function aboutOf(deciding: Deciding): string {
  if (deciding.stage === "verb") return String(deciding.key);
  return deciding.stage === "choice" ? `${deciding.choice.name} ${deciding.trail.length}` : "";
}
