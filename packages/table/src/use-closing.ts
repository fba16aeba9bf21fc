import { type RefObject, useEffect, useRef } from "react";

/** What was opened is closed by Escape and by a touch beside it; focus is back at its first button. */
export function useClosing(open: boolean, close: () => void): RefObject<HTMLSpanElement | null> {
  const box = useRef<HTMLSpanElement>(null);
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent): void => {
      // What stands on top goes first.
      const peek = document.querySelector("[data-peek]");
      if (event.key !== "Escape" || (peek !== null && peek.getClientRects().length > 0)) return;
      event.stopPropagation();
      latest.current();
      box.current?.querySelector("button")?.focus();
    };
    const onTouch = ({ target }: PointerEvent): void => {
      if (target instanceof Node && box.current?.contains(target) !== true) latest.current();
    };
    document.addEventListener("keydown", onKey, true);
    document.addEventListener("pointerdown", onTouch);
    return () => {
      document.removeEventListener("keydown", onKey, true);
      document.removeEventListener("pointerdown", onTouch);
    };
  }, [open]);
  return box;
}
