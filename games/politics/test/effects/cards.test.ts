import { keepScenes } from "@cardwright/core/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { cards } from "../../src/cards/index.ts";
import { LOG_FORMAT } from "../stage.ts";
import { governmentScenes } from "./scenes/governments.ts";
import { initiativeScenes } from "./scenes/initiatives.ts";
import { publicScenes } from "./scenes/publics.ts";
import { trapScenes } from "./scenes/traps.ts";

/** Spec section 16, integration: each card in scenes of a real match, two or more where its surroundings matter. */
const scenes = [...governmentScenes, ...publicScenes, ...initiativeScenes, ...trapScenes];

describe.each(cards)("$name", ({ id }) => {
  const own = scenes.filter(({ card }) => card === id);
  it("has a scene", () => expect(own.length).toBeGreaterThan(0));
  it.each(own)("$when", ({ run, causes, after }) => {
    const table = run();
    expect(table.causes).toEqual(causes);
    for (const line of table.state.log) expect(line).toMatch(LOG_FORMAT);
    after?.(table);
  });
});
it("no scene is about a card that does not exist", () => {
  const known = new Set(cards.map(({ id }) => id));
  expect(scenes.filter(({ card }) => !known.has(card))).toEqual([]);
});

keepScenes({ beforeEach, it, expect }, "../../scenes/cards.json", ["probe"]);
