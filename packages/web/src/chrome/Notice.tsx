import { sentence } from "@cardwright/table";
import type { ReactNode } from "react";
import { Link } from "wouter";
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
  return (
    <Page title={title}>
      <Heading>{title}</Heading>
      <p role="alert" className={chrome.lead}>
        {sentence(text)}
      </p>
      {children !== undefined && <p className={chrome.lead}>{children}</p>}
      <p className={chrome.lead}>
        <Link href="/">All games</Link> are on the first page.
      </p>
    </Page>
  );
}
