import { open } from "@cardwright/core";
import * as z from "zod/mini";
import { world } from "../world.ts";
import { DRAW_CARDS } from "./hand.ts";
import { ADD_AP } from "./resources.ts";

/** [R7.20] A player picks one of two small rewards; the rest of the queue waits for the answer. */

const REWARDS = [
  { id: "AP", label: "Take 1 AP" },
  { id: "CARD", label: "Draw a card" },
] as const;

export const apOrCard = world.prompt("AP_OR_CARD", {
  takes: { reward: "text" },
  memo: { source: open(z.string()) },
  // [R4.6] The smaller of the two.
  onTimeout: () => "AP",
  answer(turn, { source }) {
    const { seat: player } = turn;
    const reward = turn.oneOf("reward", REWARDS, { label: ({ label }) => label });
    return [reward.id === "AP" ? ADD_AP({ player, amount: 1, source }) : DRAW_CARDS({ player, amount: 1, source })];
  },
});
export const OFFER_AP_OR_CARD = world.event(
  "OFFER_AP_OR_CARD",
  { player: open(world.seat), source: open(z.string()) },
  { say: () => "" },
);
export const rewardRule = world.rule("reward", {
  react: [world.on(OFFER_AP_OR_CARD, ({ player, source }) => [apOrCard(player, { source })])],
});
