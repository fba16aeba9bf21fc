import type { AnyEvent } from "@cardwright/core";
import { type RefObject, useEffect, useRef } from "react";
import styles from "./moments.module.css";
import { wantsMotion } from "./motion.ts";
import { useTable } from "./TableProvider.tsx";

const FLOAT_MS = 600;
const SHAKE_MS = 180;
/** More than this in one step is not read anyway. */
const HITS_MAX = 6;

interface Hit {
  readonly piece: string;
  readonly amount: number;
}
/** What an event does to a piece on the table: an amount, and a field that names the piece. */
function hitsIn(events: readonly AnyEvent[], isPiece: (id: string) => boolean): readonly Hit[] {
  return events
    .flatMap((event): Hit[] => {
      const { amount } = event;
      if (typeof amount !== "number" || amount === 0) return [];
      const piece = Object.values(event).find((value) => typeof value === "string" && isPiece(value));
      const hurts = /DAMAGE|LOSES|LOST|HIT/.test(event.type);
      return typeof piece === "string" ? [{ piece, amount: hurts ? -amount : amount }] : [];
    })
    .slice(0, HITS_MAX);
}
/** A hit shakes, and its number floats up from it. Who wants less motion reads it in the log and on the piece alone. */
export function useHits(root: RefObject<HTMLElement | null>): void {
  const { frame } = useTable();
  const revision = useRef(frame.revision);
  useEffect(() => {
    const box = root.current;
    if (box === null || revision.current === frame.revision) return;
    const isNext = frame.revision === revision.current + 1;
    revision.current = frame.revision;
    if (!isNext || !wantsMotion()) return;
    const find = (id: string): HTMLElement | null => box.querySelector(`[data-piece="${CSS.escape(id)}"]`);
    for (const { piece, amount } of hitsIn(frame.events, (id) => find(id) !== null)) {
      const element = find(piece);
      if (element !== null) strike(element, amount);
    }
  }, [root, frame]);
}
function strike(element: HTMLElement, amount: number): void {
  const shift = (x: number): Keyframe => ({ translate: `${x}px 0` });
  if (amount < 0) element.animate([0, -3, 3, -3, 3, 0].map(shift), { duration: SHAKE_MS });
  const { left, top, width } = element.getBoundingClientRect();
  const float = document.createElement("span");
  float.className = styles["float"] ?? "";
  float.dataset["good"] = String(amount > 0);
  float.textContent = amount > 0 ? `+${amount}` : `−${-amount}`;
  float.ariaHidden = "true";
  float.style.left = `${left + width / 2 - 16}px`;
  float.style.top = `${top}px`;
  document.body.append(float);
  const rise = [{ translate: "0 0" }, { translate: "0 -24px", offset: 0.7 }, { translate: "0 -30px", opacity: 0 }];
  float.animate(rise, { duration: FLOAT_MS, easing: "ease-out" }).onfinish = () => float.remove();
}
