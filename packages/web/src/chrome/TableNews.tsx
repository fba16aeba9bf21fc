import { useWords } from "../say.ts";
import chrome from "./chrome.module.css";
import { Problem } from "./Problem.tsx";
import styles from "./table-news.module.css";

/** What a player should know beside the game: what came of a choice from the menu, which may be closed by then, and the like. */
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
  const say = useWords();
  if (news === null) return null;
  return (
    <div className={styles.news}>
      {news.bad ? <Problem text={news.text} /> : <p role="status">{news.text}</p>}
      <button type="button" className={chrome.button} onClick={onRead}>
        {say("page.gotIt")}
      </button>
    </div>
  );
}
