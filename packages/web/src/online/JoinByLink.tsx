import { type FormEvent, useState } from "react";
import { useLocation } from "wouter";
import chrome from "../chrome/chrome.module.css";
import { Problem } from "../chrome/Problem.tsx";
import styles from "../pages/home.module.css";
import { useWords } from "../say.ts";

/** Someone has sent a link, or only its end. */
export function JoinByLink() {
  const say = useWords();
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState("");
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get("link")).trim();
    const [, address = "", invitation = ""] = /^([^#]*)(#.*)?$/.exec(text) ?? [];
    const [, match, query = ""] = /^[^?]*?([A-Za-z0-9_-]{8,40})\/?(\?.*)?$/.exec(address) ?? [];
    if (match === undefined) setProblem(say("lobby.join.bad"));
    // Behind the question mark stands what opens a private table.
    else navigate(`/match/${encodeURIComponent(match)}${query}${invitation}`);
  };
  return (
    <section className={chrome.panel} aria-label={say("lobby.join")}>
      <h2>{say("lobby.join")}</h2>
      <form className={styles.join} onSubmit={submit}>
        <label className={chrome.field}>
          {say("lobby.join.link")}
          <input name="link" required autoComplete="off" placeholder="https://…/match/…" />
        </label>
        <button type="submit" className={chrome.button}>
          {say("lobby.join.go")}
        </button>
      </form>
      <Problem text={problem} />
    </section>
  );
}
