import type { ReactNode } from "react";
import { Link } from "wouter";
import { useWords } from "../say.ts";
import { asSentence } from "./as-sentence.ts";
import chrome from "./chrome.module.css";
import { Heading } from "./Heading.tsx";
import { Page } from "./Page.tsx";

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  /** A way on from here, where there is a better one than to begin again. */
  readonly children?: ReactNode;
}
/** Why there is nothing here, and the way on. */
export function Notice({ title, text, children }: NoticeProps) {
  const say = useWords();
  return (
    <Page title={title}>
      <Heading>{title}</Heading>
      <p role="alert" className={chrome.lead}>
        {asSentence(text)}
      </p>
      {children !== undefined && <p className={chrome.lead}>{children}</p>}
      <p className={chrome.lead}>
        <Link href="/">{say("page.allGames")}</Link>
      </p>
    </Page>
  );
}
