import { type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { cssNumbers } from "./css-numbers.ts";
import { Icon } from "./Icon.tsx";
import styles from "./pan.module.css";
import { useTable } from "./TableProvider.tsx";
import { joinClasses } from "./words.ts";

interface PanBoxProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}
const ZOOMS = [0.6, 0.8, 1, 1.3, 1.7] as const;
const START = 2;
/** A press that moves less than this is a click. */
const DRAG_FROM = 6;

/** A board that may be larger than its place: it is dragged, zoomed, and goes by itself to what is asked. */
export function PanBox({ label, className, children }: PanBoxProps) {
  const { frame, deciding, say } = useTable();
  const box = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(START);
  const large = useIsLarge(box);
  const drag = useDrag(box);
  const asked = deciding.stage === "choice" ? `${deciding.choice.name} ${deciding.trail.length}` : deciding.stage;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is the reason to go there.
  useEffect(() => {
    if (box.current !== null) goToAsked(box.current, false);
  }, [frame.revision, asked]);
  return (
    <div className={joinClasses(styles.box, className)} style={cssNumbers({ "--zoom": ZOOMS[zoom] ?? 1 })}>
      {/* biome-ignore lint/a11y/useSemanticElements: it groups places, not fields of a form. */}
      <div
        className={styles.window}
        ref={box}
        role="group"
        aria-label={label}
        data-large={large}
        tabIndex={large ? 0 : undefined}
        {...drag}
      >
        {children}
      </div>
      {(large || zoom !== START) && (
        <div className={styles.controls}>
          <button
            type="button"
            aria-label={say("table.zoom.in")}
            disabled={zoom === ZOOMS.length - 1}
            onClick={() => setZoom(zoom + 1)}
          >
            <Icon name="plus" />
          </button>
          <button
            type="button"
            aria-label={say("table.zoom.out")}
            disabled={zoom === 0}
            onClick={() => setZoom(zoom - 1)}
          >
            <Icon name="minus" />
          </button>
          <button
            type="button"
            aria-label={say("table.zoom.asked")}
            onClick={() => box.current !== null && goToAsked(box.current, true)}
          >
            <Icon name="aim" />
          </button>
        </div>
      )}
    </div>
  );
}
/** True where the content of the box is larger than the box, now and after every change of either. */
function useIsLarge(box: { readonly current: HTMLElement | null }): boolean {
  const [large, setLarge] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const sheet = element.firstElementChild;
    const look = (): void => {
      const { width = 0, height = 0 } = sheet?.getBoundingClientRect() ?? {};
      setLarge(width > element.clientWidth + 2 || height > element.clientHeight + 2);
    };
    const watch = new ResizeObserver(look);
    watch.observe(element);
    if (sheet !== null) watch.observe(sheet);
    look();
    return () => watch.disconnect();
  }, [box]);
  return large;
}
/** Scrolls so far that what can be chosen is in view; where some of it is, only when asked to. */
function goToAsked(box: HTMLElement, always: boolean): void {
  const room = box.getBoundingClientRect();
  const places = [...box.querySelectorAll("[data-legal]")].map((thing) => thing.getBoundingClientRect());
  if (places.length === 0) return;
  const isSeen = ({ left, right, top, bottom }: DOMRect): boolean =>
    left >= room.left && right <= room.right && top >= room.top && bottom <= room.bottom;
  if (!always && places.every(isSeen)) return;
  const middle = (values: readonly number[]): number =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const x = middle(places.map(({ left, width }) => left + width / 2));
  const y = middle(places.map(({ top, height }) => top + height / 2));
  box.scrollBy({ left: x - (room.left + room.width / 2), top: y - (room.top + room.height / 2), behavior: "instant" });
}
/** A mouse drags the board; fingers and wheels scroll it anyway. */
function useDrag(box: { readonly current: HTMLElement | null }) {
  const start = useRef<{ x: number; y: number; left: number; top: number } | null>(null);
  const moved = useRef(false);
  return {
    onPointerDown: (event: PointerEvent): void => {
      moved.current = false;
      const element = box.current;
      if (event.pointerType !== "mouse" || element === null) return;
      start.current = { x: event.clientX, y: event.clientY, left: element.scrollLeft, top: element.scrollTop };
    },
    onPointerMove: (event: PointerEvent): void => {
      const element = box.current;
      if (start.current === null || element === null || event.buttons === 0) return;
      const [dx, dy] = [event.clientX - start.current.x, event.clientY - start.current.y];
      if (Math.hypot(dx, dy) > DRAG_FROM) moved.current = true;
      if (moved.current)
        element.scrollTo({ left: start.current.left - dx, top: start.current.top - dy, behavior: "instant" });
    },
    onPointerUp: (): void => {
      start.current = null;
    },
    onClickCapture: (event: { stopPropagation(): void }): void => {
      // The end of a drag is no choice.
      if (moved.current) event.stopPropagation();
      moved.current = false;
    },
  };
}
