import { defineConfig } from "vitest/config";

export default defineConfig({ test: { include: ["{test,games}/**/*.test.{ts,tsx}"], testTimeout: 60_000 } });
