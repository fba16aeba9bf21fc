import { sayNow } from "../say.ts";
import chrome from "./chrome.module.css";

/** A sentence on what did not work; nothing as long as all is well. */
export function Problem({ text }: { readonly text: string }) {
  if (text === "") return null;
  return (
    <p role="alert" className={chrome.problem}>
      {text}
    </p>
  );
}
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : sayNow("error.didNotWork");
