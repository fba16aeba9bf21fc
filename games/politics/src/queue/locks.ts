import { open } from "@cardwright/core";
import * as z from "zod/mini";
import { cardOf } from "../catalogue.ts";
import type { LockKind } from "../effects/effect-event.ts";
import { isInitiative } from "../effects/lookups.ts";
import { world } from "../world.ts";

/** [R7.15] What a player may not play for a while. A lock is an effect, so that a refusal can name it and its end. */

const LOCK_KINDS: readonly LockKind[] = ["government", "public", "initiative", "transfer"];
const NAMES: Readonly<Record<LockKind, string>> = {
  government: "No more governments",
  public: "No more public cards",
  initiative: "No more initiatives",
  transfer: "No transfers",
};
/** In a sentence about whoever is locked: "You may play no more governments". */
const MAY: Readonly<Record<LockKind, string>> = {
  government: "play no more governments",
  public: "play no more public cards",
  initiative: "play no more initiatives",
  transfer: "move no influence",
};
const isLocked = (kind: LockKind, face: string): boolean => {
  const card = cardOf({ face });
  return kind === "initiative" ? isInitiative(card) : card.kind === kind;
};
const lockEffect = (kind: LockKind) =>
  world.effect(`lock-${kind}`, {
    name: NAMES[kind],
    duration: { type: "atRound", inRounds: 1 },
    scope: "own",
    hooks: {
      canPlay: (_, { card }) => !isLocked(kind, card.face),
      canTransfer: () => kind !== "transfer",
    },
  });
const lockEffectOf = {
  government: lockEffect("government"),
  public: lockEffect("public"),
  initiative: lockEffect("initiative"),
  transfer: lockEffect("transfer"),
} as const;

export const LOCK_PLAY = world.event(
  "LOCK_PLAY",
  {
    player: open(world.seat),
    kind: open(z.literal(LOCK_KINDS)),
    until: open(z.literal(["turn", "round"])),
    source: open(z.string()),
  },
  {
    say: ({ player, kind = "public", until, source = "" }, names) =>
      `${names.seat(player)} may ${MAY[kind]} until the ${until ?? "round"} ends (${names.face(source)}).`,
  },
);
export const lockRule = world.rule("locks", {
  react: [
    world.on(LOCK_PLAY, ({ player, kind, until, source }) => [
      lockEffectOf[kind].start({
        owner: player,
        source: { kind: "card", ref: source },
        duration: until === "turn" ? { type: "untilEndOfTurn" } : { type: "atRound", inRounds: 1 },
      }),
    ]),
  ],
});
export const lockEffects = Object.values(lockEffectOf);
