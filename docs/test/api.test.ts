import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readApi } from "../scripts/api/report.ts";
import { namesTaught, namesUsedIn, namesUsedOutside } from "../scripts/api/used-names.ts";
import { type Exported, root } from "../scripts/reference/declarations.ts";

/** The doors of core are what was reviewed, and nothing stands in a door that nobody comes for. */

/** Names that the specs call for, used by whoever follows them and by core's own tests. */
const SPEC_NAMES: Readonly<Record<string, readonly string[]>> = {
  "@cardwright/core": ["EngineErrorCode"],
  "@cardwright/core/host": ["engineStateSchema"],
  "@cardwright/core/expansion": [
    "measureStateSchema",
    "initMeasureState",
    "takeFaceUpMeasure",
    "playMeasure",
    "refillFaceUp",
    "pruneExpiredEffects",
  ],
};
const { reports, exports } = readApi();

const taught = namesTaught();
/** Exports that no import names, the guide does not teach, no spec calls for, and no other export is made of. */
function unused(door: string, exported: readonly Exported[], used: ReadonlySet<string>): readonly string[] {
  const isPart = (name: string): boolean =>
    [...exports.values()]
      .flat()
      .some((other) => other.name !== name && new RegExp(`\\b${name}\\b`).test(other.declaration));
  const isType = ({ declaration }: Exported): boolean =>
    /^(?:\/\*\*[\s\S]*?\*\/\s*)?export (?:declare )?(?:interface|type) /.test(declaration);
  return exported
    .filter((each) => !used.has(each.name) && !taught.has(each.name) && SPEC_NAMES[door]?.includes(each.name) !== true)
    .filter((each) => !(isType(each) && isPart(each.name)))
    .map(({ name }) => name);
}

test.each(reports)("$path is what the door exports, as `npm run api` writes it", ({ path, text }) => {
  expect(readFileSync(join(root, path), "utf8")).toBe(text);
});
test("no report is left of a door that is gone", () => {
  const files = readdirSync(join(root, "packages/core/api")).map((name) => `packages/core/api/${name}`);
  expect(files.sort()).toEqual(reports.map(({ path }) => path).sort());
});
test("nothing is exported that nobody outside core uses", () => {
  const used = namesUsedOutside();
  const found = [...exports].map(([door, exported]) => [door, unused(door, exported, used.get(door) ?? new Set())]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries([...exports.keys()].map((door) => [door, []])));
});
test("an export that nobody uses would be found, and an import by any form counts", () => {
  const planted: Exported = { name: "forgotten", file: "", declaration: "export declare const forgotten: number;" };
  const door = "@cardwright/core";
  const used = new Set([...(namesUsedOutside().get(door) ?? [])]);
  expect(unused(door, [...exports.get(door)!, planted], used)).toEqual(["forgotten"]);
  const forms = 'import { a, type b, c as d } from "@cardwright/core"; export type { e } from "@cardwright/core/host";';
  expect([...namesUsedIn(forms)].map(([, name]) => name)).toEqual(["a", "b", "c", "e"]);
});
