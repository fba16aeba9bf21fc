/** Light or dark: what the reader chose, or else what their system says. */
export type Theme = "light" | "dark";
const KEY = "cardwright.theme";

export function currentTheme(): Theme {
  const kept = localStorage.getItem(KEY);
  if (kept === "light" || kept === "dark") return kept;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}
export function showTheme(theme: Theme): void {
  document.documentElement.dataset["theme"] = theme;
}
export function chooseTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme);
  showTheme(theme);
}
