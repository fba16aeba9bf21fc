import { useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import styles from "./forecast.module.css";
import { foreseenFor } from "./foreseen.ts";
import { type Inspected, useTable } from "./TableProvider.tsx";

/** It is told in a tag at the thing, with an arrow from where it comes. */
export function Forecast({ thing, anchor }: { readonly thing: Inspected; readonly anchor: Element }) {
  const table = useTable();
  const seen = thing.asked?.about === "target" ? foreseenFor(table, thing.asked.key) : undefined;
  const tag = useRef<HTMLDivElement>(null);
  const [way, setWay] = useState("");
  const from = seen?.from;
  useLayoutEffect(() => {
    if (seen === undefined || tag.current === null) return;
    putTag(tag.current, anchor.getBoundingClientRect());
    const start = from === undefined ? null : document.querySelector(`[data-table] [data-piece="${CSS.escape(from)}"]`);
    setWay(start === null ? "" : arrowPath(start.getBoundingClientRect(), anchor.getBoundingClientRect()));
  }, [anchor, from, seen]);
  if (seen === undefined) return null;
  return createPortal(
    <div className={table.game.skin}>
      {way !== "" && (
        <svg className={styles.arrow} aria-hidden="true" focusable="false">
          <path d={way} className={styles.halo} />
          <path d={way} className={styles.line} />
        </svg>
      )}
      <div className={styles.tag} ref={tag} data-tone={seen.tone} data-forecast="" role="status">
        <b className={styles.value}>{seen.value}</b>
        <span className={styles.text}>{seen.text}</span>
        {seen.sum !== undefined && <span className={styles.sum}>{seen.sum}</span>}
      </div>
    </div>,
    document.body,
  );
}
const GAP = 12;
/** Below the target, else above it, and never outside of the page. */
function putTag(tag: HTMLElement, at: DOMRect): void {
  const { width, height } = tag.getBoundingClientRect();
  const bar = document.querySelector("[data-dock]")?.getBoundingClientRect().top ?? innerHeight;
  const below = at.bottom + GAP;
  const y = below + height < bar ? below : at.top - GAP - height;
  tag.style.left = `${Math.max(8, Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - 8))}px`;
  tag.style.top = `${Math.max(8, y)}px`;
}
/** How far an arrow bends from the straight way, and how long its head is. */
const BEND = 0.16;
const HEAD = 20;
function arrowPath(from: DOMRect, to: DOMRect): string {
  const [x1, y1] = [from.left + from.width / 2, from.top + from.height / 2];
  const [x2, y2] = [to.left + to.width / 2, to.top + to.height / 2];
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length < HEAD * 2) return "";
  const bend = -length * BEND;
  const [cx, cy] = [(x1 + x2) / 2 - ((y2 - y1) / length) * bend, (y1 + y2) / 2 + ((x2 - x1) / length) * bend];
  // It starts and ends at the rims of both, not in their middles.
  const inset = (size: DOMRect): number => Math.min(size.width, size.height) * 0.42;
  const startAngle = Math.atan2(cy - y1, cx - x1);
  const endAngle = Math.atan2(y2 - cy, x2 - cx);
  const [sx, sy] = [x1 + Math.cos(startAngle) * inset(from), y1 + Math.sin(startAngle) * inset(from)];
  const [ex, ey] = [x2 - Math.cos(endAngle) * inset(to), y2 - Math.sin(endAngle) * inset(to)];
  const wing = (turn: number): string =>
    `${(ex - Math.cos(endAngle + turn) * HEAD).toFixed(1)} ${(ey - Math.sin(endAngle + turn) * HEAD).toFixed(1)}`;
  return `M${sx.toFixed(1)} ${sy.toFixed(1)}Q${cx.toFixed(1)} ${cy.toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}M${wing(0.5)}L${ex.toFixed(1)} ${ey.toFixed(1)}L${wing(-0.5)}`;
}
