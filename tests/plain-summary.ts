import type { Reporter, TestModule } from "vitest/node";

/** One last line that a script can read. A test left out by a failed set-up is no pass, and the set-up is a failure. */
export const plainSummary: Reporter = {
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = tests.filter((test) => test.result().state === "passed").length;
    const failed = tests.filter((test) => test.result().state === "failed").length;
    const broken = modules.flatMap(setUpErrors).length + unhandledErrors.length;
    const skipped = tests.length - passed - failed;
    console.log(`${passed} passed, ${failed + broken} failed${skipped > 0 ? `, ${skipped} not run` : ""}`);
  },
};

function setUpErrors(module: TestModule) {
  return [module, ...module.children.allSuites()].flatMap((part) => part.errors());
}
