import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listed, lists } from "../scripts/list.ts";
import { root } from "./tidy/repository.ts";

const games = readdirSync(join(root, "games")).filter((name) => name !== "catalog");

test("every game has a list", () => {
  expect(new Set(lists().map((path) => path.split("/")[1]))).toEqual(new Set(games));
});
test.for(lists())("%s lists what lies beside it, as `npm run list` would", (path) => {
  expect(readFileSync(join(root, path), "utf8")).toBe(listed(path));
});
