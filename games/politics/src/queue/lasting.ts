import { type ActiveEffect, open } from "@cardwright/core";
import * as z from "zod/mini";
import { findCard } from "../catalogue.ts";
import type { LastingEffect } from "../effects/effect-event.ts";
import { EFFECTS_TRIGGERED, RUN_CARD } from "../flow/announcements.ts";
import { TRAPS_MAX } from "../numbers.ts";
import { world } from "../world.ts";
import { ADJUST_INFLUENCE, BUFF_STRONGEST_GOV } from "./influence.ts";

/** What initiatives leave behind for a while. */

const LASTING: readonly LastingEffect[] = ["mirror", "encore", "head-start"];
const HEAD_START = 2;

/** The card that began it. */
const nameOf = ({ source, definition }: Pick<ActiveEffect, "source" | "definition">): string =>
  source.ref ?? definition;

/** [R9.6] Every gain of an opposing government is mirrored once; what a mirror made is not mirrored again. */
const mirror = world.effect("mirror", {
  name: "Opportunist",
  duration: { type: "untilNextTurnOfOwner" },
  unique: true,
  react: [
    world.on(ADJUST_INFLUENCE, ({ player, amount, mirrored }, _, self) =>
      player === self.owner || mirrored || amount <= 0
        ? undefined
        : [BUFF_STRONGEST_GOV({ player: self.owner, amount, source: nameOf(self), mirrored: true })],
    ),
  ],
});
/** The next public card of this turn takes effect twice. */
const encore = world.effect("encore", {
  name: "Paid Partnership",
  duration: { type: "untilEndOfTurn" },
  react: [
    world.on(EFFECTS_TRIGGERED, ({ player, card, stands, activated, kind, chosen, option }, table, self) =>
      player !== self.owner || !stands || activated || kind !== "public"
        ? undefined
        : [table.end(self), RUN_CARD({ player, card, chosen, option, activated })],
    ),
  ],
});
/** The next government of this round starts stronger. */
const headStart = world.effect("head-start", {
  name: "Policy Workshop",
  duration: { type: "atRound", inRounds: 1 },
  react: [
    world.on(EFFECTS_TRIGGERED, ({ player, card, stands, kind }, table, self) => {
      const placed = table.find("government", card);
      if (player !== self.owner || !stands || kind !== "government" || placed === undefined) return undefined;
      const about = { player, targetUid: card, face: placed.face, source: nameOf(self), mirrored: false };
      return [table.end(self), ADJUST_INFLUENCE({ ...about, amount: HEAD_START })];
    }),
  ],
});
const lastingOf = { mirror, encore, "head-start": headStart } as const;

export const START_LASTING = world.event(
  "START_LASTING",
  { player: open(world.seat), effect: open(z.literal(LASTING)), source: open(z.string()) },
  { say: () => "" },
);

/** [R15.7] A trap out of nowhere, face down like any other, if there is room for it. */
export const SET_TRAP = world.event(
  "SET_TRAP",
  { player: open(world.seat), trap: open(z.string()) },
  {
    cannot: (table, { player, trap }) =>
      findCard(trap)?.kind !== "trap" ||
      table.state.traps[player].length >= table.ask("trapSlots", { seat: player }, TRAPS_MAX),
    say: ({ player }, names) => `${names.seat(player)} set a trap.`,
  },
);
export const lastingRule = world.rule("lasting", {
  react: [
    world.on(START_LASTING, ({ player, effect, source }) => [
      lastingOf[effect].start({ owner: player, source: { kind: "card", ref: source } }),
    ]),
    world.on(SET_TRAP, ({ player, trap }, table) => [table.create(["traps", player], [trap])]),
  ],
});
export const lastingEvents = [START_LASTING, SET_TRAP];
export const lastingEffects = Object.values(lastingOf);
