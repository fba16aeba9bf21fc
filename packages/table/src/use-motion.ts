import { type RefObject, useLayoutEffect, useRef } from "react";
import { wantsMotion } from "./motion.ts";
import { useTable } from "./TableProvider.tsx";

const MOVE_MS = 220;
const BETWEEN_MS = 90;
/** All motion of one step is over by then, however much has happened. */
const WHOLE_MS = 900;

/**
 * Pieces travel from where they were to where they are, in the order of the events. The view is the truth and stands at
 * once; only the way there is drawn, so skipping it (a click, reduced motion) loses nothing.
 */
export function useMotion(root: RefObject<HTMLElement | null>): void {
  const { frame } = useTable();
  const before = useRef(new Map<string, DOMRect>());
  const revision = useRef(frame.revision);
  useLayoutEffect(() => {
    const box = root.current;
    // To ask where things are lays out the whole page: once a step, and never for somebody who wants no motion.
    if (box === null || !wantsMotion()) return;
    const now = new Map<string, DOMRect>();
    const elements = new Map<string, HTMLElement>();
    for (const element of box.querySelectorAll<HTMLElement>("[data-piece]")) {
      const id = element.dataset["piece"] ?? "";
      now.set(id, element.getBoundingClientRect());
      elements.set(id, element);
    }
    const old = before.current;
    before.current = now;
    const stepped = revision.current !== frame.revision;
    revision.current = frame.revision;
    if (!stepped) return;
    const moves = frame.events.flatMap((event) => {
      if (event.type !== "PIECE_MOVED") return [];
      const id = String(event["as"] ?? event["piece"] ?? "");
      const element = elements.get(id);
      const from = old.get(String(event["piece"] ?? "")) ?? placeOf(box, event["from"]);
      const to = now.get(id);
      return element !== undefined && from !== undefined && to !== undefined ? [{ element, from, to }] : [];
    });
    const shifted = [...now].flatMap(([id, to]) => {
      const from = old.get(id);
      const element = elements.get(id);
      if (element === undefined || from === undefined || moves.some((move) => move.element === element)) return [];
      return Math.abs(from.left - to.left) + Math.abs(from.top - to.top) > 2 ? [{ element, from, to }] : [];
    });
    const pause = Math.min(BETWEEN_MS, WHOLE_MS / Math.max(1, moves.length));
    for (const [index, move] of moves.entries()) travel(move, index * pause);
    for (const move of shifted) travel(move, 0);
  }, [root, frame]);
}
interface Move {
  readonly element: HTMLElement;
  readonly from: DOMRect;
  readonly to: DOMRect;
}
function travel({ element, from, to }: Move, delay: number): void {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
    duration: MOVE_MS,
    delay,
    easing: "cubic-bezier(0.2, 0.7, 0.3, 1)",
    fill: "backwards",
  });
}
function placeOf(box: HTMLElement, place: unknown): DOMRect | undefined {
  if (typeof place !== "string") return undefined;
  return box.querySelector(`[data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect();
}
