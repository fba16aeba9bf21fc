import { type Events, type Piece, type Refusal, refuse, type Text } from "@cardwright/core";
import { challengeCards } from "../cards.ts";
import { BASIC_COLORS, CRYSTALS, CRYSTALS_MAX, colorName } from "../colours.ts";
import { crystal } from "../deed-effects.ts";
import { challengeWon } from "../events/challenge-won.ts";
import { levelReached } from "../events/level-reached.ts";
import { handLimitOf, levelOf } from "../level.ts";
import { ATTEMPT_ACTION } from "../protocol.ts";
import { fillRow } from "../steps/fill-row.ts";
import { PUSH_MAX, strengthAgainst } from "../strength.ts";
import { type Seat, type Table, type Turn, world } from "../world.ts";

/** Challenges that bring this much fame bring a crystal as well [R6.6]. */
export const CRYSTAL_FAME = 5;

export const numberOf = (table: Table, challenge: Piece): number =>
  table.ask("challengeNumber", { challenge }, challengeCards.byId(challenge.face).number);
export const fameOf = (table: Table, challenge: Piece): number =>
  table.ask("challengeFame", { challenge }, challengeCards.byId(challenge.face).fame);

function missing(table: Table, seat: Seat, challenge: Piece): number {
  const { state } = table;
  const number = numberOf(table, challenge);
  const points = {
    move: state.move[seat],
    influence: state.influence[seat],
    attack: state.attack[seat],
    block: state.block[seat],
    ranged: state.ranged[seat],
  };
  return Math.max(0, number - strengthAgainst(challengeCards.byId(challenge.face).kind, number, points));
}
function refusalOf(turn: Turn, challenge: Piece): Refusal | undefined {
  const gap = missing(turn, turn.seat, challenge);
  if (gap > PUSH_MAX) return refuse("TOO_WEAK", { gap, most: PUSH_MAX }, { gap });
  if (gap > turn.state.woundSupply.length) return refuse("NO_WOUNDS_LEFT");
  return undefined;
}
function crystalReward(turn: Turn): Events {
  const { state, seat } = turn;
  const room = BASIC_COLORS.filter((color) => state[CRYSTALS[color]][seat] < CRYSTALS_MAX);
  if (room.length === 0) return [];
  return crystal(turn, turn.oneOf("crystal", room, { ask: "A crystal of which colour?", label: colorName }));
}
function wounding(turn: Turn, count: number): Events {
  if (count === 0) return [];
  const { seat, state } = turn;
  const wounds = state.woundSupply.slice(-count);
  return [...wounds.map((wound) => turn.move(wound, ["hand", seat])), turn.add("wounds", seat, count)];
}
function levelling(seat: Seat, before: number, after: number): Events {
  if (levelOf(before) === levelOf(after)) return [];
  return [levelReached({ playerId: seat, level: levelOf(after), handLimit: handLimitOf(after) })];
}

export const attempt = world.action(ATTEMPT_ACTION, {
  takes: { challenge: "piece", crystal: "text" },
  label: "Attempt a challenge",
  phase: "play",
  play(turn) {
    const { seat, state } = turn;
    const challenge = turn.oneOf("challenge", state.challengeRow, {
      ask: "Which challenge do you attempt?",
      label: (option) => labelOf(turn, option),
      check: (option) => refusalOf(turn, option),
    });
    const fame = fameOf(turn, challenge);
    const wounds = missing(turn, seat, challenge);
    return [
      challengeWon({ playerId: seat, challengeId: challenge.face, fame, wounds }),
      turn.move(challenge, ["trophies", seat]),
      turn.add("fame", seat, fame),
      ...levelling(seat, state.fame[seat], state.fame[seat] + fame),
      ...(fame >= CRYSTAL_FAME ? crystalReward(turn) : []),
      ...wounding(turn, wounds),
      fillRow({ playerId: seat }),
      turn.phase("wrap-up"),
    ];
  },
});
function labelOf(turn: Turn, challenge: Piece): Text {
  const { kind } = challengeCards.byId(challenge.face);
  const about = { kind, fame: fameOf(turn, challenge), gap: missing(turn, turn.seat, challenge) };
  return ["label.challenge", { challengeId: challenge.face, ...about }];
}
