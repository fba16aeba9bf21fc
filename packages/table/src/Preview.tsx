import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Forecast } from "./Forecast.tsx";
import styles from "./preview.module.css";
import { type Inspected, usePointed, useTable } from "./TableProvider.tsx";
import { About } from "./WhyPanel.tsx";

const GAP = 14;
const EDGE = 8;

/** Whatever is pointed at, told beside it: the card in full, its words, and why it cannot be chosen. */
export function Preview() {
  const { inspected } = usePointed();
  const { frame } = useTable();
  if (inspected?.anchor === undefined || !inspected.anchor.isConnected) return null;
  return (
    <>
      <Beside key={`${frame.revision} ${inspected.label}`} thing={inspected} anchor={inspected.anchor} />
      <Forecast thing={inspected} anchor={inspected.anchor} />
    </>
  );
}
function Beside({ thing, anchor }: { readonly thing: Inspected; readonly anchor: Element }) {
  const { game, say } = useTable();
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (box.current !== null) putBeside(box.current, anchor);
  });
  return createPortal(
    <section
      className={`${styles.preview} ${game.skin ?? ""}`}
      aria-label={say("reason.about")}
      ref={box}
      data-preview=""
      data-held={isHeldBy(anchor)}
    >
      <About thing={thing} />
    </section>,
    document.body,
  );
}
const isHeldBy = (anchor: Element): boolean => anchor.closest("[data-hand]") !== null;
/** Over its own card for what is held, so that it seems lifted; beside everything else, where there is room. */
function putBeside(box: HTMLElement, anchor: Element): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const bar = anchor.ownerDocument.querySelector("[data-dock]")?.getBoundingClientRect().top ?? innerHeight;
  const floor = at.top >= bar ? innerHeight : bar;
  const isHeld = isHeldBy(anchor);
  const right = at.right + GAP;
  const left = at.left - GAP - width;
  const x = isHeld ? at.left + at.width / 2 - width / 2 : right + width < innerWidth - EDGE ? right : left;
  const y = isHeld ? bar - height - 6 : at.top + at.height / 2 - height / 2;
  box.style.left = `${Math.max(EDGE, Math.min(x, innerWidth - width - EDGE))}px`;
  box.style.top = `${Math.max(EDGE, Math.min(y, floor - height - 6))}px`;
}
/** The same on a small screen, over the table, when something was held or could not be done. */
export function Peek() {
  const { peek, game, say } = useTable();
  const { peeked } = usePointed();
  const box = useRef<HTMLElement>(null);
  const asker = useRef<Element | null>(null);
  const close = useCallback((): void => {
    peek(null);
    if (asker.current instanceof HTMLElement) asker.current.focus({ preventScroll: true });
  }, [peek]);
  useEffect(() => {
    if (peeked === null) return;
    if (box.current?.contains(document.activeElement) !== true) asker.current = document.activeElement;
    const onKey = (event: KeyboardEvent): void => {
      // On a wide screen it is told beside the thing, and there is nothing to close.
      if (event.key !== "Escape" || box.current?.getClientRects().length === 0) return;
      // What stands on top goes first; what has been begun is not given up with it.
      event.stopPropagation();
      close();
    };
    document.addEventListener("keydown", onKey, true);
    return () => document.removeEventListener("keydown", onKey, true);
  }, [peeked, close]);
  if (peeked === null) return null;
  return createPortal(
    <section
      className={`${styles.peek} ${game.skin ?? ""}`}
      aria-label={say("reason.about")}
      data-keeps-focus=""
      data-peek=""
      ref={box}
    >
      <About thing={peeked} />
      <button type="button" className={styles.close} onClick={close}>
        {say("reason.close")}
      </button>
    </section>,
    document.body,
  );
}
