import { otherSeat } from "@cardwright/core";
import { lane, type RuleWords, type TerminalTable } from "@cardwright/words";
import { findCard } from "../src/catalogue.ts";
import { LANE_SIZE, ROUNDS_TO_WIN } from "../src/numbers.ts";
import type { Player } from "../src/player.ts";
import type { CardPiece } from "../src/printed.ts";
import { isActiveOn } from "../src/read-state.ts";
import { type ShownBoard, shownInfluence, shownTotal } from "../src/shown-influence.ts";

type Camps<T> = readonly [T, T];
interface Seen extends ShownBoard {
  readonly you: number;
  readonly ap: Camps<number>;
  readonly roundsWon: Camps<number>;
  readonly passed: Camps<boolean>;
  readonly shields: readonly string[];
  readonly instant: Camps<readonly CardPiece[]>;
  readonly traps: Camps<readonly Partial<CardPiece>[]>;
}
/** Columns for the name of a lane. */
const NAME = 15;
const SLOTS = ["instant", "permanentPublic", "permanentGovernment", "traps"] as const;

/** Two camps face each other: lanes of five places, and below them what lies in wait at the side. */
export const terminal: TerminalTable = {
  zones: ["government", "public", ...SLOTS],
  draw(seen: Seen, words, width) {
    const near: Player = seen.you === 1 ? 1 : 0;
    const far = otherSeat(near);
    const drawn = (player: Player, ...names: readonly LaneName[]) =>
      names.flatMap((name) => laneOf(seen, player, name, words, width));
    return [
      standing(seen, far, words),
      ...slots(seen, far, words, width),
      ...drawn(far, "public", "government"),
      "",
      ...drawn(near, "government", "public"),
      ...slots(seen, near, words, width),
      standing(seen, near, words),
      "",
    ];
  },
  numbers(face, words) {
    const card = findCard(face);
    if (card === undefined) return "";
    const kind = words.tag(card.kind === "public" ? "public-figure" : card.kind);
    const tags = [...card.tags, ...(card.kind === "government" ? card.keywords : [])].map((tag) => words.tag(tag));
    const influence = card.kind === "government" ? [words.text("label.influenceOf", { have: card.influence })] : [];
    return [kind, ...influence, ...tags].join(", ");
  },
};
type LaneName = "government" | "public";

function standing({ ap, roundsWon, passed, ...board }: Seen, player: Player, words: RuleWords): string {
  return words.sentence("label.standing", {
    player,
    have: shownTotal(board, player),
    count: roundsWon[player],
    most: ROUNDS_TO_WIN,
    amount: ap[player],
    hasPassed: passed[player],
  });
}
function laneOf(seen: Seen, player: Player, name: LaneName, words: RuleWords, width: number): readonly string[] {
  const cards = seen[name][player].map((piece) => [
    words.title(piece.face),
    name === "government" ? words.text("label.influenceOf", { have: shownInfluence(seen, piece) }) : "",
    isActiveOn(seen, piece) ? "" : words.text("label.asleep"),
    seen.shields.includes(piece.id) ? words.text("label.shield") : "",
  ]);
  return lane(words.zone(name), cards, { width, places: LANE_SIZE, name: NAME });
}
/** Nothing is drawn where nothing lies in wait. */
function slots(seen: Seen, player: Player, words: RuleWords, width: number): readonly string[] {
  const filled = SLOTS.filter((slot) => seen[slot][player].length > 0);
  if (filled.length === 0) return [];
  const cards = filled.map((slot) => [
    `${words.zone(slot)}:`,
    ...seen[slot][player].map(({ face }) => (face === undefined ? words.text("label.trap.hidden") : words.title(face))),
  ]);
  return lane("", cards, { width, places: SLOTS.length, name: NAME });
}
