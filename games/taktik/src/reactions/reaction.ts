import { open, type Refusal, refuse } from "@cardwright/core";
import * as z from "zod/mini";
import { chooseTargets, TARGETING, whyNoTarget } from "../cardset/aims.ts";
import { type CardDefinition, REACTION_WINDOWS, type ReactionWindow } from "../cardset/definition.ts";
import { takingEffect } from "../cardset/play.ts";
import { cards } from "../cardset/set.ts";
import type { CardPiece } from "../pieces.ts";
import { type TaktikTurn, world } from "../world.ts";

/** [R7.2] One tactic, or none. [R7.5] Who wants to be left alone says so once for the phase or for the turn. */

const PASSES = ["pass", "passPhase", "passTurn"] as const;
type Pass = (typeof PASSES)[number];
const MOMENTS: Readonly<Record<ReactionWindow, string>> = {
  beforeMove: "before the move",
  afterMove: "after the move",
  beforeAttackRoll: "before the roll",
  afterAttackRoll: "after the roll",
  beforeDamage: "before the damage",
};

export const tacticPlayed = world.event(
  "TACTIC_PLAYED",
  { seat: open(world.seat), tactic: open(z.string()), window: open(z.literal([...REACTION_WINDOWS])) },
  {
    say: ({ seat, tactic, window }, names) =>
      `${names.seat(seat)}: ${names.face(tactic)}, ${window === undefined ? "" : MOMENTS[window]}.`,
  },
);

function whyNotNow(
  turn: TaktikTurn,
  piece: CardPiece,
  card: CardDefinition,
  window: ReactionWindow,
): Refusal | undefined {
  const { windows = [], playedBy } = card;
  if (!windows.includes(window)) {
    return refuse("WINDOW_INVALID.windows", { windows, window });
  }
  const isActive = turn.state.activeSeat === turn.seat;
  if (playedBy === "active" && !isActive) return refuse("WINDOW_INVALID.own");
  if (playedBy === "waiting" && isActive) return refuse("WINDOW_INVALID.other");
  return turn.check("canPlayCard", { card: piece }) ?? whyNoTarget(turn, card, turn.seat);
}

export const reaction = world.prompt("reaction", {
  takes: { reaction: "text", ...TARGETING },
  memo: { window: open(z.literal([...REACTION_WINDOWS])) },
  onTimeout: () => "pass",
  answer(turn, { window }) {
    const { seat, state } = turn;
    const chosen = turn.oneOf<Pass | CardPiece>("reaction", [...PASSES, ...state.tactics[seat]], {
      label: (option) => (typeof option === "string" ? "" : [`card.${option.face}.name`]),
      check: (option) =>
        typeof option === "string" ? undefined : whyNotNow(turn, option, cards.byId(option.face), window),
    });
    if (chosen === "pass") return [];
    if (chosen === "passPhase") return [turn.set("passing", seat, state.phase)];
    if (chosen === "passTurn") return [turn.set("passing", seat, "turn")];
    const targets = chooseTargets(turn, cards.byId(chosen.face), seat);
    return [
      tacticPlayed({ seat, tactic: chosen.face, window }),
      turn.move(chosen, ["tacticsPlayed", seat]),
      takingEffect(chosen, seat, targets),
    ];
  },
});
