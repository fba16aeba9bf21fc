import chrome from "../chrome/chrome.module.css";
import { Problem } from "../chrome/Problem.tsx";
import styles from "./tableNews.module.css";

/** What has come of a choice from the menu, which is closed by then where it is a drawer. */
export interface News {
  readonly text: string;
  readonly bad: boolean;
}
interface TableNewsProps {
  readonly news: News | null;
  onRead(): void;
}
/** Above the table until it has been read. */
export function TableNews({ news, onRead }: TableNewsProps) {
  if (news === null) return null;
  return (
    <div className={styles.news}>
      {news.bad ? <Problem text={news.text} /> : <p role="status">{news.text}</p>}
      <button type="button" className={chrome.button} onClick={onRead}>
        Got it
      </button>
    </div>
  );
}
