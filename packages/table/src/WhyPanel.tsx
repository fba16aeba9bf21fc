import type { Refusal } from "@cardwright/core";
import { Card } from "./Card.tsx";
import styles from "./panels.module.css";
import { TermList } from "./RulesText.tsx";
import { termsOf } from "./spoken-game.ts";
import { type Inspected, useTable } from "./TableProvider.tsx";
import { refusalNow } from "./use-target.ts";

/** A refusal told in full: the reason, and which effect, whose, until when. */
export function Why({ refusal }: { readonly refusal: Refusal }) {
  const table = useTable();
  const { words, frame, say } = table;
  const causes = words.causes(refusal, frame.view);
  return (
    <div className={styles.why}>
      <p className={styles.whyTitle}>{say("reason.title")}</p>
      <p>{words.reason(refusal)}</p>
      {causes.length > 0 && (
        <ul>
          {causes.map((cause) => (
            <li key={cause}>{cause}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
/** Its card in full size, its effects, and why it cannot be chosen. */
export function About({ thing: { face, piece, asked, label } }: { readonly thing: Inspected }) {
  const table = useTable();
  const { game, frame, words, say } = table;
  const refused = asked === undefined ? undefined : refusalNow(table, asked);
  const lying = frame.view.effects.filter(
    ({ targets, piece: on }) => piece !== undefined && (targets.includes(piece) || on === piece),
  );
  const named = lying.map(({ definition }) => words.effect(definition));
  const told = [label, ...named].join(". ");
  const printed = face === undefined ? [] : (game.look(face).terms ?? []);
  const terms = [...printed, ...termsOf(game.glossary, told)];
  return (
    <div className={styles.inspector}>
      {face === undefined ? <p className={styles.thing}>{label}</p> : <Card look={game.look(face)} size="large" />}
      {refused !== undefined && <Why refusal={refused} />}
      {lying.length > 0 && (
        <ul className={styles.effects} aria-label={say("reason.effects")}>
          {lying.map(({ id, expires }, index) => (
            <li key={id}>
              <b>{named[index]}</b> {words.until(expires, frame.view)}
            </li>
          ))}
        </ul>
      )}
      <TermList terms={terms.filter(({ id }, index) => terms.findIndex((other) => other.id === id) === index)} />
    </div>
  );
}
