import { type RefObject, useEffect, useRef } from "react";
import type { Deciding } from "./decision.ts";
import { useTable } from "./TableProvider.tsx";

/**
 * The next choice is focused as soon as it stands, so that a keyboard player never looks for it; while others play,
 * focus rests on the line that says so. Focus outside the table (a menu, a text field) is left alone.
 */
export function useFocusKept(root: RefObject<HTMLElement | null>): void {
  const table = useTable();
  const { deciding, frame } = table;
  const step = `${frame.revision} ${frame.pending} ${deciding.stage} ${aboutOf(deciding)}`;
  const done = useRef("");
  useEffect(() => {
    const box = root.current;
    if (box === null || done.current === step) return;
    done.current = step;
    const active = document.activeElement;
    const free =
      active === null ||
      active === document.body ||
      (box.contains(active) && active.closest("[data-keeps-focus]") === null);
    if (!free) return;
    const dock = box.querySelector<HTMLElement>("[data-dock] [data-legal]");
    const onTable = dock === null ? box.querySelector<HTMLElement>("[data-target][data-legal]") : null;
    const rest = box.querySelector<HTMLElement>("[data-focus-rest]");
    (dock ?? onTable ?? rest)?.focus({ preventScroll: onTable === null });
  });
}

function aboutOf(deciding: Deciding): string {
  if (deciding.stage === "verb") return String(deciding.key);
  return deciding.stage === "choice" ? `${deciding.choice.name} ${deciding.trail.length}` : "";
}
