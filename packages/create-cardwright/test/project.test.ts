import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { LANGUAGES, projectFiles } from "../src/index.ts";

const home = mkdtempSync(join(tmpdir(), "cardwright-create-"));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const program = join(import.meta.dirname, "../src/bin.ts");
function create(...parameters: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...parameters], {
    cwd: home,
    encoding: "utf8",
  });
  return { status, out: stdout, err: stderr };
}
const wishes = (["cards", "board"] as const).flatMap((kind) =>
  LANGUAGES.flatMap((language) => [true, false].map((hidden) => ({ kind, language, hidden }))),
);

test.for(wishes)("nothing is left to fill in: $kind, $language, hidden hands $hidden", (wish) => {
  const files = projectFiles({ ...wish, id: "river-race", seats: [2, 4] });
  for (const [path, text] of Object.entries(files)) {
    expect([path, /__[A-Z_]+__|\{\{[A-Z_]+\}\}|\*\*[A-Z_]+\*\*/.exec(text)?.[0]]).toEqual([path, undefined]);
  }
  expect(files["README.md"]).toMatch(/^# River race\n\n\S/);
  expect(files["AGENTS.md"]).toContain(wish.kind === "cards" ? "## Add a card" : "## Add a kind of move");
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      ".gitignore",
      ".dockerignore",
      ".github/workflows/check.yml",
      "Dockerfile",
      "package.json",
    ]),
  );
});
test.for(LANGUAGES)("the reason of the end is a key with a message, in %s, and the words are checked", (language) => {
  const files = projectFiles({ id: "fair", kind: "cards", seats: [2, 2], hidden: true, language });
  const [, reason = ""] = /table\.win\([\s\S]*?"([^"]*)",\n/.exec(files["src/game.ts"] ?? "") ?? [];
  expect(files["words/en.mf2"]?.split("[outcome]")[1]).toMatch(new RegExp(`^${reason} = \\S`, "m"));
  expect(JSON.parse(files["package.json"] ?? "")).toMatchObject({
    scripts: { words: "cardwright words", check: expect.stringMatching(/^cardwright words && /) },
  });
});
test("a project is written, and not over another", () => {
  expect(create("river-race", "--yes", "--seats", "3", "--open")).toMatchObject({
    status: 0,
    out: expect.stringContaining("cd river-race"),
  });
  expect(readFileSync(join(home, "river-race/src/world.ts"), "utf8")).toContain("seats: 3,");
  expect(create("river-race", "--yes")).toMatchObject({ status: 2, err: expect.stringContaining("not empty") });
});
test.for([
  ["no name", [], "name the game"],
  ["a name that is none", ["River_Race"], "lowercase words with dashes"],
  ["two names", ["river", "race"], "one game at a time"],
  ["too many seats", ["six", "--seats", "6"], "--seats 6: say 2, 3, 4, or a range"],
  ["another kind", ["dice", "--kind", "dice"], "--kind dice: there are cards, board"],
  ["another language", ["jeu", "--language", "fr"], "--language fr: there are en, de"],
  ["another flag", ["river", "--sets", "3"], "--sets"],
] as const)("%s is told by name, and nothing is made", ([, parameters, words]) => {
  const before = readdirSync(home);
  expect(create(...parameters, "--yes")).toMatchObject({ status: 2, err: expect.stringContaining(words) });
  expect(readdirSync(home)).toEqual(before);
});
