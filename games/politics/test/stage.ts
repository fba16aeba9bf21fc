import type { AnyEvent, Events, Refusal } from "@cardwright/core";
import type { Pick } from "@cardwright/core/host";
import { type Scene, scene } from "@cardwright/core/testing";
import type { EffectEvent } from "../src/effects/effect-event.ts";
import { game } from "../src/game.ts";
import type { Player } from "../src/player.ts";
import type { CardPiece } from "../src/printed.ts";
import { RECOMPUTE_AURAS } from "../src/queue/auras.ts";
import { queueEvents } from "../src/queue/queue.ts";
import { resolveQueue } from "../src/queue/resolve-queue.ts";
import { influenceOf, totalInfluence } from "../src/read-state.ts";
import { type Politics, type PoliticsTable, world } from "../src/world.ts";

/**
 * A table set for one scene. Cards come onto it by the engine's own events, so that their abilities begin as in a match;
 * events go into the real queue through one extra action.
 */
const ZONES = [
  "deck",
  "hand",
  "suspended",
  "government",
  "public",
  "instant",
  "permanentGovernment",
  "permanentPublic",
  "traps",
] as const;
export type Side = { readonly [Z in (typeof ZONES)[number]]?: readonly string[] } & {
  readonly ap?: number;
  readonly passed?: true;
};
export interface Setting {
  readonly own?: Side;
  readonly opponent?: Side;
  readonly options?: unknown;
  readonly seed?: string;
}
const DECK = Array.from({ length: 8 }, () => "nuria-plum");

let probed: (table: PoliticsTable) => Events = () => [];
const probing = world.action("probe", { label: "Probe", who: "any", play: (turn) => probed(turn) });
const probedGame = { ...game, actions: [...game.actions, probing] };

export class Stage {
  readonly scene: Scene<Politics>;
  constructor({ own = {}, opponent = {}, options, seed = "stage" }: Setting) {
    this.scene = scene(probedGame, { options, seed, given: () => ({ hand: [[], []], deck: [[], []] }) });
    this.probe((table) => [
      ...([own, opponent] as const).flatMap((side, i) => {
        const seat: Player = i === 0 ? 0 : 1;
        const laid = ZONES.filter((zone) => side[zone] !== undefined || zone === "deck");
        return [
          ...laid.map((zone) => table.create([zone, seat], side[zone] ?? DECK)),
          table.set("ap", seat, side.ap ?? 2),
          ...(side.passed === true ? [table.set("passed", seat, true), table.set("firstPassed", seat)] : []),
        ];
      }),
      RECOMPUTE_AURAS({ always: true }),
    ]);
  }
  get state() {
    return this.scene.state;
  }
  get events(): readonly AnyEvent[] {
    return this.scene.events;
  }
  /** Puts events into the queue as they are. */
  probe(events: (table: PoliticsTable) => Events): this {
    probed = events;
    this.scene.does(0, "probe");
    return this;
  }
  resolve(...events: readonly EffectEvent[]): this {
    return this.probe((table) => resolveQueue(table, events, "Test"));
  }
  /** Reads something that needs the questions of the table. */
  private read<T>(reading: (table: PoliticsTable) => T): T {
    const found: T[] = [];
    probed = (table) => {
      found.push(reading(table));
      return [];
    };
    this.scene.engine.applyAction(this.scene.snapshot, { type: "probe", seat: 0 });
    const [first] = found;
    if (first === undefined) throw new Error("the table could not be read");
    return first;
  }
  influence(face: string, player?: Player): number {
    const piece = this.piece(face, player);
    return this.read((table) => influenceOf(table, piece));
  }
  total(player: Player): number {
    return this.read((table) => totalInfluence(table, player));
  }
  /** The last card with this face, anywhere or on one side. */
  piece(face: string, player?: Player): CardPiece {
    const { state } = this;
    const seats: readonly Player[] = player === undefined ? [0, 1] : [player];
    const all = [...ZONES.flatMap((zone) => seats.flatMap((seat) => state[zone][seat])), ...state.discard];
    const found = all.filter((piece) => piece.face === face).at(-1);
    if (found === undefined) throw new Error(`there is no ${face} on the table`);
    return found;
  }
  uid(face: string, player?: Player): string {
    return this.piece(face, player).id;
  }
  /** Where the card lies: "public/0", "discard", ... */
  at(face: string): string {
    return this.piece(face).at;
  }
  does(seat: Player, type: string, wanted: Readonly<Record<string, Pick | readonly Pick[]>> = {}): this {
    this.scene.does(seat, type, wanted);
    return this;
  }
  plays(card: string, wanted: Readonly<Record<string, Pick>> = {}): this {
    return this.does(0, "playCard", { card, ...wanted });
  }
  activates(wanted: Readonly<Record<string, Pick>> = {}): this {
    return this.does(0, "activateInstantInitiative", wanted);
  }
  tries(seat: Player, type: string, wanted: Readonly<Record<string, Pick>> = {}): Refusal {
    return this.scene.tries(seat, type, wanted);
  }
  /** What the resolver did in the last step, one line each, without lines for the log and recomputed auras. */
  get causes(): readonly string[] {
    return this.events.filter(isResolved).map(textOf);
  }
  get types(): readonly string[] {
    return this.events.map(({ type }) => type);
  }
}
export const stage = (setting: Setting = {}): Stage => new Stage(setting);

const SILENT = new Set(["LOG", "AURAS_RECOMPUTED", "CARD_LEFT", "INITIATIVE_MODIFIERS_SPENT", "PLATFORM_BONUS_USED"]);
const resolved = new Set<string>(queueEvents.map(({ type }) => type).filter((type) => !SILENT.has(type)));
const isResolved = ({ type }: AnyEvent): boolean => resolved.has(type);

/** "ADJUST_INFLUENCE 1 xi-jinping -2": type, player, target by face, what else there is. */
function textOf({ type, ...event }: AnyEvent): string {
  const { player, face, targetUid: _, card: __, source: ___, mirrored, ...rest } = event;
  return [type, player, face, ...Object.values(rest), mirrored === true ? "mirrored" : undefined]
    .filter((part) => part !== undefined)
    .join(" ");
}

export const LOG_FORMAT = /^\[EFFECT\] [^:]+: [^;]+; ΔAP=(±0|[+-]\d+), ΔI=(±0|[+-]\d+), Target=(none|[^/]+\/p\d+)$/;
