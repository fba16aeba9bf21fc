import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { contactSheet } from "./tests/contact-sheet.ts";
import { plainSummary } from "./tests/plain-summary.ts";

const browserTests = "**/*.browser.test.{ts,tsx}";
const elsewhere = ["**/node_modules/**", "**/dist/**"];

export default defineConfig({
  test: {
    pool: "forks",
    // One for each processor: by default one of them would wait for the tests to end.
    maxWorkers: availableParallelism(),
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ["default", contactSheet, plainSummary],
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          environment: "node",
          include: [
            "packages/*/src/**/*.test.{ts,tsx}",
            "packages/*/test/**/*.test.{ts,tsx}",
            "games/**/*.test.{ts,tsx}",
            "bench/**/*.test.ts",
            "docs/test/**/*.test.ts",
            "tests/**/*.test.ts",
          ],
          exclude: [...elsewhere, browserTests],
        },
      },
      {
        // These run in Node as well, and drive a page in the Chromium of @cardwright/testbed: one of a worker's for all its files.
        extends: true,
        test: { name: "browser", environment: "node", include: [browserTests], exclude: elsewhere, isolate: false },
      },
    ],
  },
});
