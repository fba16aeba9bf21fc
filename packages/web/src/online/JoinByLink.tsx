import { type FormEvent, useState } from "react";
import { useLocation } from "wouter";
import chrome from "../chrome/chrome.module.css";
import { Problem } from "../chrome/Problem.tsx";
import styles from "../pages/home.module.css";

/** Someone has sent a link, or only its end. */
export function JoinByLink() {
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState("");
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("link")).trim();
    const [, match, query = ""] = /^[^?]*?([A-Za-z0-9_-]{8,40})\/?(\?.*)?$/.exec(text.replace(/#.*$/, "")) ?? [];
    if (match === undefined) setProblem("That is no link to a table. It ends with a word of eight letters or more.");
    // Behind the question mark stands what opens a private table.
    else navigate(`/match/${encodeURIComponent(match)}${query}`);
  };
  return (
    <section className={chrome.panel} aria-label="Join a table">
      <h2>Join a table</h2>
      <form className={styles.join} onSubmit={submit}>
        <label className={chrome.field}>
          Link that you were sent
          <input name="link" required autoComplete="off" placeholder="https://…/match/…" />
        </label>
        <button type="submit" className={chrome.button}>
          Join
        </button>
      </form>
      <Problem text={problem} />
    </section>
  );
}
