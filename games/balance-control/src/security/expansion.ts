import { defineExpansion } from "@cardwright/core/expansion";
import { resortOpened } from "../events/resources.ts";
import { tilesJoinBag } from "../events/setup.ts";
import { deckParts, withDeck } from "../measures/deck-parts.ts";
import { deckRules } from "../measures/playing.ts";
import { resortFace, tileCard } from "../tiles.ts";
import { apparatusUsed, placeOverlay, useApparatus } from "./actions.ts";
import { innerOrderLeads, innerOrderPrompt } from "./inner-order.ts";
import { measures } from "./measures/index.ts";
import { OVERLAY_NAMES, overlayEffects, overlayEvents, stockFilled } from "./overlays.ts";
import { answerWindows } from "./windows.ts";
import { AUTHORITY_APPARATUS, declares, INNER_ORDER, OVERLAY_KINDS, securityWorld } from "./world.ts";

/** Security and order: a resort, overlays, a hotspot, the apparatus and fifteen measures [R12]. */

export const SECURITY_TILES: readonly string[] = [
  resortFace("security", 1),
  resortFace("security", 1),
  resortFace("security", 2),
  resortFace("security", 2),
  INNER_ORDER,
  AUTHORITY_APPARATUS,
];
const OVERLAY_TEXTS = {
  securityLevel: "The tile pays one less.",
  control: "Actions on a tile that neither produces nor converts cost one more.",
  administration: "Actions on a tile that produces or converts cost one more.",
  blockade: "The tile does nothing.",
} as const;

const parts = deckParts(securityWorld, "security", measures, deckRules);
const windows = answerWindows(parts.deck, parts.measuresOf);
export const security = defineExpansion({
  id: "security",
  version: "2",
  declares: withDeck(declares, parts.declares),
  events: [...parts.events, ...overlayEvents, apparatusUsed, windows.opens],
  actions: [...parts.actions, placeOverlay, useApparatus],
  prompts: [windows.prompt, innerOrderPrompt],
  effects: [...parts.deck.effects, ...overlayEffects],
  rules: [...parts.rules, windows.rule, innerOrderLeads],
  cards: [
    ...parts.deck.cards,
    ...OVERLAY_KINDS.map((id) => ({ id, name: OVERLAY_NAMES[id], text: OVERLAY_TEXTS[id], tags: ["overlay"] })),
    tileCard(resortFace("security", 1)),
    tileCard(resortFace("security", 2)),
    tileCard(INNER_ORDER, "A hotspot; its leader also places or moves one overlay."),
    tileCard(AUTHORITY_APPARATUS, "Who controls it may move or remove one overlay as an action."),
  ],
  onSessionCreate: () => ({
    events: [
      ...parts.onSessionCreate().events,
      resortOpened({ resort: "security" }),
      stockFilled({}),
      tilesJoinBag({ faces: SECURITY_TILES }),
    ],
  }),
});
