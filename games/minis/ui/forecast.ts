import { type BoardProps, type Foreseen, type Pointing, piecesIn } from "@cardwright/table";
import type { RuleWords } from "@cardwright/words";
import { cardOf, creatureOf } from "../src/cardset.ts";
import { effectivenessOf } from "../src/elements.ts";
import { type AttackKind, damageOf, rulesOf } from "../src/modes.ts";
import type { Card } from "../src/piece.ts";
import { heatOf } from "../src/shown-creature.ts";
import type { Minis } from "../src/world.ts";

const KINDS: readonly AttackKind[] = ["BASIC", "SIGNATURE", "ULTIMATE"];

/** What an attack would do, from what lies open: printed values, relics and heat. */
export function forecast(
  view: BoardProps<Minis>["view"],
  { action, key }: Pointing,
  words: RuleWords,
): Foreseen | undefined {
  const kind = KINDS.find((one) => one === key);
  if (action !== "ATTACK" || kind === undefined) return undefined;
  const seat = view.you === 1 ? 1 : 0;
  const [attacker] = piecesIn(view.active[seat]);
  const [defender] = piecesIn(view.active[seat === 0 ? 1 : 0]);
  if (attacker === undefined || defender === undefined) return undefined;
  const bears = (piece: Card) => {
    const relics = [...piecesIn(view.relic[0]), ...piecesIn(view.relic[1])];
    const relic = relics.find(({ on }) => on === piece.id);
    const borne = relic === undefined ? undefined : cardOf(relic);
    return borne?.kind === "relic" ? (borne.bearer ?? {}) : {};
  };
  const { damage } = rulesOf(view.options.mode);
  const [from, to] = [creatureOf(attacker), creatureOf(defender)];
  const attack = from.attack + (bears(attacker).attack ?? 0);
  const defence = damage.countsDefence ? to.defence + (bears(defender).defence ?? 0) : 0;
  const heat = heatOf(view, seat);
  const effectiveness = effectivenessOf(from.element, to.element);
  const amount = damageOf(damage, { kind, attack, defence, bonus: 0, heat }, effectiveness);
  const left = to.health + (bears(defender).health ?? 0) - defender.damage;
  return {
    value: String(amount),
    text: words.text("label.outcome", { card: defender.face, effectiveness, left: Math.max(0, left - amount) }),
    sum: words.text("label.sum", { power: damage.power[kind], attack, heat, defence }),
    tone: "bad",
    from: attacker.id,
  };
}
