import { useEffect } from "react";
import { page } from "../games.ts";

/** The title of the tab. While it is the reader's turn, its icon says so too. */
export function useTitle(title: string, calls = false): void {
  useEffect(() => {
    document.title = title === page.title ? title : `${title} · ${page.title}`;
  }, [title]);
  useEffect(() => {
    const icon = document.querySelector('link[rel="icon"]');
    if (!calls || icon === null) return;
    icon.setAttribute("href", "/icon-turn.svg");
    return () => icon.setAttribute("href", "/icon.svg");
  }, [calls]);
}
