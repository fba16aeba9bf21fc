import { sentence } from "@cardwright/table";
import { Link } from "wouter";
import chrome from "./chrome.module.css";
import { Page } from "./Page.tsx";

/** Why there is nothing here, and the way on. */
export function Notice({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <Page title={title}>
      <h1>{title}</h1>
      <p role="alert" className={chrome.lead}>
        {sentence(text)}
      </p>
      <p className={chrome.lead}>
        <Link href="/">All games</Link> are on the first page.
      </p>
    </Page>
  );
}
