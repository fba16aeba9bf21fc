import { useWords } from "../say.ts";
import { useSettings } from "../settings.ts";
import styles from "./chrome.module.css";

export function SoundButton() {
  const say = useWords();
  const { sound, choose } = useSettings();
  return (
    <button
      type="button"
      className={styles.themeButton}
      aria-label={say("page.sound")}
      aria-pressed={sound}
      onClick={() => choose({ sound: !sound })}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
        <path d="M3 8v4h3l4 3V5L6 8z" fill="currentColor" />
        <path
          d={sound ? "M12.5 7.5a3.5 3.5 0 0 1 0 5M14.5 5a7 7 0 0 1 0 10" : "M13 8l4 4M17 8l-4 4"}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      </svg>
    </button>
  );
}
