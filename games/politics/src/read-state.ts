import { otherSeat } from "@cardwright/core";
import type { Card, Heard, Play, Told } from "./card.ts";
import { cardOf } from "./catalogue.ts";
import { logLine } from "./effects/log-line.ts";
import type { GameState } from "./game-state.ts";
import { LANE_SIZE } from "./numbers.ts";
import { type Pair, type Player, seatOf } from "./player.ts";
import type { CardPiece, Kind } from "./printed.ts";
import type { PoliticsTable } from "./world.ts";

/** What lies open and decides whether a card works: part of every state and of every view. */
export interface OpenBoard {
  readonly government: Pair<readonly CardPiece[]>;
  readonly public: Pair<readonly CardPiece[]>;
  readonly deactivated: readonly string[];
}
/** [R10.2] Neither deactivated nor silenced by an opposing government that is not deactivated itself. */
export function isActiveOn(board: OpenBoard, piece: CardPiece): boolean {
  if (board.deactivated.includes(piece.id)) return false;
  const { tags } = cardOf(piece);
  if (tags.length === 0) return true;
  const silencers = board.government[otherSeat(seatOf(piece))];
  return !silencers.some(
    (other) =>
      !board.deactivated.includes(other.id) && cardOf(other).silences?.some((tag) => tags.includes(tag)) === true,
  );
}
export const isActive = (table: PoliticsTable, piece: CardPiece): boolean => isActiveOn(table.state, piece);

const printed = (card: Card): number => (card.kind === "government" ? card.influence : 0);
/** [R9.1] Base, adjustments and auras, worked out whenever it is asked. */
export const influenceOf = (table: PoliticsTable, piece: CardPiece): number =>
  table.ask("influence", { card: piece }, printed(cardOf(piece)));
export const totalInfluence = (table: PoliticsTable, player: Player): number =>
  table.state.government[player].reduce((sum, piece) => sum + influenceOf(table, piece), 0);

/** The table as cards see it. */
export function readState(table: PoliticsTable): GameState {
  const { state } = table;
  const kindOf = (kind: Kind | "initiative") => (kind === "instant" || kind === "permanent" ? "initiative" : kind);
  return Object.freeze({
    government: state.government,
    public: state.public,
    cardOf,
    influence: (piece: CardPiece) => influenceOf(table, piece),
    isActive: (piece: CardPiece) => isActive(table, piece),
    isDeactivated: (piece: CardPiece) => state.deactivated.includes(piece.id),
    totalInfluence: (player: Player) => totalInfluence(table, player),
    trapStrength: (against: Player, strength: number) => table.ask("trapStrength", { seat: against }, strength),
    playedThisTurn: (player: Player, kind: Kind | "initiative") => state.playedThisTurn[player][kindOf(kind)],
    playedThisRound: (player: Player, kind: Kind | "initiative") => state.playedThisRound[player][kindOf(kind)],
    hasRoom: (player: Player, lane: "government" | "public") => state[lane][player].length < LANE_SIZE,
  });
}

/** Where a card on the board can lie. */
const BOARD_ZONES = ["government", "public", "instant", "permanentGovernment", "permanentPublic"] as const;
export function onBoard(table: PoliticsTable, uid: string): CardPiece | undefined {
  for (const zone of BOARD_ZONES) {
    const piece = table.find(zone, uid);
    if (piece !== undefined) return piece;
  }
  return undefined;
}

interface Picked {
  readonly chosen?: CardPiece | undefined;
  readonly option?: string;
}
/** What a card is given when it takes effect. */
export function playOf(table: PoliticsTable, player: Player, card: CardPiece, picked: Picked = {}): Play {
  const { name } = cardOf(card);
  return Object.freeze({
    state: readState(table),
    player,
    opponent: otherSeat(player),
    card,
    chosen: picked.chosen,
    option: picked.option ?? "",
    log: (text: string, told: Told = {}) => ({ type: "LOG" as const, msg: lineOf(name, text, told) }),
  });
}
export const heardOf = (table: PoliticsTable, player: Player, card: CardPiece, played: CardPiece): Heard =>
  Object.freeze({ ...playOf(table, player, card), played });

function lineOf(card: string, text: string, { target }: Told): string {
  const aim = target === undefined ? undefined : { name: cardOf(target).name, uid: target.id };
  return logLine({ card, text, target: aim });
}
