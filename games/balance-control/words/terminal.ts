import { deckKeys, measuresSeen } from "@cardwright/core/expansion";
import type { RuleWords, TerminalTable } from "@cardwright/words";
import { freeCells } from "../src/hexes.ts";
import { type Kind, kindOf, printedValue, resortOf } from "../src/tiles.ts";
import { MARKERS_MAX, type Marker, type Resources, type Tile } from "../src/world.ts";
import { measureText } from "./measure-text.ts";

interface Seen {
  readonly you: number;
  readonly seats: number;
  readonly map: readonly Tile[];
  readonly board: readonly Marker[];
  readonly drawnTile: readonly { readonly face: string }[];
  readonly supply: readonly (readonly unknown[])[];
  readonly reserve: readonly (readonly unknown[])[];
  readonly resources: readonly Resources[];
  readonly noise: Resources;
  readonly overlays?: readonly { readonly tile: string }[];
}
/** One hex: its coordinates above, what it is below. */
type Hex = { readonly q: number; readonly r: number; readonly sign: string };
const DECKS = [{ id: "economy" }, { id: "security" }, { id: "climate" }];
/** Columns of a hex; the rows of a map of hexes stand half a hex apart. */
const HEX = 8;

/** The map with the coordinates that actions say, how each player stands, and the measures with their prices. */
export const terminal: TerminalTable = {
  zones: ["map", "board", "supply", "reserve", "drawnTile", ...deckKeys(DECKS)],
  draw(seen: Seen, words, width) {
    const signs = signsOf(words);
    const used = new Set<string>();
    const hexes: readonly Hex[] = [
      ...seen.map.map((tile) => ({ q: tile.q, r: tile.r, sign: signOf(seen, tile, signs, used) })),
      ...(seen.drawnTile.length === 0 ? [] : freeCells(seen.map).map(({ q, r }) => ({ q, r, sign: FREE }))),
    ];
    return [
      ...mapLines(hexes, width),
      ...legend(seen, signs, used, words),
      ...seen.drawnTile.map(({ face }) => words.text("label.drawn", { face })),
      ...Array.from({ length: seen.seats }, (_, seat) => standing(seen, seat, words)),
      ...(amountOf(seen.noise) === 0
        ? []
        : [`${words.fact("noise")}: ${words.text("label.resources", { cost: seen.noise })}`]),
      ...measureLines(seen, words),
      "",
    ];
  },
  cardText: measureText,
};
const FREE = "·";
const RESOLVED = "-";
const OVERLAID = "*";
const amountOf = (resources: Resources): number => Object.values(resources).reduce((sum, amount) => sum + amount, 0);

/** Resorts have capitals, other tiles small letters: the first of the name that is still free. */
function signsOf(words: RuleWords): ReadonlyMap<string, string> {
  const signs = new Map<string, string>();
  const give = (name: string, title: string, cased: (text: string) => string): void => {
    const free = [...cased(title)].find((letter) => /\p{L}/u.test(letter) && ![...signs.values()].includes(letter));
    signs.set(name, free ?? "?");
  };
  for (const resort of RESORTS) give(resort, words.text(`resort.${resort}`), (text) => text.toUpperCase());
  for (const kind of KINDS) give(kind, words.tag(kind), (text) => text.toLowerCase());
  return signs;
}
const RESORTS = ["domestic", "foreign", "media", "economy", "security", "climate"] as const;
const KINDS: readonly Kind[] = ["start", "committee", "grassroots", "lobbyist", "hotspot", "system"];

/** "D3 112": a domestic resort of 3, two markers of the first player and one of the second. */
function signOf({ board, overlays = [] }: Seen, tile: Tile, signs: ReadonlyMap<string, string>, used: Set<string>) {
  const resort = resortOf(tile);
  const name = resort ?? kindOf(tile);
  used.add(name);
  const value = resort === undefined ? "" : printedValue(tile);
  const marks = `${tile.resolved ? RESOLVED : ""}${overlays.some((one) => one.tile === tile.id) ? OVERLAID : ""}`;
  const markers = board
    .filter((marker) => marker.tile === tile.id)
    .map(({ owner }) => owner + 1)
    .sort()
    .join("");
  return `${signs.get(name)}${value}${marks} ${markers}`.trim();
}
/** A map that is wider than the terminal is drawn in parts, from left to right. */
function mapLines(hexes: readonly Hex[], width: number): readonly string[] {
  const columnOf = ({ q, r }: Hex): number => 2 * q + r;
  const first = Math.min(...hexes.map(columnOf));
  const last = Math.max(...hexes.map(columnOf));
  const columns = Math.max(2, Math.floor((2 * width) / HEX) - 1);
  const parts = Array.from({ length: Math.floor((last - first) / columns) + 1 }, (_, part) => first + part * columns);
  return parts.flatMap((from) => {
    const shown = hexes.filter((hex) => columnOf(hex) >= from && columnOf(hex) < from + columns);
    return [...partLines(shown, (hex) => ((columnOf(hex) - from) * HEX) / 2), ""];
  });
}
function partLines(hexes: readonly Hex[], at: (hex: Hex) => number): readonly string[] {
  const rows = [...new Set(hexes.map(({ r }) => r))].sort((a, b) => a - b);
  return rows.flatMap((row) => {
    const inRow = hexes.filter(({ r }) => r === row).sort((a, b) => a.q - b.q);
    const line = (text: (hex: Hex) => string): string =>
      inRow.reduce((drawn, hex) => drawn.padEnd(at(hex)) + text(hex), "");
    return [line(({ q, r }) => `${q},${r}`), line(({ sign }) => sign)];
  });
}
function legend(
  { seats, map, overlays = [] }: Seen,
  signs: ReadonlyMap<string, string>,
  used: ReadonlySet<string>,
  words: RuleWords,
): readonly string[] {
  const kinds = [...signs].flatMap(([name, sign]) =>
    used.has(name)
      ? [`${sign} ${RESORTS.some((one) => one === name) ? words.text(`resort.${name}`) : words.tag(name)}`]
      : [],
  );
  const players = Array.from({ length: seats }, (_, seat) => `${seat + 1} ${words.seat(seat)}`);
  const marks = [
    ...(map.some(({ resolved }) => resolved) ? [`${RESOLVED} ${words.text("label.resolved")}`] : []),
    ...(overlays.length > 0 ? [`${OVERLAID} ${words.tag("overlay")}`] : []),
  ];
  return [[...kinds, ...marks].join(", "), `${words.text("label.markers")}: ${players.join(", ")}`];
}
function standing({ board, supply, reserve, resources }: Seen, seat: number, words: RuleWords): string {
  const count = board.filter(({ owner }) => owner === seat).length;
  const left = supply[seat]?.length ?? 0;
  const held = resources[seat] ?? {};
  return [
    `${words.seat(seat)}: ${words.text("label.supply", { left, have: reserve[seat]?.length ?? 0, count, all: MARKERS_MAX })}`,
    ...(amountOf(held) === 0 ? [] : [words.text("label.resources", { cost: held })]),
  ].join(", ");
}
function measureLines(seen: Seen, words: RuleWords): readonly string[] {
  return DECKS.flatMap(({ id }) => {
    const measures = measuresSeen({ ...seen }, id);
    if (measures === undefined) return [];
    const { faceUp, handByPlayerId, drawPileCount } = measures;
    const held = Object.entries(handByPlayerId).flatMap(([seat, hand]) => {
      const names = hand.map((face) => (Number(seat) === seen.you ? told(face, words) : words.title(face)));
      return names.length === 0 ? [] : [`  ${words.seat(Number(seat))}: ${names.join(" / ")}`];
    });
    return [
      `${words.expansion(id)} (${words.text("label.pile", { count: drawPileCount })}):`,
      ...faceUp.map((face) => `  ${told(face, words)}`),
      ...held,
    ];
  });
}
const told = (face: string, words: RuleWords): string => `${words.title(face)}: ${measureText(face, words)}`;
