/** Who may import whom. Edit this table when a boundary moves; everything else follows from it. */
export type Area =
  | "core"
  | "core/testing"
  | "protocol"
  | "server"
  | "client"
  | "bots"
  | "lab"
  | "cli"
  | Shown
  | Spoken
  | Around;
type Shown = "table" | "web" | "web/build" | "game" | "game/ui" | "game/words" | "catalog";
type Spoken = "words" | "words/tool" | "words/testing";
type Around = "create-cardwright" | "testbed" | "bench" | "docs" | "workspace";

export interface Boundary {
  /** Which of our own areas it may import. A game never imports another game, whatever stands here. */
  readonly ours: readonly Area[];
  /** Which packages of others it may import; left out: all of them. */
  readonly others?: readonly string[];
  /** What runs in a browser too imports no `node:` module. */
  readonly browser: boolean;
  /** What its tests may import besides; they may also import packages of others and `node:` modules. */
  readonly tests: readonly Area[];
}

const games: readonly Area[] = ["game", "catalog"];
const words: readonly Area[] = ["words", "words/tool", "words/testing"];
const packages: readonly Area[] = ["core", "core/testing", "protocol", "server", "client", "bots", "lab", ...words];

export const boundaries: Readonly<Record<Area, Boundary>> = {
  core: {
    ours: [],
    others: ["zod"],
    browser: true,
    tests: ["core/testing"],
  },
  "core/testing": { ours: ["core"], browser: false, tests: [] },
  protocol: { ours: [], others: ["zod"], browser: true, tests: [] },
  server: {
    ours: ["protocol", "core", "bots"],
    browser: false,
    tests: [...games, "core/testing", "client", "testbed"],
  },
  client: {
    ours: ["protocol", "core"],
    others: [],
    browser: true,
    tests: [...games, "core/testing", "server", "testbed"],
  },
  bots: { ours: ["core"], others: [], browser: true, tests: [...games, "core/testing"] },
  lab: { ours: ["bots", "core", "core/testing"], browser: false, tests: [...games, "testbed"] },
  cli: { ours: [...packages, "web", "web/build"], browser: false, tests: [...games, "testbed"] },
  table: { ours: ["core", "words"], browser: true, tests: ["testbed", "words/tool"] },
  web: {
    ours: ["client", "core", "protocol", "bots", "table", "words"],
    browser: true,
    tests: ["testbed", "server", "cli", "web/build", "words/tool", "game/ui", ...games],
  },
  words: { ours: ["core"], others: [], browser: true, tests: ["words/tool", "words/testing"] },
  // Only the tool reads messages as they are written; what speaks them gets data.
  "words/tool": { ours: ["words"], others: ["messageformat"], browser: false, tests: [] },
  "words/testing": { ours: ["words", "core"], others: [], browser: false, tests: [] },
  // Of the table it asks which word of a text an emblem is chosen by.
  "web/build": { ours: ["bots", "table", "words/tool"], browser: false, tests: [] },
  // Files that it writes into a project may import what a project may.
  "create-cardwright": { ours: ["core", "core/testing", "cli", "table"], browser: false, tests: [] },
  testbed: { ours: [], browser: false, tests: [] },
  // The small one, zod/mini: a page with a game that asks for the large one loads 15 KB more.
  game: { ours: ["core"], others: ["zod"], browser: true, tests: ["core/testing", "bots", "game/words", ...words] },
  "game/words": { ours: ["core", "words", "game"], others: [], browser: true, tests: [] },
  "game/ui": {
    ours: ["core", "game", "game/words", "table", "words"],
    others: ["react"],
    browser: true,
    tests: ["core/testing", "testbed", "words/tool"],
  },
  catalog: { ours: ["core", "game", "cli"], others: [], browser: true, tests: [] },
  bench: { ours: [...packages, ...games, "testbed"], browser: false, tests: [] },
  docs: { ours: [...packages, ...games], browser: false, tests: ["testbed"] },
  workspace: {
    ours: [...packages, ...games, "game/words", "testbed", "cli", "web", "web/build", "create-cardwright"],
    browser: false,
    tests: [],
  },
};

export interface Place {
  readonly area: Area;
  /** The folder of its npm package; empty for the workspace itself. */
  readonly folder: string;
}

const isArea = (name: string): name is Area => Object.hasOwn(boundaries, name);

export function placeOf(path: string): Place | undefined {
  const [top = "", name = "", inside = "", further = ""] = path.split("/");
  // The list of the games; the catalog is what it makes of it.
  if (path === "cardwright.config.ts") return { area: "catalog", folder: "games/catalog" };
  if (top === "games") {
    if (name === "catalog") return { area: "catalog", folder: "games/catalog" };
    if (inside === "words") return { area: "game/words", folder: `games/${name}` };
    return { area: inside === "ui" ? "game/ui" : "game", folder: `games/${name}` };
  }
  if (top === "packages") {
    const folder = `packages/${name}`;
    if (name === "core" && inside === "src" && further === "testing") return { area: "core/testing", folder };
    if (name === "words" && inside === "src" && (further === "tool" || further === "testing"))
      return { area: `words/${further}`, folder };
    if (name === "web" && inside === "src" && further === "build") return { area: "web/build", folder };
    return isArea(name) ? { area: name, folder } : undefined;
  }
  if (top === "bench" || top === "docs") return { area: top, folder: top };
  return { area: "workspace", folder: "" };
}

/** Where an import by name leads, if to a package of ours. */
export function placeOfPackage(specifier: string): Place | undefined {
  const [, name = "", inside = ""] = /^@cardwright\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  if (name === "") return undefined;
  if (name === "catalog") return placeOf(`games/catalog/${inside}`);
  if (name.startsWith("game-")) return placeOf(`games/${name.slice("game-".length)}/${inside}`);
  return placeOf(name === "bench" || name === "docs" ? name : `packages/${name}/src/${inside}`);
}
