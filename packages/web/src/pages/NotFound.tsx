import { Link } from "wouter";
import { Page } from "../chrome/Page.tsx";

export function NotFound() {
  return (
    <Page title="Not found">
      <h1>There is no such page</h1>
      <p>
        The address may be mistyped. <Link href="/">All games</Link> are on the first page.
      </p>
    </Page>
  );
}
