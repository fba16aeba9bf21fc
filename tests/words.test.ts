import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isThere, openFolders, unusedKeys, wantedKeys } from "@cardwright/words/tool";
import { describe, expect, test } from "vitest";
import { layDesk } from "../scripts/words/desk.ts";
import { textsIn } from "../scripts/words/escaped.ts";
import { interfaceTexts } from "../scripts/words/interface-texts.ts";
import { untranslated, wordsReport } from "../scripts/words/report.ts";

const root = join(import.meta.dirname, "..");

/** The words, rules and pages of the workspace in a folder of their own, with the packages of this one. */
function workspaceCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), "cardwright-words-"));
  const own = join(copy, "node_modules/@cardwright");
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(join(root, "node_modules"))) {
    if (name !== "@cardwright") symlinkSync(join(root, "node_modules", name), join(copy, "node_modules", name));
  }
  for (const name of readdirSync(join(root, "node_modules/@cardwright"))) {
    symlinkSync(readlinkSync(join(root, "node_modules/@cardwright", name)), join(own, name));
  }
  for (const folder of ["games", "packages", "scripts", "package.json", "cardwright.config.ts"]) {
    cpSync(join(root, folder), join(copy, folder), {
      recursive: true,
      filter: (from) => !from.includes("node_modules", root.length),
    });
  }
  // A package has some dependencies in versions of its own.
  for (const name of readdirSync(join(root, "packages"))) {
    const nested = join("packages", name, "node_modules");
    if (existsSync(join(root, nested))) symlinkSync(join(root, nested), join(copy, nested));
  }
  return copy;
}
/** `npm run words` finds nothing here, and what is planted it finds. */

test("every message that a game needs is there, in every language, each can be said, and no text stands in code", async () => {
  const { languages, missing, unused, problems, escaped } = await wordsReport(root);
  expect(languages).toEqual(["de", "en"]);
  expect(problems).toEqual([]);
  expect(missing).toEqual([]);
  expect(unused).toEqual([]);
  expect(escaped).toEqual([]);
}, 120_000);

describe("npm run check", () => {
  test("asks npm run words", () => {
    const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
      scripts: Record<string, string>;
    };
    expect(scripts["check"]?.split(" && ")).toContain("npm run --silent words");
    expect(scripts["words"]).toBe("node scripts/words.ts");
  });
  test("fails where a message is missing, not used or has a wrong parameter, and where a text stands in code", async () => {
    const copy = workspaceCopy();
    const change = (file: string, edit: (text: string) => string): void => {
      const before = readFileSync(join(copy, file), "utf8");
      expect(edit(before), file).not.toBe(before);
      writeFileSync(join(copy, file), edit(before));
    };
    change("games/taktik/words/de.mf2", (text) => text.replace(/^move = .*\n/m, ""));
    change("games/taktik/words/en.mf2", (text) =>
      text.replace("[log]\n", "[log]\nnobodySaysThis = Nobody says this.\n"),
    );
    change("games/minis/words/de.mf2", (text) =>
      text.replace(/^problem\.DECK_FULL = .*$/m, "problem.DECK_FULL = Das Deck hat seine {$nonsense} Karten."),
    );
    for (const language of ["en", "de"])
      change(`packages/table/words/${language}.mf2`, (text) =>
        text.replace("[table]\n", "[table]\nnobodySaysThis = Nobody says this.\n"),
      );
    change(
      "packages/cli/src/screen.ts",
      (text) => `${text}\nexport const PLANTED = () => show("Look at the table");\n`,
    );
    change("packages/core/src/takes.ts", (text) => `${text}\nexport const PLANTED = { message: "you read this" };\n`);
    change(
      "games/politics/src/queue/hand.ts",
      (text) => `${text}\nexport const PLANTED = { label: "Read this too" };\n`,
    );
    change("packages/table/src/PanBox.tsx", (text) =>
      text.replace('aria-label={say("table.zoom.in")}', 'aria-label="Closer"'),
    );
    const { status, stdout } = spawnSync("npm", ["run", "--silent", "words"], { cwd: copy, encoding: "utf8" });
    rmSync(copy, { recursive: true });
    expect(status).toBe(1);
    expect(stdout).toMatch(/games\/taktik\/words\/de\.mf2: \S+move is missing/);
    expect(stdout).toMatch(/games\/taktik\/words\/en\.mf2:\d+: log\.nobodySaysThis is not used/);
    expect(stdout).toMatch(/games\/minis\/words\/de\.mf2.*nonsense/);
    expect(stdout).toMatch(/packages\/table\/words\/en\.mf2:\d+: table\.nobodySaysThis is not used/);
    expect(stdout).toMatch(/packages\/cli\/src\/screen\.ts:\d+: in code: Look at the table/);
    expect(stdout).toMatch(/packages\/core\/src\/takes\.ts:\d+: in code: you read this/);
    expect(stdout).toMatch(/packages\/table\/src\/PanBox\.tsx:\d+: in code: Closer/);
    expect(stdout).toMatch(/games\/politics\/src\/queue\/hand\.ts:\d+: in code: Read this too/);
  }, 120_000);
});

test("a third language is one folder, and what it lacks is listed with the English in its place", () => {
  const folder = mkdtempSync(join(tmpdir(), "cardwright-words-"));
  for (const of of ["packages/words", "games/taktik"]) {
    cpSync(join(root, of, "words"), join(folder, of, "words"), { recursive: true });
  }
  const english = readFileSync(join(folder, "packages/words/words/en.mf2"), "utf8");
  writeFileSync(join(folder, "packages/words/words/fr.mf2"), english.slice(english.indexOf("\n[grammar]")));
  writeFileSync(join(folder, "games/taktik/words/fr.mf2"), "[action]\nmove = Déplacer une unité\n");
  const folders = openFolders(folder);
  rmSync(folder, { recursive: true });
  expect(folders.flatMap(({ words }) => words.problems)).toEqual([]);
  expect(untranslated(folders[0]!, folders, ["fr"])).toEqual([]);
  const lacks = untranslated(folders[1]!, folders, ["fr"]);
  const line = folders[1]!.words.lines.get("action.attack")?.line;
  expect(lacks).toContain(`games/taktik/words/fr.mf2: action.attack is missing; en.mf2:${line}: Declare an attack`);
  expect(lacks.some((text) => text.includes("action.move is missing"))).toBe(false);
});

test("a translator works in one folder: English stands in its place, what is translated is spoken, the rest is listed", () => {
  const root = mkdtempSync(join(tmpdir(), "cardwright-words-"));
  for (const { of } of openFolders(join(import.meta.dirname, ".."))) {
    cpSync(join(import.meta.dirname, "..", of, "words"), join(root, of, "words"), { recursive: true });
  }
  const desk = join(root, "desk");
  try {
    expect(() => layDesk(root, "en", desk)).toThrow(RangeError);
    expect(() => layDesk(root, "../fr", desk)).toThrow(RangeError);
    const all = layDesk(root, "fr", desk);
    expect(readdirSync(desk).sort()).toEqual(
      [...["balance-control", "cli", "engine", "minis", "politics", "table", "tactics", "taktik", "web"]].map(
        (part) => `${part}.mf2`,
      ),
    );
    const file = join(desk, "taktik.mf2");
    const laid = readFileSync(file, "utf8");
    expect(laid).toMatch(/\[action\]\n# move = Move a unit\n/);
    expect(laid).not.toContain("[params]");
    const line = all.find((text) => text.includes("action.move is missing"));
    expect(line).toMatch(/^desk\/taktik\.mf2: action\.move is missing; en\.mf2:\d+: Move a unit$/);

    writeFileSync(file, laid.replace("# move = Move a unit", "move = Déplacer une unité"));
    const left = layDesk(root, "fr", desk);
    expect(left).toHaveLength(all.length - 1);
    const { catalogues } = openFolders(root).find(({ of }) => of === "games/taktik")!.words;
    expect(catalogues.get("fr")?.messages["action.move"]).toBe("Déplacer une unité");

    writeFileSync(file, `${readFileSync(file, "utf8")}\n[log]\nMALUS_DRAWN = {$seat} tire {$carte}.\n`);
    expect(layDesk(root, "fr", desk)[0]).toMatch(/^desk\/taktik\.mf2:\d+: log\.MALUS_DRAWN: no parameter \$carte/);
    expect(readFileSync(file, "utf8")).toContain("Déplacer une unité");
  } finally {
    rmSync(root, { recursive: true });
  }
}, 120_000);

describe("what a game declares", () => {
  const wanted = wantedKeys({
    phases: ["play"],
    zones: ["deck"],
    cards: [{ id: "fog", text: "Nobody sees.", tags: ["bad weather"] }],
    actions: ["move"],
    prompts: ["which"],
    events: ["MOVED"],
    codes: ["TOO_FAR"],
    effects: ["blind"],
    faces: ["tank"],
  });
  test("is wanted by name", () => {
    const keys = [
      "card.fog.name",
      "card.fog.text",
      "card.tank.name",
      "tag.bad-weather",
      "log.MOVED",
      "refusal.TOO_FAR",
    ];
    expect(wanted).toEqual(expect.arrayContaining(keys));
    expect(isThere("refusal.TOO_FAR", new Set(["refusal.TOO_FAR.none"]))).toBe(true);
    expect(isThere("refusal.TOO_FAR", new Set(["refusal.TOO_FARTHER"]))).toBe(false);
  });
  test("and nothing else is", () => {
    const keys = [
      "log.MOVED",
      "log.draws",
      "log.GONE",
      "card.fig.name",
      "action.move.unit",
      "colour.red",
      "moment.now",
    ];
    const unused = unusedKeys(keys, wanted, new Set(["moment"]), new Set(["log.draws"]));
    expect(unused).toEqual(["log.GONE", "card.fig.name", "colour.red"]);
  });
});

test("a text in code is found by file and line, an id is not", () => {
  const source = `world.action("move", {\n  label: "Move a unit",\n  play: (turn) => turn.need(ok, "TOO_FAR", "it is too far"),\n});`;
  expect(textsIn("games/some/src/move.ts", source)).toEqual([
    { file: "games/some/src/move.ts", line: 2, text: "Move a unit" },
    { file: "games/some/src/move.ts", line: 3, text: "it is too far" },
  ]);
});
describe("in an interface", () => {
  const found = (source: string, known: readonly string[] = []): readonly string[] =>
    interfaceTexts("packages/web/src/Lobby.tsx", source, (text) => known.includes(text)).map(({ text }) => text);
  test.for([
    ["between tags", `const Lobby = () => <p>Take a seat</p>;`],
    ["one small word between tags", `const Lobby = () => <p>seats</p>;`],
    ["in an attribute", `const Lobby = () => <input aria-label="Take a seat" />;`],
    ["in a property of a component", `const Lobby = () => <Lane name="Government" />;`],
    ["in a template", "const Lobby = ({ name }) => <p aria-label={`Camp of ${name}`} />;"],
    ["in a choice of two", `const Lobby = ({ many }) => <p>{many ? "Some seats" : "One seat"}</p>;`],
    ["as a plain argument", `show("Take a seat");`],
    ["in a variable", `const hint = "Take a seat";`],
    ["in a list", `const rows = [["Influence by card", 1]];`],
    ["though a message has it too, word for word", `const Lobby = () => <p>Take a seat</p>;`, "Take a seat"],
  ])("a text is found: %s", ([, source = "", known = ""]) => {
    expect(found(source, [known])).toHaveLength(/Some seats/.test(source) ? 2 : 1);
  });
  test("what nobody reads is not", () => {
    const sources = [
      `const Lobby = () => <p className={styles.seat} data-kind="Open seat">{say("lobby.seat")}</p>;`,
      `import { Seat } from "./Seat Of.tsx";`,
      `throw new RangeError("the seat is not there");`,
      `const way: "Open Seat" = find(seat);`,
      `const wide = matchMedia("(width >= 960px) and (height >= 560px)");`,
      `if (key === "Escape") leave();`,
    ];
    expect(sources.flatMap((source) => found(source))).toEqual([]);
  });
  test("the English of a way to play may stand there, as long as its message says the same", () => {
    const source = `const presets = [{ id: "short", name: "Short match", about: "Thirty tiles." }];`;
    expect(found(source, ["Short match", "Thirty tiles."])).toEqual([]);
    expect(found(source, ["Short match"])).toEqual(["Thirty tiles."]);
  });
  test("an error that is said to a player is not taken for a defect", () => {
    expect(found(`throw new Error(sayNow("error.name", { text: "No Name" }));`)).toEqual(["No Name"]);
  });
});
