import { type Cover, measureTelling, type Telling } from "@cardwright/words";

const silent = { told: false } as const;
const resources: Cover = { type: "FACT_CHANGED", where: { fact: "resources", seat: "$seat" } };
const marker: Cover = { type: "PIECE_MOVED", where: { from: "supply/$seat", to: "board" } };
const decks = ["economy", "security", "climate"].map((expansion) => measureTelling(expansion));

/** How Balance // Control is told, as data; zones, facts and events will declare it themselves (docs/decisions/0018). */
export const telling: Telling = {
  enters: Object.assign({ drawnTile: { bag: "drawsTile" }, bag: false }, ...decks.map(({ enters }) => enters)),
  facts: { startCommitteeUsed: false, measuresPlayed: false, resorts: false },
  marks: { resolved: false },
  phases: { "*": false },
  events: {
    ...Object.assign({}, ...decks.map(({ events }) => events)),
    PIECES_SHUFFLED: { told: "shuffles" },
    "core.actionTaken": silent,
    "core.beforeMajority": silent,
    "core.settlementEnded": silent,
    "core.resourcesGained": { covers: [resources] },
    "core.resourcesPaid": { covers: [resources] },
    "core.resourcesConverted": { covers: [{ type: "core.resourcesGained", where: { seat: "$seat" } }] },
    "core.established": { covers: [{ type: "FACT_CHANGED", where: { fact: "established", seat: "$seat" } }] },
    "core.tileLaid": { covers: [{ type: "PIECE_MOVED", where: { from: "drawnTile", to: "map" } }] },
    "core.tileUnplaceable": { covers: [{ type: "PIECE_MOVED", where: { from: "drawnTile", to: "discard" } }] },
    "core.influencePlaced": { covers: [marker] },
    "core.influenceGained": { covers: [marker] },
    "core.influenceMoved": { covers: [{ type: "PIECE_MARKED", where: { marks: "tile" } }] },
    "core.influenceFormalized": {
      covers: [{ type: "PIECE_MOVED", where: { from: "reserve/$seat", to: "supply/$seat" } }],
    },
    "core.mandateWon": { covers: [{ type: "PIECE_MOVED", where: { from: "reserve/$seat", to: "supply/$seat" } }] },
    "core.tileProduced": { covers: [{ type: "FACT_CHANGED", where: { fact: "noise" } }] },
    "exp.security.overlayPlaced": { covers: [{ type: "PIECE_MOVED", where: { to: "overlays" } }] },
    "exp.security.overlayMoved": { covers: [{ type: "PIECE_MARKED", where: { marks: "tile" } }] },
    "exp.security.overlayRemoved": { covers: [{ type: "PIECE_MOVED", where: { from: "overlays" } }] },
  },
};
