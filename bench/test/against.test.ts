import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { commitOf, putBenchBeside } from "../src/against/checkout.ts";
import { figuresAgainst } from "../src/against/figures.ts";
import { measure } from "../src/against/measure.ts";
import { verdictOf } from "../src/against/verdict.ts";

const shortTurns = { warmUpMilliseconds: 1, turnMilliseconds: 1, turns: 1 };

describe("an older revision", () => {
  const core = fileURLToPath(new URL("../../packages/core", import.meta.url));
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "cardwright-against-test-"));
    cpSync(core, join(folder, "packages/core"), { recursive: true });
    putBenchBeside(folder);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it.each(["duel/frame", "connectFour/listed"])("plays %s beside this one", async (name) => {
    const figure = figuresAgainst(false).find((one) => one.name === name);
    if (figure === undefined) throw new Error(`there is no figure ${name}`);
    const { older, newer, plain } = await measure(figure, folder, shortTurns);
    expect(Math.min(older, newer, plain)).toBeGreaterThan(0);
  });
  it("plays on its own core, not on this one", async () => {
    writeFileSync(join(folder, "packages/core/src/index.ts"), "export const nothing = true;");
    const [figure] = figuresAgainst(false).filter((one) => one.name === "ticTacToe/advance");
    await expect(measure(figure!, folder, shortTurns)).rejects.toThrow("a measuring process ended");
  });
  it.each(["no-such-revision", "--help", "HEAD:README.md"])("%s is refused", (revision) => {
    expect(() => commitOf(revision)).toThrow("this repository has no revision");
  });
});

describe("a verdict", () => {
  const figure = { name: "frame", plain: "plain", ofOlder: 0.95, ofPlain: 0.24, inLogged: 2 };
  const missedWith = (changed: object) =>
    verdictOf(figure, [{ older: 100, newer: 100, plain: 400, logged: 200, ...changed }]).missed;

  it("is met by the very figures that it names", () => {
    expect(missedWith({})).toEqual([]);
    expect(missedWith({ older: 105, plain: 416 })).toEqual([]);
  });
  it("names what is missed", () => {
    expect(missedWith({ older: 106 })).toEqual([">= 0.95 of the older"]);
    expect(missedWith({ plain: 420 })).toEqual([">= 0.24 of plain"]);
    expect(missedWith({ logged: 201 })).toEqual(["<= 2 logged actions"]);
    expect(missedWith({ logged: null })).toEqual(["<= 2 logged actions"]);
  });
  it("is the mean of its repetitions", () => {
    const one = { older: 100, newer: 90, plain: 300, logged: 150 };
    expect(verdictOf(figure, [one, { ...one, newer: 110 }]).ofOlder).toBeCloseTo(1);
  });
});
