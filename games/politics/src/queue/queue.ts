import { auraEvents } from "./auras.ts";
import { boardEvents, boardRule } from "./board-cards.ts";
import { handEvents, handRule } from "./hand.ts";
import { influenceEvents, influenceRule } from "./influence.ts";
import { initiativeEvents, initiativeRule } from "./initiative.ts";
import { lastingEvents, lastingRule } from "./lasting.ts";
import { LOCK_PLAY, lockRule } from "./locks.ts";
import { LOG } from "./log.ts";
import { resourceEvents, resourceRule } from "./resources.ts";
import { OFFER_AP_OR_CARD, rewardRule } from "./reward.ts";
import { shieldEvents, shieldRule } from "./shields.ts";

/** The resolver: every event type of the effect system, and the rules that say what each of them leads to. */
export const queueEvents = [
  LOG,
  ...resourceEvents,
  ...handEvents,
  ...influenceEvents,
  ...auraEvents,
  ...boardEvents,
  ...shieldEvents,
  LOCK_PLAY,
  ...initiativeEvents,
  ...lastingEvents,
  OFFER_AP_OR_CARD,
];
export const queueRules = [
  resourceRule,
  handRule,
  influenceRule,
  shieldRule,
  boardRule,
  lockRule,
  initiativeRule,
  lastingRule,
  rewardRule,
];
