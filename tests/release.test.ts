import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { examinePublishing } from "../scripts/pack/may-publish.ts";
import { raiseVersion } from "../scripts/pack/raise-version.ts";
import { root } from "./tidy/repository.ts";

/** One version for all, raised by one command: here in a copy of what it stands in. */
const folder = mkdtempSync(join(tmpdir(), "cardwright-release-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { readonly version: string };
const manifests = globSync(["{packages,games}/*/package.json", "{bench,docs}/package.json"], { cwd: root });
for (const path of ["package.json", "package-lock.json", "CHANGELOG.md", ...manifests]) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  cpSync(join(root, path), join(folder, path));
}
const read = (path: string): string => readFileSync(join(folder, path), "utf8");

test("a release raises the version of every package, and what they ask of each other", () => {
  const before = new Map(manifests.map((path) => [path, read(path)]));
  raiseVersion(folder, "77.8.9-beta.1");
  for (const [path, text] of before) {
    expect([path, read(path).replaceAll("77.8.9-beta.1", version)]).toEqual([path, text]);
    expect([path, read(path)]).toEqual([path, expect.stringContaining('"version": "77.8.9-beta.1"')]);
    expect([path, read(path)]).toEqual([path, expect.not.stringMatching(`"@cardwright/[^"]+": "${version}"`)]);
  }
  const locked = Object.entries(
    (JSON.parse(read("package-lock.json")) as { packages: Record<string, object> }).packages,
  );
  const ours = locked.filter(([path]) => !path.includes("node_modules/"));
  expect(ours.map(([path]) => path)).toEqual(expect.arrayContaining(["", ...manifests.map(dirname)]));
  for (const [path, one] of ours) {
    expect([path, one]).toEqual([path, expect.objectContaining({ version: "77.8.9-beta.1" })]);
    expect([path, JSON.stringify(one)]).toEqual([path, expect.not.stringMatching(`"@cardwright/[^"]+":"${version}"`)]);
  }
  expect(read("package-lock.json").replaceAll("77.8.9-beta.1", version)).toBe(
    readFileSync(join(root, "package-lock.json"), "utf8"),
  );
  expect(read("CHANGELOG.md")).toContain("## 77.8.9-beta.1: ");
});
test("packages whose repository has no address yet go to a registry of this machine alone", () => {
  const placeholder = "git+https://nobody.example/cards.git";
  expect(() => examinePublishing(placeholder, "https://packages.example/")).toThrow("still a placeholder");
  expect(() => examinePublishing(placeholder, "http://127.0.0.1:4873/")).not.toThrow();
  expect(() =>
    examinePublishing("git+https://git.sr.ht/somebody/cards.git", "https://packages.example/"),
  ).not.toThrow();
  const parameters = ["scripts/release.ts", "--packed", "--registry", "https://registry.invalid/"];
  const { status, stderr } = spawnSync(process.execPath, parameters, { cwd: root, encoding: "utf8" });
  expect([status, stderr]).toEqual([1, expect.stringContaining("still a placeholder")]);
});
test("a version that is none, or is the one that is there, is refused", () => {
  expect(() => raiseVersion(folder, "next")).toThrow('"next" is no version');
  expect(() => raiseVersion(folder, "77.8.9-beta.1")).toThrow("already");
});
