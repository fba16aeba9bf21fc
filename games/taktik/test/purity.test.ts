import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cards } from "../src/index.ts";

/** Spec 004 sections 4 and 10: no card is known by name or flag where rules are evaluated. */

const source = join(import.meta.dirname, "..", "src");
/** Opinions of bots, which no rule reads. */
const OPINIONS = "tactic-worth.ts";
const ruleFiles = (readdirSync(source, { recursive: true }) as string[])
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.endsWith(".ts") && !path.startsWith("cards/") && path !== OPINIONS)
  .sort();
const textOf = (path: string): string => readFileSync(join(source, path), "utf8");
/** Words that would stand for one card's state: "isCeasefire", "moveBlocked = true", "disinformationBlockedUnit". */
const FLAGS = [
  /\b\w*(ceasefire|disinformation|sanction|blockade|convoy|jammed)\w*\b/i,
  /\b(is|has|can|no)\w*(Blocked|Frozen|Suppressed|Boosted)\b\s*[:=]/,
];
const variableOf = (id: string): string => id.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** Every card id, variable, name or flag that a text speaks of outside of comments. */
function cardsIn(text: string): readonly string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/\/\/.*$/gm, "");
  const named = cards.all.flatMap(({ id, name }) =>
    [id, variableOf(id), name].filter((word) => new RegExp(`\\b${word}\\b`).test(code)),
  );
  // isBlocked is what a card may be aimed at, worked out from the questions whenever it is asked; it is stored nowhere.
  const flags = FLAGS.flatMap((flag) => flag.exec(code.replaceAll("const isBlocked =", "")) ?? []);
  return [...new Set([...named, ...flags])];
}

describe("spec 004 section 10, points 2 and 5: movement, combat and all other rules know no card", () => {
  it("reads the files it is about", () => {
    expect(ruleFiles).toEqual(
      expect.arrayContaining(["movement/moving.ts", "movement/march.ts", "combat/attacking.ts", "combat/resolve.ts"]),
    );
    expect(cards.all.length).toBeGreaterThan(30);
  });
  it("leaves opinions to whoever judges a position", () => {
    expect(ruleFiles.filter((path) => textOf(path).includes(OPINIONS))).toEqual(["evaluate.ts"]);
  });
  it.each(ruleFiles)("%s", (path) => {
    expect(cardsIn(textOf(path))).toEqual([]);
  });
  it.each([
    ["an id", `if (effect.source.ref === "un_ceasefire") return false;`],
    ["a card's variable", `import { denseFog } from "./x.ts";`],
    ["a card's name", `if (name === "Valley Fog") roll -= 1;`],
    ["a flag of a card", "if (unit.canMove && !state.ceasefireActive) move();"],
    ["a flag on a unit", "unit.isFrozen = true;"],
    ["the spec's own flag", "return unitId !== ctx.disinformationBlockedUnit;"],
  ])("a planted defect is found: %s", (_, planted) => {
    const text = `${textOf("movement/moving.ts")}\n${planted}\n`;
    expect(cardsIn(text)).not.toEqual([]);
  });
  it("cards hold data only: no function, no import but the type", () => {
    const files = (readdirSync(join(source, "cards")) as string[]).filter((file) => file !== "index.ts");
    expect(files).toHaveLength(cards.all.length);
    for (const file of files) {
      const text = textOf(`cards/${file}`);
      expect(text).toContain(`id: "${file.slice(0, -3).replaceAll("-", "_")}"`);
      expect(text).not.toMatch(/=>|function|\bif\b/);
      expect(text.match(/^import .*$/gm)).toEqual([`import type { CardDefinition } from "../cardset/definition.ts";`]);
    }
  });
});
