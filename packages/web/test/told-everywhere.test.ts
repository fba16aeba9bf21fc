import { join } from "node:path";
import { createBot } from "@cardwright/bots";
import { catalog } from "@cardwright/catalog";
import { voiceOf } from "@cardwright/cli";
import type { AnyEvent } from "@cardwright/core";
import { createEngine } from "@cardwright/core/host";
import { lineText, saidOf, type TableGame } from "@cardwright/table";
import { coverageOf, GameVoice, RuleWords, Speaker, type Telling, tell } from "@cardwright/words";
import { catalogueIn, ENGINE_WORDS } from "@cardwright/words/tool";
import { describe, expect, test } from "vitest";
import { drawing } from "./support/players.ts";

/**
 * One law for page, terminal and wire: each happening that a viewer may see is told by exactly one line, in its place, and names nothing that
 * they were not shown. Each of the three ways is held against what the viewer received, in both languages.
 */

const root = join(import.meta.dirname, "../../..");
const PLAYERS = ["Anna", "Max"];
const STEPS = 120;

/** One step as one viewer received it. */
interface Seen {
  readonly events: readonly AnyEvent[];
  readonly seat: number;
  readonly viewer: number;
  readonly view: object;
}
/** A sentence, and the event in whose place it stands. */
interface Line {
  readonly at: number;
  readonly text: string;
}
type Way = (step: Seen) => readonly Line[];

const gameOf = (id: string) => catalog.find(({ game }) => game.id === id)!;
function watch(id: string): readonly Seen[] {
  const { game, expansions } = gameOf(id);
  const engine = createEngine(game, expansions);
  const bot = createBot("greedy", engine);
  const draw = drawing(7);
  const seen: Seen[] = [];
  let { snapshot, entry } = engine.create({ seed: "7".repeat(64), options: {}, seats: 2 });
  for (let step = 0; step < STEPS; step++) {
    for (const viewer of [-1, 0, 1]) {
      const events = engine.seeEvents(entry.events, viewer);
      seen.push({ events, seat: entry.action?.seat ?? -1, viewer, view: engine.view(snapshot.state, viewer) });
    }
    if (snapshot.state.outcome !== null) break;
    const seat = engine.actors(snapshot.state)[0]!;
    const result = engine.applyAction(
      snapshot,
      bot.choose({ state: engine.redeal(snapshot.state, seat, draw), seat, draw }),
    );
    if (!result.ok) throw new Error(result.error.message);
    ({ snapshot, entry } = result);
  }
  return seen;
}
const filled = (texts: readonly string[]): readonly Line[] =>
  texts.flatMap((text, at) => (text === "" ? [] : [{ at, text }]));

async function waysOf(id: string, language: string) {
  const { game, expansions } = gameOf(id);
  const folder = join(root, "games", id, "words");
  const { telling } = (await import(join(folder, "telling.ts"))) as { readonly telling: Telling };
  const { table } = (await import(join(root, "games", id, "ui/table.ts"))) as { readonly table: TableGame };
  const engine = createEngine(game, expansions);
  const catalogues = [folder, ENGINE_WORDS].map((words) => catalogueIn(words, language).catalogue);
  const notes: string[] = [];
  const wordsFor = (viewer: number) =>
    new RuleWords(
      new Speaker({ language, catalogues, viewer, players: PLAYERS, note: (text) => void notes.push(text) }),
    );
  const page: Way = ({ events, seat, viewer, view }) =>
    saidOf(table.with(expansions.map((one) => one.id)), events, { revision: 1, seat }, viewer, view).map((line) => ({
      at: line.covers?.[0] ?? -1,
      text: lineText(line, wordsFor(viewer)),
    }));
  const terminal: Way = ({ events, seat, viewer, view }) =>
    filled(
      new GameVoice(engine, { language, catalogues, telling }, { viewer, players: PLAYERS }).sentences(
        events,
        seat,
        view,
      ),
    );
  const voice = await voiceOf(folder)(language);
  const wire: Way = ({ events, viewer, view }) =>
    filled(voice(engine, { viewer, players: PLAYERS.map((name) => ({ name, isBot: false })) })(events, view));
  return { telling, notes, words: wordsFor(-1), ways: { page, terminal, wire } };
}
/** All that is wrong with what was told of a step. */
function faultsIn(
  { events, seat, view }: Seen,
  lines: readonly Line[],
  telling: Telling,
  titles: ReadonlyMap<string, string>,
): readonly string[] {
  const told = tell(events, telling, { seat });
  const faults = [...coverageOf(events, told, telling).faults];
  for (const { key, covers } of told) {
    const here = lines.filter(({ at }) => at === covers[0]);
    if (here.length === 0) faults.push(`${key} is not told`);
    if (here.length > 1) faults.push(`${key} is told ${here.length} times`);
    const shown = JSON.stringify(covers.map((at) => events[at]));
    for (const { text } of here)
      for (const [face, title] of titles)
        if (text.includes(title) && !shown.includes(`"${face}"`) && !JSON.stringify(view).includes(`"face":"${face}"`))
          faults.push(`"${text}" names ${face}, which was not shown`);
  }
  const heads = new Set(told.map(({ covers }) => covers[0]));
  for (const { at, text } of lines) if (!heads.has(at)) faults.push(`"${text}" tells what is told elsewhere`);
  return faults;
}
const titlesOf = (id: string, words: RuleWords): ReadonlyMap<string, string> => {
  const { game, expansions } = gameOf(id);
  const cards = [...(game.cards ?? []), ...expansions.flatMap(({ cards: more = [] }) => more)];
  return new Map(cards.map(({ id: face }) => [face, words.title(face)]));
};
const GAMES = catalog.map(({ game }) => game.id);

describe.for(GAMES)("%s", (id) => {
  const seen = watch(id);
  test.for(["en", "de"])(
    "is told once, in order, with what each may know, on page, terminal and wire: %s",
    { timeout: 120_000 },
    async (language) => {
      const { telling, notes, words, ways } = await waysOf(id, language);
      const titles = titlesOf(id, words);
      const faults = new Set<string>();
      for (const step of seen)
        for (const [name, way] of Object.entries(ways))
          for (const fault of faultsIn(step, way(step), telling, titles)) faults.add(`${name}: ${fault}`);
      expect([...faults]).toEqual([]);
      expect(notes).toEqual([]);
    },
  );
});

test("a silent play, a doubled draw and a name that the viewer may not know are found, wherever they are told", async () => {
  const seen = watch("politics");
  const { telling, words, ways } = await waysOf("politics", "en");
  const titles = titlesOf("politics", words);
  const drawn = seen.find(
    ({ events, viewer }) =>
      viewer === 0 &&
      events.some(({ type, face, to }) => type === "PIECE_MOVED" && to === "hand/1" && face === undefined),
  )!;
  for (const way of Object.values(ways)) {
    const lines = way(drawn);
    const draw = lines.find(({ text }) => text.startsWith("Max draws"))!;
    expect(faultsIn(drawn, lines, telling, titles)).toEqual([]);
    expect(
      faultsIn(
        drawn,
        lines.filter((line) => line !== draw),
        telling,
        titles,
      ),
    ).toContain("log.draws is not told");
    expect(faultsIn(drawn, [...lines, draw], telling, titles)).toContain("log.draws is told 2 times");
    const leak = lines.map((line) => (line === draw ? { ...line, text: "Max draws Filibuster Wall." } : line));
    expect(faultsIn(drawn, leak, telling, titles)[0]).toMatch(/names filibuster-wall, which was not shown/);
  }
});
