import { defineConfig } from "vitest/config";
import { plainSummary } from "./tests/plainSummary.ts";

// Tests that drive a browser page are ordinary Node tests: the page runs in the Chromium of @cardwright/testbed.
export default defineConfig({
  test: {
    pool: "forks",
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ["default", plainSummary],
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          environment: "node",
          include: [
            "packages/*/src/**/*.test.ts",
            "packages/*/test/**/*.test.ts",
            "games/**/*.test.ts",
            "bench/**/*.test.ts",
            "tests/**/*.test.ts",
          ],
          exclude: ["**/node_modules/**", "**/dist/**", "**/*.browser.test.ts"],
        },
      },
    ],
  },
});
