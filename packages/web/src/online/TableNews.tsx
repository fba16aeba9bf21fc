import chrome from "../chrome/chrome.module.css";
import { Problem } from "../chrome/Problem.tsx";
import styles from "./tableProblem.module.css";

interface TableProblemProps {
  readonly text: string;
  onRead(): void;
}
/** What did not work at a table, above it until it has been read. */
export function TableProblem({ text, onRead }: TableProblemProps) {
  if (text === "") return null;
  return (
    <div className={styles.problem}>
      <Problem text={text} />
      <button type="button" className={chrome.button} onClick={onRead}>
        Got it
      </button>
    </div>
  );
}
