import type { CardData, Piece, Text } from "@cardwright/core";
import { CORE_RESORTS, type Tile } from "./world.ts";

/** What tiles are, read from their faces, and what the bag holds [R2]. */

export type Kind = "start" | "committee" | "grassroots" | "lobbyist" | "hotspot" | "resort" | "system";
const KINDS: readonly Kind[] = ["start", "committee", "grassroots", "lobbyist", "hotspot", "resort", "system"];
interface Parts {
  readonly kind: Kind;
  readonly name: string;
  readonly value: string;
}
/** Faces are few and read often, so that each is taken apart once. */
const known = new Map<string, Parts>();
function partsOf(face: string): Parts {
  const found = known.get(face);
  if (found !== undefined) return found;
  const [word = "", name = "", value = ""] = face.split(":");
  const kind = KINDS.find((one) => one === word);
  if (kind === undefined) throw new Error(`"${face}" is not the face of a tile`);
  const parts = { kind, name, value };
  known.set(face, parts);
  return parts;
}
export const kindOf = ({ face }: Pick<Piece, "face">): Kind => partsOf(face).kind;
export const isKind = (tile: Pick<Piece, "face">, kind: Kind): boolean => kindOf(tile) === kind;
/** Nothing affects the start committee [R2.3]. */
export const isImmune = (tile: Pick<Piece, "face"> | null): boolean => tile !== null && isKind(tile, "start");
/** The resort of a resort tile, or nothing. */
export const resortOf = ({ face }: Pick<Piece, "face">): string | undefined => {
  const { kind, name } = partsOf(face);
  return kind === "resort" ? name : undefined;
};
/** A resort by name, where one is asked for. */
export const resortName = (resort: string): Text => [`resort.${resort}`];
export const printedValue = ({ face }: Pick<Piece, "face">): number => Number(partsOf(face).value);

const KIND_NAMES: Readonly<Record<string, string>> = {
  start: "Start committee",
  committee: "Committee",
  grassroots: "Grassroots",
  lobbyist: "Lobbyist",
  hotspot: "Hotspot",
};
const titled = (words: string): string =>
  words
    .split("-")
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(" ");
/** Also names faces that only an expansion knows. */
export function tileName(face: string): string {
  const { kind, name, value } = partsOf(face);
  if (kind === "resort") return `${titled(name)} resort ${value}`;
  return name === "" ? (KIND_NAMES[kind] ?? kind) : titled(name);
}
/** How a tile on the map is called, so that two committees can be told apart. */
type Lying = Pick<Tile, "face" | "q" | "r">;
export const cellOf = ({ q, r }: Lying): string => `${q},${r}`;
/** A tile as events name it: what it is, and where it lies. */
export const spotOf = (tile: Lying) => ({ face: tile.face, cell: cellOf(tile) });
export const placeLabel = (tile: Lying): Text => ["label.tile", spotOf(tile)];

export const resortFace = (resort: string, value: number): string => `resort:${resort}:${value}`;
const times = (count: number, face: string): readonly string[] => Array.from({ length: count }, () => face);
/** How many resort tiles of value 1 to 5 each core resort has. */
const FULL_VALUES: readonly number[] = [2, 4, 4, 1, 1];
const SHORT_VALUES: readonly number[] = [1, 1, 1, 1, 0];
const resortTiles = (values: readonly number[]): readonly string[] =>
  CORE_RESORTS.flatMap((resort) => values.flatMap((count, i) => times(count, resortFace(resort, i + 1))));
export const BAGS = {
  full: [
    ...resortTiles(FULL_VALUES),
    ...times(10, "committee"),
    ...times(8, "grassroots"),
    ...times(9, "lobbyist"),
    ...times(8, "hotspot"),
  ],
  short: [
    ...resortTiles(SHORT_VALUES),
    ...times(4, "committee"),
    ...times(4, "grassroots"),
    ...times(5, "lobbyist"),
    ...times(5, "hotspot"),
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const TEXTS: Readonly<Record<string, string>> = {
  start: "Nobody controls it and nothing affects it. Once a match each player may formalise here, at a higher price.",
  committee:
    "Who controls it may formalise: pay different resorts (two, in the full game three) for one more influence marker.",
  grassroots: "Who controls it may convert: two of one resort become one of another.",
  lobbyist: "Who has the most markers on it has one more influence on each neighbour.",
  hotspot: "Once all six neighbours lie there, its leader puts a marker from the supply on it.",
  resort: "Pays its value to its leader at the end of each round; a tie shares it.",
};
export const tileCard = (face: string, text = TEXTS[partsOf(face).kind] ?? ""): CardData => {
  const resort = resortOf({ face });
  return { id: face, name: tileName(face), text, tags: resort === undefined ? [kindOf({ face })] : ["resort", resort] };
};
export const tileCards: readonly CardData[] = [...new Set(["start", ...BAGS.full])].map((face) => tileCard(face));
