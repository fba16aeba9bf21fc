import type { ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { page } from "../games.ts";
import styles from "./chrome.module.css";
import { ThemeButton } from "./ThemeButton.tsx";
import { useTitle } from "./useTitle.ts";

const LINKS = [
  ["/", "Games"],
  ["/cards", "Cards"],
  ["/replay", "Replays"],
] as const;

/** A page that is read: header, content, foot. A table has a frame of its own. */
export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [here] = useLocation();
  useTitle(title);
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#content">
        Skip to the content
      </a>
      <header className={styles.header}>
        <Link href="/" className={styles.brand}>
          <img src="/icon.svg" alt="" width="28" height="28" />
          {page.title}
        </Link>
        <nav aria-label="Pages" className={styles.nav}>
          {LINKS.map(([href, name]) => (
            <Link key={href} href={href} aria-current={here === href ? "page" : undefined}>
              {name}
            </Link>
          ))}
          <details className={styles.workshop}>
            <summary>Workshop</summary>
            <div>
              <Link href="/tests">Run the scenarios</Link>
            </div>
          </details>
        </nav>
        <ThemeButton />
      </header>
      <main id="content" className={styles.content}>
        {children}
      </main>
    </div>
  );
}
