import { create } from "zustand";

/** What the reader has chosen for this browser; otherwise what their system says. */
export type Theme = "light" | "dark";
interface Settings {
  readonly theme: Theme;
  chooseTheme(theme: Theme): void;
}
const KEY = "cardwright.theme";

function firstTheme(): Theme {
  const kept = localStorage.getItem(KEY);
  if (kept === "light" || kept === "dark") return kept;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}
export const useSettings = create<Settings>()((set) => ({
  theme: firstTheme(),
  chooseTheme: (theme) => {
    localStorage.setItem(KEY, theme);
    set({ theme });
  },
}));
const show = ({ theme }: Settings): void => {
  document.documentElement.dataset["theme"] = theme;
};
/** From here on the document follows the settings. */
export function followSettings(): void {
  show(useSettings.getState());
  useSettings.subscribe(show);
}
