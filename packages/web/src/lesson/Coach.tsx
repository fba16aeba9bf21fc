import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import styles from "./coach.module.css";

interface CoachProps {
  readonly title: string;
  readonly text: string;
  /** "4 of 8": how far one has come. */
  readonly progress: string;
  /** Changes with the things that can be chosen: the note may have to make room. */
  readonly about: string;
  readonly children?: ReactNode;
}
interface Spot {
  readonly left: number;
  readonly top: number;
}
/** A note beside what it speaks of. It covers nothing that can be chosen, as far as there is room, and takes no clicks. */
export function Coach({ title, text, progress, about, children }: CoachProps) {
  const box = useRef<HTMLElement>(null);
  const [spot, setSpot] = useState<Spot>({ left: 12, top: 56 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is of another size, another question elsewhere.
  useLayoutEffect(() => {
    const note = box.current;
    if (note === null) return;
    const place = (): void => setSpot(freeSpot(note));
    place();
    // The table is drawn before its size is known.
    const later = setTimeout(place, 60);
    addEventListener("resize", place);
    return () => {
      clearTimeout(later);
      removeEventListener("resize", place);
    };
  }, [title, text, about]);
  return (
    <section className={styles.coach} ref={box} style={spot} aria-label={title} data-coach="" data-keeps-focus="">
      <p className={styles.progress}>{progress}</p>
      <h2>{title}</h2>
      <p aria-live="polite">{text}</p>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </section>
  );
}
const EDGE = 12;
/** Of the places around the board the one that hides least of what can be chosen; of equal ones the first. */
function freeSpot(note: HTMLElement): Spot {
  const { width, height } = note.getBoundingClientRect();
  const table = note.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const board = document.querySelector("[data-board]")?.getBoundingClientRect() ?? table;
  const legal = [...document.querySelectorAll("[data-legal], [data-hand] [data-piece]")].map((thing) =>
    thing.getBoundingClientRect(),
  );
  const lefts = [
    board.right - width - EDGE,
    board.left + (board.width - width) / 2,
    board.left + EDGE,
    table.left + EDGE,
  ];
  const tops = [board.bottom - height - EDGE, board.top + EDGE, board.top + (board.height - height) / 2];
  const spots = tops.flatMap((top) => lefts.map((left) => ({ left, top })));
  const hidden = ({ left, top }: Spot): number =>
    legal.reduce((sum, rect) => {
      const across = Math.min(left + width, rect.right) - Math.max(left, rect.left);
      const down = Math.min(top + height, rect.bottom) - Math.max(top, rect.top);
      return sum + Math.max(0, across) * Math.max(0, down);
    }, 0);
  const best = spots.reduce(
    (least, spot) => (hidden(spot) < hidden(least) ? spot : least),
    spots[0] ?? { left: 0, top: 0 },
  );
  const within = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));
  return {
    left: within(best.left - table.left, table.width - width),
    top: within(best.top - table.top, table.height - height),
  };
}
