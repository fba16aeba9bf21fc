import { Notice } from "../chrome/Notice.tsx";
import { useWords } from "../say.ts";

export function NotFound() {
  const say = useWords();
  return <Notice title={say("error.noPage")} text={say("error.noPage.about")} />;
}
