import type { Cover, Telling } from "@cardwright/words";

const silent = { told: false } as const;
const colours: Cover = { type: "PIECE_MARKED", where: { marks: "color" }, all: true };
const fact = (name: string): Cover => ({ type: "FACT_CHANGED", where: { fact: name, seat: "$playerId" } });
const CRYSTALS = ["redCrystals", "blueCrystals", "greenCrystals", "whiteCrystals"];
const TOKENS = ["redTokens", "blueTokens", "greenTokens", "whiteTokens", "blackTokens"];
const stores = [...CRYSTALS, ...TOKENS].map(fact);

/** How Source & Tactics is told, as data; zones, facts and events will declare it themselves (docs/decisions/0018). */
export const telling: Telling = {
  enters: {
    hand: { deck: "draws", woundSupply: "takesWound", "*": "takes" },
    discard: { hand: "discards", woundSupply: "takesWound", "*": false },
    deck: { hand: "shufflesIn", "*": false },
    sparingPowerStored: "putsUnder",
    tacticOffer: false,
    tacticsAside: false,
    challengeRow: "appears",
    challengeDeck: false,
    source: { storedManaDie: "returns" },
    storedManaDie: "takes",
    setDice: false,
  },
  marks: { color: "setsDie" },
  facts: {
    cardsUsed: false,
    sourceDiceUsed: false,
    extraSourceDice: false,
    tacticFlipped: false,
    extraTurnPending: false,
    manaSearchUsedThisTurn: false,
    pendingTacticDecision: false,
    beforeTurnTacticPending: false,
    roundPhase: false,
    roundOrder: false,
    endOfRoundAnnouncedBy: false,
    scenarioEndTriggered: false,
    clock: false,
    tacticsUsed: false,
    // The number of wounds in the deck follows from each wound that is taken or healed.
    wounds: false,
  },
  phases: { "*": false },
  effects: { "*": false },
  events: {
    MATCH_ENDED: { covers: [{ type: "TURN_ENDED" }, { type: "match_scored" }] },
    tactic_decision_required: silent,
    cards_drawn: silent,
    // The cards and dice that move tell what was decided.
    tactic_decision_resolved: silent,
    tactic_selected: { covers: [{ type: "PIECE_MOVED", where: { to: "tactic", face: "$tacticId" } }] },
    card_played: { covers: [{ type: "PIECE_MOVED", where: { to: "playArea/$playerId", face: "$cardId" } }] },
    points_gained: { covers: [{ type: "FACT_CHANGED", where: { fact: "$stat", seat: "$playerId" } }] },
    reputation_changed: { covers: [fact("reputation")] },
    challenge_won: {
      covers: [fact("fame"), { type: "PIECE_MOVED", where: { to: "trophies/$playerId", face: "$challengeId" } }],
    },
    wounds_healed: { covers: [{ type: "PIECE_MOVED", where: { to: "woundSupply" }, all: true }] },
    source_rolled: { covers: [colours] },
    source_dice_rerolled: { covers: [colours] },
    dice_returned: {
      covers: [
        colours,
        { type: "PIECE_MOVED", where: { from: "spentDice", to: "source" }, all: true },
        { type: "PIECE_MOVED", where: { from: "setDice", to: "source" }, all: true },
        { type: "PIECE_MOVED", where: { from: "storedManaDie", to: "source" }, all: true },
      ],
    },
    mana_spent: { covers: [{ type: "PIECE_MOVED", where: { to: "spentDice/$playerId" } }, ...stores] },
    mana_gained: { covers: stores },
  },
};
