import { useWords } from "../say.ts";
import { useSettings } from "../settings.ts";
import styles from "./chrome.module.css";

export function ThemeButton() {
  const say = useWords();
  const { theme, choose } = useSettings();
  const other = theme === "light" ? "dark" : "light";
  return (
    <button
      type="button"
      className={styles.themeButton}
      aria-label={say(`page.theme.${other}`)}
      onClick={() => choose({ theme: other })}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
        <circle cx="10" cy="10" r="7.5" fill="none" stroke="currentColor" strokeWidth="1.8" />
        <path d="M10 2.5 A7.5 7.5 0 0 1 10 17.5 Z" fill="currentColor" />
      </svg>
    </button>
  );
}
