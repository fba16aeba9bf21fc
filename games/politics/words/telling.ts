import type { Telling } from "@cardwright/words";

const silent = { told: false } as const;
const leaves = { type: "PIECE_MOVED", where: { face: "$face" } } as const;

/** How Politics is told, as data; zones, facts and events will declare it themselves (docs/decisions/0018). */
export const telling: Telling = {
  enters: {
    hand: { deck: "draws", suspended: "takes", "*": "returns" },
    suspended: false,
    government: { hand: "plays", "*": "moves" },
    public: { hand: "plays", "*": "moves" },
    instant: { hand: "plays" },
    permanentGovernment: { hand: "plays" },
    permanentPublic: { hand: "plays" },
    traps: { hand: "setsTrap" },
    discard: { hand: "discards", "*": "cleared" },
    deck: "returns",
  },
  facts: { "*": false },
  phases: { "*": false },
  // What a card does while it lies there is read on the card; only what outlasts it is told.
  effects: { mirror: "EFFECT_STARTED", encore: "EFFECT_STARTED", "head-start": "EFFECT_STARTED", "*": false },
  events: {
    LOG: silent,
    PLAY_CHECKED: silent,
    CARD_PLACED: silent,
    TRAPS_CHECKED: silent,
    EFFECTS_TRIGGERED: silent,
    QUEUE_RESOLVED: silent,
    POOLS_CONSUMED: silent,
    PLAY_FINISHED: silent,
    AURAS_RECOMPUTED: silent,
    INITIATIVE_MODIFIERS_SPENT: silent,
    CARD_LEFT: silent,
    PLATFORM_BONUS_USED: silent,
    OFFER_AP_OR_CARD: silent,
    TURN_FLAGS_RESET: silent,
    ROUND_FLAGS_RESET: silent,
    START_LASTING: silent,
    // The cards themselves are told as they are drawn.
    DRAW_CARDS: silent,
    // The price of a card is told where it is played.
    COST_PAID: {
      covers: [
        {
          type: "PIECE_MOVED",
          where: { from: "hand/$player" },
          gives: { who: "who", cards: "cards", known: "known", to: "to" },
        },
      ],
    },
    INFLUENCE_TRANSFERRED: {
      covers: [
        { type: "ADJUST_INFLUENCE", where: { player: "$player" }, gives: { fromFace: "face" } },
        { type: "ADJUST_INFLUENCE", where: { player: "$player" }, gives: { toFace: "face" } },
      ],
    },
    DEACTIVATE_CARD: { about: "targetUid" },
    REACTIVATE_CARD: { about: "targetUid" },
    GRANT_SHIELD: { about: "targetUid" },
    SHIELD_CONSUMED: { about: "targetUid" },
    INITIATIVE_ACTIVATED: { covers: [{ ...leaves, where: { from: "instant", face: "$face" } }] },
    DESTROY_CARD: { covers: [{ ...leaves, gives: { owner: "who" } }] },
    CANCEL_CARD: { covers: [{ ...leaves, gives: { owner: "who" } }] },
    RETURN_TO_HAND: { covers: [{ ...leaves, gives: { owner: "who" } }] },
    CONTROL_CARD: { covers: [leaves] },
    TRAP_SPRUNG: { covers: [{ type: "PIECE_MOVED", where: { from: "traps", face: "$trap" } }] },
    SET_TRAP: { covers: [{ type: "PIECES_CREATED", where: { place: "traps/$player" } }] },
    DISCARD_RANDOM_FROM_HAND: {
      covers: [{ type: "PIECE_MOVED", where: { from: "hand/$player", to: "discard" }, all: true }],
    },
    DEACTIVATE_RANDOM_HAND: {
      covers: [{ type: "PIECE_MOVED", where: { from: "hand/$player", to: "suspended" }, all: true }],
    },
  },
};
