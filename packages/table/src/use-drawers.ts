import { type RefObject, useEffect, useRef, useState } from "react";

interface Drawers {
  readonly drawer: boolean;
  setDrawer(open: boolean): void;
  readonly menuOpen: boolean;
  setMenuOpen(open: boolean): void;
  readonly menuBox: RefObject<HTMLSpanElement | null>;
  readonly menuButton: RefObject<HTMLButtonElement | null>;
}
/**
 * On a small screen the menu and the side panel are drawers. A choice from the menu closes it; what the choice puts into
 * the side panel opens that one. A touch beside the menu closes it; Escape closes both, and who was in the menu is back at
 * its button.
 */
export function useDrawers(hasAside: boolean): Drawers {
  const [drawer, setDrawer] = useState(false);
  const [menuOpen, setMenuOpen] = useState(false);
  const menuBox = useRef<HTMLSpanElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const before = useRef(hasAside);
  useEffect(() => {
    if (hasAside && !before.current) setDrawer(true);
    before.current = hasAside;
  }, [hasAside]);
  useEffect(() => {
    const menu = menuBox.current;
    const onClick = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest("a, button") !== null) setMenuOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key !== "Escape") return;
      if (menuOpen && menu?.contains(document.activeElement) === true) menuButton.current?.focus();
      setMenuOpen(false);
      setDrawer(false);
    };
    const onTouch = ({ target }: PointerEvent): void => {
      const isBeside = target instanceof Node && ![menu, menuButton.current].some((part) => part?.contains(target));
      if (isBeside) setMenuOpen(false);
    };
    menu?.addEventListener("click", onClick);
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onTouch);
    return () => {
      document.removeEventListener("pointerdown", onTouch);
      menu?.removeEventListener("click", onClick);
      document.removeEventListener("keydown", onKey);
    };
  }, [menuOpen]);
  return { drawer, setDrawer, menuOpen, setMenuOpen, menuBox, menuButton };
}
