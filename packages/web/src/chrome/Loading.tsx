import styles from "./chrome.module.css";

export function Loading({ what }: { readonly what: string }) {
  return (
    <p className={styles.loading} role="status">
      The {what} is coming …
    </p>
  );
}
