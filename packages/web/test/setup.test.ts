import { catalog } from "@cardwright/catalog";
import type { GameInfo } from "@cardwright/protocol";
import { defineTable } from "@cardwright/table";
import { expect, test, vi } from "vitest";
import "./support/in-english.ts";

/** What can be set up, and what the address of the page may ask for. */

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { chosenDecks, localAddress, planIn, playerCounts, waysToPlay } = await import("../src/setup/plan.ts");
const { chosenOptions, optionFields } = await import("../src/setup/options.ts");
const { whyNot } = await import("../src/online/open-table.ts");

const presets = [
  { id: "standard", name: "", about: "", seats: 2, options: { rounds: 4 } },
  { id: "three", name: "", about: "", seats: 3, options: { rounds: 4 } },
  { id: "brief", name: "", about: "", seats: 3, options: { rounds: 1 } },
];
const tableOf = (id: string) => defineTable(catalog.find(({ game }) => game.id === id)!.game, { presets });
const tactics = tableOf("tactics");
const plan = (address: string) => {
  const { preset, players, others } = planIn(tactics, new URLSearchParams(address));
  return [preset?.id, players, others];
};

test("as many play as the game is for", () => {
  expect(playerCounts(tactics)).toEqual([1, 2, 3, 4]);
  expect(playerCounts(tableOf("politics"))).toEqual([2]);
});
test("a preset that differs in its number of players alone is a way to play too; the same one twice is not", () => {
  expect(waysToPlay(tactics).map(({ id }) => id)).toEqual(["standard", "three", "brief"]);
  const twice = defineTable(tactics.engine.game, { presets: [...presets, { ...presets[0]!, id: "again" }] });
  expect(waysToPlay(twice).map(({ id }) => id)).toEqual(["standard", "three", "brief"]);
});
test("what a game declares as options is offered, with the values that the way to play gives them", () => {
  expect(optionFields(tactics, presets[2], {})).toEqual([
    { name: "rounds", value: 1, least: 1, most: 6 },
    { name: "rethink", value: "shuffleFirst", choices: ["shuffleFirst", "drawFirst"] },
    { name: "soloGoal", value: 52, least: 1, most: 200 },
  ]);
  // A tuple of decks is nothing that a simple field could ask for.
  expect(optionFields(tableOf("politics"), undefined, {}).map(({ name }) => name)).toEqual([
    "zuckerbergWindow",
    "turnsPerRound",
    "inventedNames",
  ]);
});
test("an address can ask for such values and no others", () => {
  const chosen = (text: string) => chosenOptions(tactics, text);
  expect(chosen('{"rounds":2,"rethink":"drawFirst"}')).toEqual({ rounds: 2, rethink: "drawFirst" });
  for (const wrong of ['{"rounds":7}', '{"rounds":"2"}', '{"rethink":"never"}', '{"other":1}', "null", "[", ""])
    expect([wrong, chosen(wrong)]).toEqual([wrong, {}]);
});
test.for([
  ["", ["standard", 2, "link"]],
  ["with=here&seats=4", ["standard", 4, "here"]],
  ["preset=brief", ["brief", 3, "link"]],
  ["preset=brief&seats=2&with=bots", ["brief", 2, "bots"]],
  ["preset=nope&seats=9&with=ghosts", ["standard", 2, "link"]],
  ["seats=", ["standard", 2, "link"]],
] as const)("%s asks for no more than there is", ([address, asked]) => {
  expect(plan(address)).toEqual(asked);
});
test("a match in the page has an address of its own", () => {
  const address = (search: string) => localAddress(tactics, planIn(tactics, new URLSearchParams(search)), "search");
  expect(address("with=here&seats=3")).toBe("/play/tactics?preset=standard&seats=3&against=person");
  expect(address("with=bots&preset=brief")).toBe("/play/tactics?preset=brief&seats=3&bot=search");
  expect(address('with=bots&options={"rounds":2}')).toBe(
    `/play/tactics?preset=standard&seats=2&${new URLSearchParams({ options: '{"rounds":2}' })}&bot=search`,
  );
});
test("decks are chosen by seat, and named only where they are not what the game proposes", () => {
  const decks = ["a", "b", "c"].map((id) => ({ id, name: id, about: "" }));
  const game = defineTable(catalog.find((one) => one.game.id === "politics")!.game, { presets, decks: () => decks });
  const asked = (search: string) => planIn(game, new URLSearchParams(search));
  expect(asked("").decks).toEqual(["a", "b"]);
  expect(chosenDecks(game, asked(""))).toBeUndefined();
  expect(asked("deck=c&theirs=nope").decks).toEqual(["c", "b"]);
  const address = new URL(localAddress(game, asked("deck=c&with=bots"), "greedy"), "http://localhost");
  expect(address.searchParams.get("options")).toBe('{"decks":["c","b"]}');
  expect(planIn(tactics, new URLSearchParams("deck=c")).decks).toBeUndefined();
});
test("a server is asked only for what it has", () => {
  const hosted = {
    id: "tactics",
    seats: { min: 2, max: 3 },
    expansions: ["a"],
    bots: ["greedy"],
  } as unknown as GameInfo;
  const wish = { game: tactics, preset: presets[0], players: 3, bot: null };
  const preset = { ...presets[0]!, expansions: ["a", "b"] };
  expect(whyNot([hosted], wish)).toBeUndefined();
  expect(whyNot([hosted], { ...wish, bot: "greedy" })).toBeUndefined();
  expect(whyNot([], wish)).toBe("This server does not have Source & Tactics.");
  expect(whyNot([hosted], { ...wish, players: 4 })).toBe("Source & Tactics is for 2 to 3 players on this server.");
  expect(whyNot([hosted], { ...wish, preset })).toBe("This server lacks what this way to play needs: b.");
  expect(whyNot([hosted], { ...wish, bot: "search" })).toMatch("do not play thoughtfully");
});
