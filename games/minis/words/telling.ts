import type { Cover, Telling } from "@cardwright/words";

const into = (zone: string): Cover => ({ type: "PIECE_MOVED", where: { to: zone, face: "$face" } });

/** How Minis is told, as data; zones, facts and events will declare it themselves (docs/decisions/0018). */
export const telling: Telling = {
  enters: {
    hand: { deck: "draws", "*": "returns" },
    sideboard: false,
    deck: { hand: "returns", discard: "returns" },
    stagedActive: "stages",
    stagedBench: "stages",
    active: { stagedActive: false },
    bench: { stagedBench: false },
    discard: { hand: "discards", deck: "discards", pool: "paysEnergy", "*": "falls" },
  },
  // Counters that rules keep; what they count is told where it happens.
  facts: { "*": false },
  // The damage of creatures is told with what deals it; besides, a relic wears out where it saves who bears it.
  marks: { on: false, damage: "wearsOut" },
  phases: { "TURN.COMBAT.DECLARE": "PHASE_STARTED", "*": false },
  // Statuses are told as they are applied, and what cards do while in play is read on them.
  effects: { "*": false },
  // A creature that steps forward after a knock-out is told as it does.
  activations: { RULE_PROMOTE: false },
  events: {
    CARD_DRAWN: { covers: [{ type: "PIECE_MOVED", where: { from: "deck/$seat", to: "hand/$seat" }, all: true }] },
    HAND_DISCARD: { covers: [{ type: "PIECE_MOVED", where: { from: "hand/$seat", to: "discard/$seat" }, all: true }] },
    NEXT_GAME: { covers: [{ type: "PIECE_MOVED", where: { to: "hand" }, all: true }] },
    CARDS_EXCHANGED: {
      covers: [
        { type: "PIECE_MOVED", where: { to: "sideboard" } },
        { type: "PIECE_MOVED", where: { from: "sideboard" } },
      ],
    },
    ENERGY_ATTACHED: { covers: [into("attached")] },
    ENERGY_POOLED: { covers: [into("pool")] },
    CARD_SUMMONED: { covers: [into("bench"), into("active")] },
    CARD_EVOLVED: { covers: [into("bench"), into("active"), { type: "PIECE_MOVED", where: { to: "beneath" } }] },
    CARD_PLAYED_ITEM: { covers: [into("discard")] },
    CARD_PLAYED_RELIC: { covers: [into("relic")] },
    TERRAIN_CHANGED: { covers: [into("terrain"), { type: "PIECE_MOVED", where: { from: "terrain" } }] },
    DAMAGE_APPLIED: { covers: [{ type: "PIECE_MARKED", where: { piece: "$creature" } }] },
    KO: {
      covers: [
        into("discard"),
        { type: "PIECE_MOVED", where: { from: "attached/$seat", to: "discard" }, all: true },
        { type: "PIECE_MOVED", where: { from: "beneath/$seat", to: "discard" }, all: true },
      ],
    },
  },
};
