import { useWords } from "../say.ts";
import styles from "./chrome.module.css";

type Loaded = "page" | "table" | "form" | "cards" | "lesson" | "match" | "connection" | "log" | "chart";

export function Loading({ what }: { readonly what: Loaded }) {
  const say = useWords();
  return (
    <p className={styles.loading} role="status">
      {say(`loading.${what}`)}
    </p>
  );
}
