import type { Piece } from "@cardwright/core";
import { type Scene, scene } from "@cardwright/core/testing";
import {
  type Die,
  game,
  type ManaColor,
  type Seat,
  type State,
  type TacticId,
  type TacticsWorld,
} from "../src/index.ts";

/** Tables to begin a scene on. Cards, dice and tactics are taken from the set-up and laid where a test wants them. */

export interface Cards {
  readonly hand?: readonly string[];
  /** From the bottom to the top; left out, it is whatever is not named elsewhere. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly playArea?: readonly string[];
  readonly sparingPowerStored?: readonly string[];
}
export interface Arrangement {
  readonly round?: number;
  readonly active?: Seat;
  readonly order?: readonly Seat[];
  readonly tactics?: readonly TacticId[];
  readonly cards?: readonly Cards[];
  /** The colours of the source, die by die. */
  readonly source?: readonly ManaColor[];
  readonly row?: readonly string[];
  readonly facts?: Partial<State>;
}
export const SIXTEEN = [
  ...["hot_temper", "hot_temper", "stand_firm", "light_feet", "light_feet", "long_stride", "long_stride"],
  ...["second_wind", "second_wind", "quiet_hour", "given_word", "raised_voice", "cut_a_facet", "open_channel"],
  ...["clear_mind", "make_do"],
];
export type TacticsScene = Scene<TacticsWorld>;

/** The choice of tactics in a round, the given seat about to choose. */
export const choosing = (arrangement: Arrangement = {}, options: unknown = {}, seats = 2): TacticsScene =>
  scene(game, { seats, options, given: (state) => laid(state, arrangement, "tactics") });
/** A turn, nothing done yet. */
export const inTurn = (arrangement: Arrangement = {}, options: unknown = {}, seats = 2): TacticsScene =>
  scene(game, { seats, options, given: (state) => laid(state, arrangement, "turns") });

function laid(state: State, arrangement: Arrangement, roundPhase: "tactics" | "turns"): Partial<State> {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat as Seat);
  const zones = { hand: [], deck: [], discard: [], playArea: [], sparingPowerStored: [] } as Record<string, Piece[][]>;
  const wounds: number[] = [];
  let supply = state.woundSupply;
  for (const seat of seats) {
    const own = [...state.deck[seat], ...state.hand[seat]];
    const wanted: Cards = arrangement.cards?.[seat] ?? { hand: state.hand[seat].map(({ face }) => face) };
    const woundsBefore = supply.length;
    const take = (face: string): Piece => {
      if (face === "wound") {
        const wound = supply.at(-1)!;
        supply = supply.slice(0, -1);
        return wound;
      }
      const index = own.findIndex((piece) => piece.face === face);
      if (index < 0) throw new Error(`seat ${seat} has no ${face} left`);
      return own.splice(index, 1)[0]!;
    };
    for (const zone of ["hand", "discard", "playArea", "sparingPowerStored", "deck"] as const) {
      const faces = wanted[zone];
      const pieces = faces === undefined && zone === "deck" ? own.splice(0) : (faces ?? []).map(take);
      zones[zone]!.push(pieces.map((piece) => ({ ...piece, at: `${zone}/${seat}` })));
    }
    wounds.push(woundsBefore - supply.length);
  }
  const round = arrangement.round ?? 1;
  return {
    ...zones,
    wounds,
    woundSupply: supply,
    ...tacticZones(state, seats, roundPhase === "tactics" ? round : null, arrangement.tactics ?? []),
    ...sourceOf(arrangement.source),
    ...rowOf(state, arrangement.row),
    round,
    turnInRound: roundPhase === "turns" ? state.seats + 1 : 1,
    activeSeat: arrangement.active ?? 0,
    roundOrder: arrangement.order ?? seats,
    roundPhase,
    phase: roundPhase === "turns" ? "play" : "tactics",
    ...arrangement.facts,
  } as unknown as Partial<State>;
}
const NIGHT = ["from_the_dusk", "long_night", "mana_search", "midnight_meditation", "preparation", "sparing_power"];
/** Once turns have begun, nothing is left on offer. */
function tacticZones(state: State, seats: readonly Seat[], offered: number | null, held: readonly TacticId[]): object {
  const all = [...state.tacticOffer, ...state.tacticsAside];
  const isOffered = ({ face }: Piece): boolean =>
    offered !== null && NIGHT.includes(face) === (offered % 2 === 0) && !held.includes(face as TacticId);
  return {
    tactic: seats.map((seat) =>
      all.filter(({ face }) => face === held[seat]).map((piece) => ({ ...piece, at: `tactic/${seat}` })),
    ),
    tacticOffer: all.filter(isOffered).map((piece) => ({ ...piece, at: "tacticOffer" })),
    tacticsAside: all
      .filter((piece) => !isOffered(piece) && !held.includes(piece.face))
      .map((piece) => ({ ...piece, at: "tacticsAside" })),
  };
}
const sourceOf = (colors: readonly ManaColor[] | undefined): object =>
  colors === undefined
    ? {}
    : { source: colors.map((color, i): Die => ({ id: `p${900 + i}`, face: "die", at: "source", color })) };
function rowOf(state: State, faces: readonly string[] | undefined): object {
  if (faces === undefined) return {};
  const all = [...state.challengeRow, ...state.challengeDeck];
  const row = faces.map(
    (face) =>
      all.splice(
        all.findIndex((piece) => piece.face === face),
        1,
      )[0]!,
  );
  return {
    challengeRow: row.map((piece) => ({ ...piece, at: "challengeRow" })),
    challengeDeck: all.map((piece) => ({ ...piece, at: "challengeDeck" })),
  };
}

export const facesIn = (pieces: readonly Piece[]): readonly string[] => pieces.map(({ face }) => face).sort();
/** Every card of a seat, wherever it lies. */
export const cardsOf = (state: State, seat: Seat): readonly string[] =>
  facesIn([
    ...state.deck[seat],
    ...state.hand[seat],
    ...state.playArea[seat],
    ...state.discard[seat],
    ...state.sparingPowerStored[seat],
  ]);
export const diceOf = (state: State): number =>
  [state.source, ...state.spentDice, ...state.setDice, ...state.storedManaDie].reduce(
    (sum, { length }) => sum + length,
    0,
  );
export const typesOf = (events: readonly { readonly type: string }[]): readonly string[] =>
  events.map(({ type }) => type);
