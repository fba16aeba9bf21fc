import { launchBrowser } from "@cardwright/testbed";
import type { Browser } from "playwright-core";
import { type ServedApp, serveApp } from "./serve-app.ts";

/** Started once for all test files that a worker runs, one after the other. Both end with its process. */

let browser: Promise<Browser> | undefined;
let app: Promise<ServedApp> | undefined;

/** A browser that has gone is started again: one file does not fail for another. */
export async function sharedBrowser(): Promise<Browser> {
  browser ??= launchBrowser();
  if (!(await browser).isConnected()) browser = launchBrowser();
  return browser;
}
/** The built files without a server behind them are the same for everybody. */
export function sharedApp(): Promise<ServedApp> {
  app ??= serveApp();
  return app;
}
/** Pages that a failed test has left open are no burden of the next. */
export async function closeContexts(used: Browser | undefined): Promise<void> {
  for (const context of used?.contexts() ?? []) await context.close();
}
