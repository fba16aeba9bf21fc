import styles from "./log.module.css";
import { useTable } from "./TableProvider.tsx";
import { useFoot } from "./use-foot.ts";

/** It is the same text in every language, so that a machine can read it too. */
export function RulesLog({ lines }: { readonly lines: readonly string[] }) {
  const { frame, say } = useTable();
  const { list, onScroll } = useFoot(frame.said);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must be scrollable by keyboard.
    <ol className={styles.log} ref={list} tabIndex={0} lang="en" aria-label={say("history.rules")} onScroll={onScroll}>
      {lines.length === 0 && <li>{say("history.nothing")}</li>}
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end.
        <li key={index} className={styles.ruled}>
          {line}
        </li>
      ))}
    </ol>
  );
}
