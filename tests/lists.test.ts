import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listed, lists } from "../scripts/list.ts";
import { root } from "./tidy/repository.ts";

test("the lists of our games are found; a new game need not have one", () => {
  const games = lists().map((path) => path.split("/")[1]);
  expect(games).toEqual(expect.arrayContaining(["balance-control", "minis", "politics", "tactics", "taktik"]));
});
test.for(lists())("%s lists what lies beside it, as `npm run list` would", (path) => {
  expect(readFileSync(join(root, path), "utf8")).toBe(listed(path));
});
