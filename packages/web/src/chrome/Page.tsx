import type { ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { page } from "../games.ts";
import { useWords } from "../say.ts";
import styles from "./chrome.module.css";
import { LanguageChoice } from "./LanguageChoice.tsx";
import { ThemeButton } from "./ThemeButton.tsx";
import { useTitle } from "./use-title.ts";

const LINKS = [
  ["/", "page.games"],
  ["/cards", "page.cards"],
  ["/replay", "page.replays"],
  ["/settings", "page.settings"],
] as const;

interface PageProps {
  readonly title: string;
  /** Its content takes the whole width, as a table does. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}
/** A page that is read: header, content, foot. A table has a frame of its own. */
export function Page({ title, wide = false, children }: PageProps) {
  const [here] = useLocation();
  const say = useWords();
  useTitle(title);
  return (
    <div className={styles.page} data-wide={wide}>
      <a className={styles.skip} href="#content">
        {say("page.skip")}
      </a>
      <header className={styles.header}>
        <Link href="/" className={styles.brand}>
          <img src="/icon.svg" alt="" width="28" height="28" />
          {page.title}
        </Link>
        <nav aria-label={say("page.pages")} className={styles.nav}>
          {LINKS.map(([href, name]) => (
            <Link key={href} href={href} aria-current={here === href ? "page" : undefined}>
              {say(name)}
            </Link>
          ))}
          <details className={styles.workshop}>
            <summary>{say("page.workshop")}</summary>
            <div>
              <Link href="/tests">{say("home.scenarios")}</Link>
            </div>
          </details>
        </nav>
        <LanguageChoice />
        <ThemeButton />
      </header>
      <main id="content" className={styles.content}>
        {children}
      </main>
    </div>
  );
}
