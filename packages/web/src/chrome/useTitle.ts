import { useEffect } from "react";
import { page } from "../games.ts";

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === page.title ? title : `${title} · ${page.title}`;
  }, [title]);
}
