import type { Refusal } from "@cardwright/core";
import { Card } from "./Card.tsx";
import { termsIn } from "./glossary.ts";
import styles from "./panels.module.css";
import { TermList } from "./RulesText.tsx";
import { openEffects, targetsOf } from "./seen.ts";
import { type Inspected, useTable } from "./TableProvider.tsx";
import { refusalNow } from "./useTarget.ts";
import { causesOf, effectName, reasonOf, untilWhen } from "./words.ts";

/** A refusal told in full: the reason, and which effect, whose, until when. */
export function Why({ refusal }: { readonly refusal: Refusal }) {
  const table = useTable();
  const causes = causesOf(refusal, table);
  return (
    <div className={styles.why}>
      <p className={styles.whyTitle}>Why not?</p>
      <p>{reasonOf(refusal, table.game.plan)}</p>
      {causes.length > 0 && (
        <ul>
          {causes.map(({ source, detail }) => (
            <li key={`${source} ${detail}`}>
              <b>{source}</b>, {detail}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
/** Its card in full size, its effects, and why it cannot be chosen. */
export function About({ thing: { face, piece, asked, label } }: { readonly thing: Inspected }) {
  const table = useTable();
  const { game, frame, names } = table;
  const refused = asked === undefined ? undefined : refusalNow(table, asked);
  const lying = frame.view.effects.filter(
    ({ targets, piece: on }) => piece !== undefined && (targets.includes(piece) || on === piece),
  );
  const named = lying.map(({ definition }) => effectName(game, definition));
  const told = [label, ...named].join(". ");
  const printed = face === undefined ? [] : (game.look(face).terms ?? []);
  const terms = [...printed, ...termsIn(told, game.plan.glossary ?? {})];
  return (
    <div className={styles.inspector}>
      {face === undefined ? <p className={styles.thing}>{label}</p> : <Card look={game.look(face)} size="large" />}
      {refused !== undefined && <Why refusal={refused} />}
      {lying.length > 0 && (
        <ul className={styles.effects} aria-label="Effects on it">
          {lying.map(({ id, expires }, index) => (
            <li key={id}>
              <b>{named[index]}</b> {untilWhen(expires, frame.view, names.seat, game.plan)}
            </li>
          ))}
        </ul>
      )}
      <TermList terms={terms.filter(({ word }, index) => terms.findIndex((other) => other.word === word) === index)} />
    </div>
  );
}
/** What lasts on the table, and for how long. */
export function EffectList() {
  const table = useTable();
  const { frame, names, game } = table;
  const effects = openEffects(frame.view.effects).map((effect) => ({ ...effect, on: targetsOf(table, effect) }));
  if (effects.length === 0) return null;
  return (
    <section className={styles.lasting} aria-label="Lasting effects">
      <h3 className={styles.sideTitle}>In effect</h3>
      <ul className={styles.effects}>
        {effects.map(({ id, definition, owner, expires, on }) => (
          <li key={id}>
            <b>{effectName(game, definition)}</b>
            {owner >= 0 && ` (${names.seat(owner)})`}
            {on.length > 0 && ` on ${on.join(", ")}`}: {untilWhen(expires, frame.view, names.seat, game.plan)}
          </li>
        ))}
      </ul>
    </section>
  );
}
