/** The modules that packages are used through, each with a page of its own in the reference. */
export interface Entry {
  /** The name in an import. */
  readonly name: string;
  /** Its page, without the ending. */
  readonly page: string;
  readonly file: string;
  readonly about: string;
}
const entry = (name: string, page: string, file: string, about: string): Entry => ({
  name: `@cardwright/${name}`,
  page,
  file: `packages/${file}`,
  about,
});

export const ENTRIES: readonly Entry[] = [
  entry("core", "core", "core/src/index.ts", "What authors of games import, in the order of the guide."),
  entry(
    "core/host",
    "host",
    "core/src/host.ts",
    "What servers, tables, bots and tools import, which run matches of games that others wrote.",
  ),
  entry(
    "core/expansion",
    "expansion",
    "core/src/expansion/index.ts",
    "Expansions, their hooks, measures, and the other names of spec 000.",
  ),
  entry("core/testing", "testing", "core/src/testing/index.ts", "Scenes, laws, golden playthroughs and random play."),
  entry(
    "table",
    "table",
    "table/src/index.ts",
    "How a game looks: a table from its view alone, and parts for one of your own.",
  ),
  entry(
    "web",
    "web",
    "web/src/index.tsx",
    "The whole page: lobby, set-up, table, replay, cards, designer's panel, scenarios.",
  ),
  entry(
    "web/build",
    "web-build",
    "web/src/build/index.ts",
    "How Vite makes the page, for a build and for development.",
  ),
  entry("words", "words", "words/src/index.ts", "What players read, as data, said in a viewer's language."),
  entry("words/testing", "words-testing", "words/src/testing/index.ts", "Laws of the words and of the log."),
  entry("words/tool", "words-tool", "words/src/tool/index.ts", "Language files: read, checked and packed."),
  entry(
    "client",
    "client",
    "client/src/index.ts",
    "A connection to a match that loses and doubles nothing, for any page or program.",
  ),
  entry(
    "protocol",
    "protocol",
    "protocol/src/index.ts",
    "What travels between a client and a server, message by message.",
  ),
  entry("server", "server", "server/src/index.ts", "A server of matches, as a part of a program of your own."),
  entry("bots", "bots", "bots/src/index.ts", "Players that see what their seat sees."),
  entry("lab", "lab", "lab/src/index.ts", "Simulation, balance, checks, replays and training."),
  entry(
    "cli/config",
    "config",
    "cli/src/config/config.ts",
    "cardwright.config.ts: which games there are, and how they are served.",
  ),
];
