import { type RefObject, useEffect } from "react";

/**
 * Keyboard play. Each group of things is one stop of the Tab key; arrows go to the next thing in that direction that can
 * be chosen; with Shift, or where nothing can be, over everything.
 */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const GROUP = "[data-rove-group]";

export function useRoving(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const table = root.current;
    if (table === null) return;
    const onKey = (event: KeyboardEvent): void => {
      const from = event.target;
      if (!(from instanceof HTMLElement) || !from.hasAttribute("data-rove")) return;
      const group = from.closest<HTMLElement>(GROUP);
      if (group === null) return;
      const next = nextFor(event, from, group);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
      next.scrollIntoView({ block: "nearest", inline: "nearest" });
    };
    const onFocus = (event: FocusEvent): void => {
      const to = event.target;
      if (to instanceof HTMLElement && to.hasAttribute("data-rove")) makeStop(to);
    };
    table.addEventListener("keydown", onKey);
    table.addEventListener("focusin", onFocus);
    return () => {
      table.removeEventListener("keydown", onKey);
      table.removeEventListener("focusin", onFocus);
    };
  }, [root]);
  // After every render: what is new gets a stop of its own, if its group has none.
  useEffect(() => {
    for (const group of root.current?.querySelectorAll<HTMLElement>(GROUP) ?? []) {
      const things = thingsOf(group);
      const stop = things.find(({ tabIndex }) => tabIndex === 0);
      const first = things.find((thing) => thing.dataset["legal"] !== undefined);
      // Tab leads to something that can be done, unless one is looking around in the group right now.
      const isGood = stop !== undefined && (stop.dataset["legal"] !== undefined || first === undefined);
      if (isGood || (stop !== undefined && group.contains(document.activeElement))) continue;
      const next = first ?? things[0];
      if (next !== undefined) makeStop(next);
    }
  });
}
const thingsOf = (group: HTMLElement): HTMLElement[] => [...group.querySelectorAll<HTMLElement>("[data-rove]")];

function makeStop(thing: HTMLElement): void {
  const group = thing.closest<HTMLElement>(GROUP);
  if (group === null) return;
  for (const other of group.querySelectorAll<HTMLElement>('[data-rove][tabindex="0"]')) other.tabIndex = -1;
  thing.tabIndex = 0;
}
function nextFor(event: KeyboardEvent, from: HTMLElement, group: HTMLElement): HTMLElement | undefined {
  const things = thingsOf(group);
  if (event.key === "Home") return things[0];
  if (event.key === "End") return things.at(-1);
  const direction = ARROWS[event.key];
  if (direction === undefined) return undefined;
  const legal = things.filter((thing) => thing.dataset["legal"] !== undefined);
  const candidates = legal.length > 0 && !event.shiftKey ? legal : things;
  const found = nearest(from, candidates, direction);
  if (found !== undefined) return found;
  const at = candidates.indexOf(from);
  const step = direction[0] + direction[1];
  return at < 0 ? candidates[0] : candidates[(at + step + candidates.length) % candidates.length];
}
/** The nearest in a direction: what lies sideways counts twice. */
function nearest(
  from: HTMLElement,
  things: readonly HTMLElement[],
  [dx, dy]: readonly [number, number],
): HTMLElement | undefined {
  const start = from.getBoundingClientRect();
  const x = start.left + start.width / 2;
  const y = start.top + start.height / 2;
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const thing of things) {
    if (thing === from) continue;
    const box = thing.getBoundingClientRect();
    const awayX = box.left + box.width / 2 - x;
    const awayY = box.top + box.height / 2 - y;
    const along = awayX * dx + awayY * dy;
    if (along < 4) continue;
    const aside = Math.abs(awayX * dy) + Math.abs(awayY * dx);
    const distance = along + 2 * aside;
    if (distance < least) {
      least = distance;
      best = thing;
    }
  }
  return best;
}
