import type { ActiveEffect, EffectDefinition, Events } from "@cardwright/core";
import { attackDeclared } from "../events/combat.ts";
import type { Seat } from "../piece.ts";
import type { Status } from "../status.ts";
import { dealDamage } from "../steps/damage.ts";
import { type Minis, world } from "../world.ts";

/**
 * Statuses are effects that hang on a creature: they end when it leaves play, and a refusal can name them. The longest a
 * control status lasts is one turn of the creature's player, and none comes twice in a row [R7.6].
 */

/** Ends with the other player's next turn: the turn it is put on, and the one after it. */
const THROUGH_NEXT_TURN = { type: "nTurns", turns: 2 } as const;
/** Own turns of its victim that a bad status lasts, before cards change it. Poison waits until it is cleared. */
export const OWN_TURNS = { BURN: 2, FREEZE: 1, PARALYZE: 1, CHILL: 1 } as const;
/** It is put on in the other player's turn, so each own turn is two turns of the match. */
export const through = (ownTurns: number) => ({ type: "nTurns", turns: 2 * ownTurns }) as const;
/** A control status cannot come again on the turn after it. */
export const afterThrough = (ownTurns: number) => ({ type: "nTurns", turns: 2 * ownTurns + 1 }) as const;
export const BAD_STATUSES: readonly Status[] = ["BURN", "POISON", "FREEZE", "PARALYZE", "CHILL"];

interface Stacked {
  readonly stacks: number;
}
/** Both hurt at the end of a turn, by a step that reads the stacks. Burn is put on by an attack: two own turns end after it. */
export const burn = world.effect<Stacked>("burn", {
  name: "Burn",
  duration: through(OWN_TURNS.BURN),
  scope: "target",
});
export const poison = world.effect<Stacked>("poison", {
  name: "Poison",
  duration: { type: "untilConsumed" },
  scope: "target",
});
export const frozen = world.effect("frozen", {
  name: "Frozen",
  duration: THROUGH_NEXT_TURN,
  scope: "target",
  hooks: { mayAttack: false },
});
export const paralyzed = world.effect("paralyzed", {
  name: "Paralysed",
  duration: THROUGH_NEXT_TURN,
  scope: "target",
  hooks: { mayComeIn: false },
});
export const chilled = world.effect("chilled", {
  name: "Chilled",
  duration: THROUGH_NEXT_TURN,
  scope: "target",
  hooks: { speed: { add: -1 } },
});
export const stealthed = world.effect("stealthed", {
  name: "Stealth",
  duration: { type: "untilNextTurnOfOwner" },
  scope: "target",
  hooks: { mayBeTargeted: false },
  react: [
    world.on(attackDeclared, ({ attacker }, table, self) => (attacker === self.piece ? [table.end(self)] : undefined)),
  ],
});
export const guarded = world.effect("guarded", {
  name: "Guard",
  duration: { type: "untilNextTurnOfOwner" },
  scope: "target",
  hooks: { defence: { add: 1 } },
});
/** Takes the first damage upon itself, and keeps bad statuses away, also when it can take no more damage. */
export const shielded: EffectDefinition<Minis, { readonly left: number }> = world.effect("shielded", {
  name: "Shield",
  duration: THROUGH_NEXT_TURN,
  scope: "target",
  hooks: { mayTakeStatus: (_, { status }) => !BAD_STATUSES.includes(status) },
  replace: [
    world.on(dealDamage, (hit, table, self): Events | undefined => {
      const { left } = self.params;
      if (hit.creature !== self.piece || hit.amount <= 0 || left === 0) return undefined;
      const taken = Math.min(hit.amount, left);
      return [dealDamage({ ...hit, amount: hit.amount - taken }), table.change(self, { left: left - taken })];
    }),
  ],
});
/** After a control status, so that it cannot follow upon itself. */
export const recovering = world.effect<{ readonly status: Status }>("recovering", {
  name: "Recovering",
  duration: afterThrough(1),
  scope: "target",
  hooks: { mayTakeStatus: (_, { status }, self) => status !== self.params.status },
});
/** Came in by an item, so it does not attack at once. */
export const winded = world.effect("winded", {
  name: "Just swung in",
  duration: { type: "untilEndOfTurn" },
  scope: "target",
  hooks: { mayAttack: false },
});

type Lasting<P> = Omit<ActiveEffect, "params"> & { readonly params: P };
/** What starts an effect anew on another card, for the turns that it still has. */
export function goingOn<P>({ owner: by, piece, targets, source, params, expires }: Lasting<P>, turn: number) {
  const owner: Seat = by === 0 ? 0 : 1;
  const turns = (expires.atEndOfTurn ?? turn) - turn + 1;
  return { owner, piece: piece ?? "", targets, source, params, duration: { type: "nTurns", turns } as const };
}

export const statusEffects = {
  BURN: burn,
  POISON: poison,
  FREEZE: frozen,
  PARALYZE: paralyzed,
  CHILL: chilled,
  STEALTH: stealthed,
  GUARD: guarded,
  SHIELD: shielded,
} as const satisfies Record<Status, { readonly id: string }>;
export function stacksOf({ params: { stacks } }: Pick<ActiveEffect, "params">): number {
  return typeof stacks === "number" ? stacks : 0;
}
