import type { Rolldown } from "vite";

/**
 * Left alone, a bundler cuts the engine and the table into forty files, one for each way in which pages overlap: 6 KB less
 * is compressed away, and a table waits for all of them. They are one file, which the lobby does not load: what it needs of
 * them itself, to read a kept match and to draw a picture, stays outside.
 */
const ENGINE = /\/zod\/|\/core\/(src|dist)\/(?!canonical|sha256|seal)/;
const TABLE = /\/table\/(src|dist)\/(?!art\/|speech|spoken-game|outcome|PictureParts)/;
/** A log is told at tables alone. */
const TELLING = /\/words\/(src|dist)\/(tell|telling|line-params|tied|plain-telling|seen-pieces|happening)\./;
/** Parts that only one page or two load, and those that come later, are files of their own as before. */
const PAGES_MIN = 3;

export const sharedChunk: Rolldown.CodeSplittingOptions = {
  minShareCount: PAGES_MIN,
  includeDependenciesRecursively: false,
  groups: [{ name: "table", test: new RegExp([ENGINE, TABLE, TELLING].map(({ source }) => source).join("|")) }],
};
