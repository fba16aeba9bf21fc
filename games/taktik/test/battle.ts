import type { Text } from "@cardwright/core";
import { type Scene, scene } from "@cardwright/core/testing";
import { game, type Seat, type Taktik, type TaktikState, type Unit, type UnitFace } from "../src/index.ts";

/** A match in the middle: units where the scene wants them, on plain ground, with the cards it names. */
export interface Battle {
  readonly options?: Record<string, unknown>;
  /** Seat, kind, cell, and whether it is damaged. */
  readonly units?: readonly (readonly [seat: Seat, face: UnitFace, cell: string, damaged?: "damaged"])[];
  readonly reserve?: readonly [readonly UnitFace[], readonly UnitFace[]];
  readonly stored?: readonly [readonly string[], readonly string[]];
  readonly tactics?: readonly [readonly string[], readonly string[]];
  readonly malus?: readonly [readonly string[], readonly string[]];
  /** The last is on top. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  /** Letters for single cells, by name. */
  readonly ground?: Readonly<Record<string, string>>;
  readonly overlay?: Readonly<Record<string, string>>;
  readonly objectives?: readonly string[];
  readonly seat?: Seat;
  readonly phase?: TaktikState["phase"];
  readonly turn?: number;
  readonly round?: number;
  readonly facts?: Partial<TaktikState>;
  readonly seed?: string;
}
export const cellNumber = (name: string, width = 10): number =>
  (Number(name.slice(1)) - 1) * width + name.charCodeAt(0) - 65;

export function battle(given: Battle = {}): Scene<Taktik> {
  let next = 500;
  const id = (): string => `p${next++}`;
  const cardsAt = (at: string, faces: readonly string[] = []) => faces.map((face) => ({ id: id(), face, at }));
  const both = (zone: string, faces: Battle["stored"] = [[], []]) =>
    [cardsAt(`${zone}/0`, faces[0]), cardsAt(`${zone}/1`, faces[1])] as const;
  const paint = (letters: Battle["ground"] = {}, blank: string): string[] => {
    const rows = Array.from({ length: 12 }, () => blank.repeat(10).split(""));
    for (const [name, letter] of Object.entries(letters)) {
      const cell = cellNumber(name);
      rows[Math.floor(cell / 10)]![cell % 10] = letter;
    }
    return rows.map((row) => row.join(""));
  };
  const units: readonly NonNullable<Battle["units"]>[number][] = given.units ?? [
    [0, "infantry", "A1"],
    [1, "infantry", "J12"],
  ];
  const board = units.map(
    ([owner, face, cell, damaged]): Unit => ({
      id: id(),
      face,
      at: "board",
      owner,
      cell: cellNumber(cell),
      damaged: damaged === "damaged",
    }),
  );
  const waiting = ([0, 1] as const).map((owner) =>
    (given.reserve?.[owner] ?? []).map(
      (face): Unit => ({ id: id(), face, at: `reserve/${owner}`, owner, cell: -1, damaged: false }),
    ),
  ) as unknown as TaktikState["reserve"];
  // A side without tactics lets everything pass, so that only those are asked whom the scene is about.
  const passing = (seat: Seat): string => (given.tactics?.[seat].length ? "" : "turn");
  const objectives = (given.objectives ?? ["B9", "E9", "H9"]).map((name) => cellNumber(name));
  return scene(game, {
    ...(given.options === undefined ? {} : { options: given.options }),
    ...(given.seed === undefined ? {} : { seed: given.seed }),
    given: () => ({
      prompts: [],
      waiting: [],
      effects: [],
      phase: given.phase ?? "MOVEMENT",
      activeSeat: given.seat ?? 0,
      turn: given.turn ?? (given.seat === 1 ? 4 : 3),
      round: given.round ?? 2,
      nextPiece: 900,
      muster: [[], []],
      reserve: waiting,
      board,
      deck: cardsAt("deck", given.deck ?? ["internal_discipline", "internal_discipline", "internal_discipline"]),
      discard: cardsAt("discard", given.discard),
      stored: both("stored", given.stored),
      tactics: both("tactics", given.tactics),
      tacticsAside: [[], []],
      passing: [passing(0), passing(1)],
      malus: both("malus", given.malus),
      ground: paint(given.ground, "p"),
      overlay: paint(given.overlay, "."),
      objectives,
      control: objectives.map(() => 1 as const),
      ...given.facts,
    }),
  });
}
export const unitAt = ({ state }: Scene<Taktik>, cell: string): Unit | undefined =>
  state.board.find((unit) => unit.cell === cellNumber(cell));
export const typesOf = ({ events }: Scene<Taktik>): readonly string[] => events.map(({ type }) => type);
/** Which cards have effects in force. */
export const inForce = ({ state }: Scene<Taktik>): readonly string[] =>
  state.effects.map(({ source }) => source.ref ?? "");
/** Who is asked what. */
export const asked = ({ state }: Scene<Taktik>): readonly string[] =>
  state.prompts.filter(({ answer }) => answer === null).map(({ seat, type }) => `${seat} ${type}`);
export const faces = (pieces: readonly { readonly face: string }[]): readonly string[] =>
  pieces.map(({ face }) => face);
/** How many of the six faces hit, as an option of an attack says it; -1 where it says nothing. */
export function chanceIn(label: Text | undefined): number {
  const chance = typeof label === "string" ? undefined : label?.[1]?.["chance"];
  return typeof chance === "number" ? chance : -1;
}
