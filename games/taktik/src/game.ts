import { attack } from "./actions/attack.ts";
import { deploy } from "./actions/deploy.ts";
import { endMovement } from "./actions/end-movement.ts";
import { move } from "./actions/move.ts";
import { playStored } from "./actions/play-stored.ts";
import { rollAttacks } from "./actions/roll-attacks.ts";
import { cards } from "./cardset/set.ts";
import { chooseTactics, placeUnit } from "./deployment/prompts.ts";
import { bonusDrawn, malusResponse, malusTarget } from "./draw/prompts.ts";
import { evaluate } from "./evaluate.ts";
import { onPhase } from "./phases.ts";
import { reaction } from "./reactions/reaction.ts";
import { damageRule, oneHitKillsRule } from "./rules/damage.ts";
import { distanceRule } from "./rules/distance.ts";
import { terrainRule } from "./rules/terrain.ts";
import { setUp } from "./setup.ts";
import { unitKind } from "./units.ts";
import { conceding } from "./victory/judge.ts";
import { world } from "./world.ts";

export const game = world.game({
  id: "taktik",
  name: "Taktik",
  version: "3",
  // 100 turns at most, of at most five moves and five attacks, each answered by both sides in every window.
  actionsMax: 10_000,
  pilesInPlace: true,
  startPhase: "DEPLOYMENT",
  turnPhase: "TURN_START",
  setup: setUp,
  onPhase,
  rules: [terrainRule, distanceRule, damageRule, oneHitKillsRule],
  effects: cards.effects,
  cards: cards.all,
  faceName: (face) => unitKind(face)?.name ?? cards.all.find(({ id }) => id === face)?.name ?? face,
  tagsOf: (face) => unitKind(face)?.tags ?? cards.all.find(({ id }) => id === face)?.tags ?? [],
  actions: [move, deploy, playStored, endMovement, attack, rollAttacks],
  prompts: [chooseTactics, placeUnit, malusTarget, malusResponse, bonusDrawn, reaction],
  evaluate,
  onConcede: conceding,
  // [R11.2] The quietest thing; each prompt says for itself what that is.
  onTimeout: ({ state }) => ({ type: state.phase === "MOVEMENT" ? "endMovement" : "rollAttacks" }),
});
