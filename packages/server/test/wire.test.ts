import { catalog } from "@cardwright/catalog";
import { defineWorld, fact, type Game, z } from "@cardwright/core";
import { createEngine } from "@cardwright/core/host";
import { NO_WORDS } from "@cardwright/protocol";
import { expect, test } from "vitest";
import { vocabularyOf } from "../src/room/vocabulary.ts";
import { seatAll, seated, sit, startServer } from "./harness/table.ts";

test.each(catalog)("the words of $name are the same for every match and on every node", ({ game }) => {
  const words = vocabularyOf(createEngine(game as Game));
  expect(vocabularyOf(createEngine(game as Game))).toEqual(words);
  expect(words.texts).toEqual(expect.arrayContaining(["EVENTS", "ACTION"]));
  expect(words.shapes.length).toBeGreaterThan(20);
  // Nothing in it names a piece, an effect or a prompt of some match.
  expect(words.texts.filter((text) => /^[a-z]+\d+$/.test(text))).toEqual([]);
});

const declares = {
  seats: 2,
  phases: ["main"],
  options: z.object({ goal: z.int() }),
  zones: {},
  facts: { score: fact.each(0, "everyone") },
  questions: {},
} as const;
interface Race extends Readonly<typeof declares> {}
const world = defineWorld<Race>(declares);
const run = world.action("run", { play: (turn) => [turn.add("score", turn.seat, 1), turn.endTurn()] });
const race = world.game({ id: "race", name: "Race", version: "1", actionsMax: 50, setup: () => [], actions: [run] });

test("a game that cannot be dealt without its options is hosted all the same, only without words", async () => {
  expect(vocabularyOf(createEngine(race as unknown as Game))).toEqual(NO_WORDS);
  const server = await startServer({}, { games: [{ game: race, expansions: [] }] });
  const { match, tokens } = await seatAll(server.url, { game: "race", options: { goal: 3 } });
  const session = sit(server.url, match, tokens[0]!);
  await seated(session);
  expect(await session.act("run")).toMatchObject({ ok: true });
  session.close();
  await server.close();
});
