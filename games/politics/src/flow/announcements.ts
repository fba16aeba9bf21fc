import { open, pieceId, pieceIds, replaceAt } from "@cardwright/core";
import * as z from "zod/mini";
import { clamp, POOL_MAX } from "../flags.ts";
import { type Counts, world } from "../world.ts";

/** [R6] The nine steps of a play as events, in the order of spec section 3. Others listen to them. */

const player = open(world.seat);

/** Step 1: `canPlayCard` found nothing against it. */
export const PLAY_CHECKED = world.event("PLAY_CHECKED", { player }, { say: () => "" });

/** Step 2: AP are paid, and a refund is credited at once. */
export const COST_PAID = world.event(
  "COST_PAID",
  { player, cost: open(z.int()), refund: open(z.int()) },
  {
    apply: ({ ap }, { player: payer, cost, refund }) => ({ ap: replaceAt(ap, payer, ap[payer] - cost + refund) }),
    say({ player: payer, cost = 0, refund = 0 }, names) {
      // The play itself is told anyway.
      if (cost === 0) return "";
      return `${names.seat(payer)} paid ${cost} AP${refund === 0 ? "" : ` and got ${refund} back`}.`;
    },
  },
);

/** Step 3: it lies on its lane or slot. The engine's move has told it. */
export const CARD_PLACED = world.event("CARD_PLACED", { player }, { say: () => "" });

/** Step 4: opposing traps were looked at. It is told whether or not there are any. */
export const TRAPS_CHECKED = world.event("TRAPS_CHECKED", { player }, { say: () => "" });

/** Step 6: passive abilities hear this first [R6.4], then the card itself takes effect. */
export const EFFECTS_TRIGGERED = world.event(
  "EFFECTS_TRIGGERED",
  {
    player,
    card: open(pieceId),
    kind: open(z.string()),
    chosen: open(pieceIds),
    option: open(z.string()),
    activated: open(z.boolean()),
    /** Still on the board of whoever played it. */
    stands: open(z.boolean()),
  },
  { say: () => "" },
);
export const RUN_CARD = world.step("RUN_CARD", {
  player: world.seat,
  card: pieceId,
  chosen: pieceIds,
  option: z.string(),
  activated: z.boolean(),
});

/** Step 7: everything that was enqueued has been resolved. */
export const QUEUE_RESOLVED = world.event("QUEUE_RESOLVED", { player }, { say: () => "" });

/** Step 8: the one point where discounts and refunds are consumed. */
export const POOLS_CONSUMED = world.event(
  "POOLS_CONSUMED",
  { player, initiative: open(z.boolean()), government: open(z.boolean()) },
  {
    apply({ effectFlags }, { player: payer, initiative, government }) {
      const flags = effectFlags[payer];
      const used = initiative ? 1 : 0;
      const changed = {
        ...flags,
        initiativeRefund: clamp(flags.initiativeRefund - used, POOL_MAX),
        initiativeDiscount: clamp(flags.initiativeDiscount - used, POOL_MAX),
        govRefundAvailable: flags.govRefundAvailable && !government,
      };
      return { effectFlags: replaceAt(effectFlags, payer, changed) };
    },
    say: () => "",
  },
);

/** Step 9: what the turn and the round remember of the play. */
export const PLAY_FINISHED = world.event(
  "PLAY_FINISHED",
  { player, counts: open(z.literal(["government", "public", "initiative", "trap", "activation"])) },
  {
    apply({ acted, playedThisTurn, playedThisRound }, { player: who, counts }) {
      const more = (played: Counts): Counts =>
        counts === "activation" ? played : { ...played, [counts]: played[counts] + 1 };
      return {
        acted: replaceAt(acted, who, true),
        playedThisTurn: replaceAt(playedThisTurn, who, more(playedThisTurn[who])),
        playedThisRound: replaceAt(playedThisRound, who, more(playedThisRound[who])),
      };
    },
    say: () => "",
  },
);

/** [R15.3] A trap fires. `card` is what set it off. */
export const TRAP_SPRUNG = world.event(
  "TRAP_SPRUNG",
  { player, trap: open(z.string()), card: open(pieceId), face: open(z.string()) },
  {
    say: ({ player: owner, trap }, names) => `${names.seat(owner)} had set ${names.face(trap)}, and it sprang.`,
    reveals: ["trap"],
    happeningReveals: true,
  },
);

/** Why a player passes: of their own will, or forced to it [R5.2, R5.6]. */
const WHY_PASSED = {
  chosen: "",
  nothing: "had no card to use and ",
  term: "came to the end of the term and ",
} as const;
/** [R5.1] Passing ends one's part in the round. */
export const PASSED = world.event(
  "PASSED",
  { player, why: open(z.literal(["chosen", "nothing", "term"])) },
  {
    // [R5.3] A forced pass takes part in no race.
    apply: ({ passed, firstPassed }, { player: who, why }) => ({
      passed: replaceAt(passed, who, true),
      firstPassed: firstPassed < 0 && why === "chosen" ? who : firstPassed,
    }),
    say: ({ player: who, why = "chosen" }, names) => `${names.seat(who)} ${WHY_PASSED[why]}passed.`,
  },
);
