import { type RefObject, useEffect, useRef, useState } from "react";

interface Drawers {
  readonly drawer: boolean;
  setDrawer(open: boolean): void;
  readonly menuOpen: boolean;
  setMenuOpen(open: boolean): void;
  readonly menuBox: RefObject<HTMLSpanElement | null>;
}
/**
 * On a small screen the menu and the side panel are drawers. A choice from the menu closes it; what the choice puts into
 * the side panel opens that one; Escape closes both.
 */
export function useDrawers(hasAside: boolean): Drawers {
  const [drawer, setDrawer] = useState(false);
  const [menuOpen, setMenuOpen] = useState(false);
  const menuBox = useRef<HTMLSpanElement>(null);
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
      setMenuOpen(false);
      setDrawer(false);
    };
    menu?.addEventListener("click", onClick);
    document.addEventListener("keydown", onKey);
    return () => {
      menu?.removeEventListener("click", onClick);
      document.removeEventListener("keydown", onKey);
    };
  }, []);
  return { drawer, setDrawer, menuOpen, setMenuOpen, menuBox };
}
