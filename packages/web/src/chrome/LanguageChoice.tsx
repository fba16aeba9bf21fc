import { nameOfLanguage } from "@cardwright/words";
import { useWords } from "../say.ts";
import { choose, languages, useSpeaking } from "../speaking.ts";
import styles from "./chrome.module.css";

/** Every language that there is, each in its own words. */
export function LanguageChoice() {
  const say = useWords();
  const { speech } = useSpeaking();
  if (languages().length < 2) return null;
  return (
    <select
      className={styles.language}
      aria-label={say("page.language")}
      value={speech.language}
      onChange={({ target }) => void choose(target.value)}
    >
      {languages().map((language) => (
        <option key={language} value={language} lang={language}>
          {nameOfLanguage(language)}
        </option>
      ))}
    </select>
  );
}
