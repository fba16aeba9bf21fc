import type { ActiveEffect, AnyEvent, StateOf } from "@cardwright/core";
import { type Scene, scene } from "@cardwright/core/testing";
import { type Card, game, type Minis, type Mode, type Seat, type Window } from "../src/index.ts";

/** Lays out a position to play a few steps from. Creatures may be given with their damage: "cinderpup/12". */
export interface Side {
  readonly active?: string;
  readonly bench?: readonly string[];
  readonly hand?: readonly string[];
  /** The last card is the top. */
  readonly deck?: readonly string[];
  readonly pool?: readonly string[];
  readonly discard?: readonly string[];
  /** Energies by the creature that carries them. */
  readonly attached?: Readonly<Record<string, readonly string[]>>;
  /** Relics by bearer; field relics under an empty text. */
  readonly relics?: Readonly<Record<string, readonly string[]>>;
}
export interface Given {
  readonly mode?: Mode;
  readonly phase?: Window;
  readonly seat?: Seat;
  /** Turns that each player has begun; damage heats up with them. */
  readonly turns?: number;
  readonly terrain?: string;
  readonly with?: Partial<StateOf<Minis>>;
}

const DECK = Array.from({ length: 8 }, () => "light-energy");
export function position(sides: readonly [Side, Side], given: Given = {}): Scene<Minis> {
  const { mode = "standard", phase = "TURN.MAIN", seat = 0, turns = 1 } = given;
  return scene<Minis>(game, {
    options: { mode },
    given(state) {
      const laid = new Layout(state.nextPiece);
      const parts = sides.map((side, index) => laid.side(side, index === 0 ? 0 : 1));
      const both = <K extends keyof (typeof parts)[number]>(key: K) =>
        [parts[0]![key], parts[1]![key]] as unknown as readonly [readonly Card[], readonly Card[]];
      const terrain = given.terrain === undefined ? [] : [laid.card(given.terrain, "terrain", seat)];
      const effects = laid.passives([
        ...parts.flatMap(({ active, bench, relic }) => [...active, ...bench, ...relic]),
        ...terrain,
      ]);
      const buffs = (id: string): readonly [number, number] => {
        const count = (owner: Seat) => (effects.some((e) => e.definition === id && e.owner === owner) ? 1 : 0);
        return [count(0), count(1)];
      };
      return {
        deck: both("deck"),
        hand: both("hand"),
        active: both("active"),
        bench: both("bench"),
        pool: both("pool"),
        attached: both("attached"),
        relic: both("relic"),
        discard: both("discard"),
        stagedActive: [[], []],
        stagedBench: [[], []],
        sideboard: [[], []],
        beneath: [[], []],
        terrain,
        effects,
        nextEffect: effects.length + 1,
        nextPiece: laid.next,
        mini_def_buffs_active: buffs("EFF_MINI_DEF_001"),
        mini_spd_buffs_active: buffs("EFF_MINI_SPD_001"),
        phase,
        activeSeat: seat,
        turn: 9,
        ready: [true, true],
        firstSeat: seat === 0 ? 1 : 0,
        turnsTaken: [turns, turns],
        ...given.with,
      };
    },
  });
}

class Layout {
  next: number;
  constructor(next: number) {
    this.next = next;
  }
  card(text: string, zone: string, owner: Seat, on = ""): Card {
    const [face = "", damage = "0"] = text.split("/");
    const at = zone === "terrain" ? zone : `${zone}/${owner}`;
    return { id: `p${this.next++}`, face, at, owner, damage: Number(damage), on };
  }
  side(side: Side, seat: Seat) {
    const all = (zone: string, faces: readonly string[] = []) => faces.map((face) => this.card(face, zone, seat));
    const active = side.active === undefined ? [] : [this.card(side.active, "active", seat)];
    const bench = all("bench", side.bench);
    const on = (face: string): string => {
      const creature = [...active, ...bench].find((card) => card.face === face);
      if (creature === undefined && face !== "") throw new Error(`no ${face} in play`);
      return creature?.id ?? "";
    };
    const onto = (zone: string, lists: Readonly<Record<string, readonly string[]>> = {}) =>
      Object.entries(lists).flatMap(([creature, faces]) =>
        faces.map((face) => this.card(face, zone, seat, on(creature))),
      );
    return {
      active,
      bench,
      deck: all("deck", side.deck ?? DECK),
      hand: all("hand", side.hand),
      pool: all("pool", side.pool),
      discard: all("discard", side.discard),
      attached: onto("attached", side.attached),
      relic: onto("relic", side.relics),
    };
  }
  passives(cards: readonly Card[]): readonly ActiveEffect[] {
    const found = cards.flatMap((card) => (game.passives?.(card.face) ?? []).map(({ id }) => ({ id, card })));
    return found.map(({ id, card }, index) => ({
      id: `e${index + 1}`,
      definition: id,
      source: { kind: "card", ref: card.face },
      owner: card.owner,
      piece: card.id,
      targets: [],
      createdAtTurn: 1,
      expires: { withPiece: card.id },
      params: {},
      modifiers: null,
    }));
  }
}

export const typesOf = (events: readonly AnyEvent[]): readonly string[] => events.map(({ type }) => type);
/** The domain events of the last step, without what the engine tells beside them. */
const ENGINE_TALK = /^(PIECE|FACT|PHASE|EFFECT_(STARTED|ENDED)|TURN_STARTED)/;
export const story = (table: Scene<Minis>): readonly string[] =>
  typesOf(table.events).filter((type) => !ENGINE_TALK.test(type));
export const eventOf = (table: Scene<Minis>, type: string): AnyEvent | undefined =>
  table.events.find((event) => event.type === type);
export const faces = (cards: readonly Card[]): readonly string[] => cards.map(({ face }) => face);
export const activate = (source: string, effect: string) => ({
  source_instance_id: source,
  effect_id: `EFF_MINI_${effect}_001`,
});
/** The active creature of a seat. */
export function front(table: Scene<Minis>, seat: Seat): Card {
  const [active] = table.state.active[seat];
  if (active === undefined) throw new Error(`seat ${seat} has no active creature`);
  return active;
}
