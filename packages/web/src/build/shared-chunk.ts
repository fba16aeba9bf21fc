import type { Rolldown } from "vite";

/**
 * Left alone, a bundler cuts the engine and the table into forty files, one for each way in which pages overlap: 6 KB less
 * is compressed away, and a table waits for all of them. They are one file, which the lobby does not load: what it needs of
 * them itself, to read a kept match and to draw a picture, stays outside.
 */
const ENGINE = /\/zod\/|\/core\/(src|dist)\/(?!canonical|sha256|seal)/;
const TABLE = /\/table\/(src|dist)\/(?!art\/|speech|spoken-game|outcome|PictureParts)/;
/** A log is told at tables alone. */
const TELLING =
  /\/words\/(src|dist)\/(tell|telling|line-params|tied|plain-telling|measure-telling|seen-pieces|happening)\./;
/** Tools over a table, whether it is played here or on a server. */
const TOOLS = /\/web\/src\/(match\/(Rules|TableTools|use-sound)|chrome\/(SoundButton|TableNews)|later)\./;

/**
 * Parts that the lobby and every table load alike. Compressed one by one they weigh 5 KB more than together. Nothing here may import the
 * engine, or the lobby waits for all of it. In published packages some of these files are put together with others that do, so that
 * only sources are named: two files that wait for each other draw nothing.
 */
const EVERYWHERE = [
  /\/node_modules\/(react|react-dom|scheduler|wouter|zustand|regexparam)\/|preload-helper/,
  /\/core\/src\/(canonical|canonical-text|sha256|seats)\./,
  /\/table\/src\/(art\/|speech|spoken-game)/,
  /\/words\/src\/(kinds|rule-words|speaker|glossary|declared|language|formats|spoken|reason|packed|sayer|end)\./,
  /\/table\/src\/outcome\.|\/words\/src\/outcome-scores\./,
  /\/web\/src\/(use-once|use-game|say|speaking|games|settings|storage|chrome\/(Problem|use-title|chrome|Loading|Guarded|moved)|match\/bot-name)\./,
];
const anyOf = (parts: readonly RegExp[]): RegExp => new RegExp(parts.map(({ source }) => source).join("|"));

/** Parts that only one page or two load, and those that come later, are files of their own as before. */
const PAGES_MIN = 3;

export const sharedChunk: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    { name: "everywhere", test: anyOf(EVERYWHERE), priority: 1, minShareCount: 1 },
    { name: "table", minShareCount: PAGES_MIN, test: anyOf([ENGINE, TABLE, TELLING, TOOLS]) },
  ],
};
