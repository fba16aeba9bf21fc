import styles from "./panels.module.css";
import { openEffects, targetsOf } from "./seen.ts";
import { useTable } from "./TableProvider.tsx";

/** Effects that last on the table, and for how long. */
export function EffectList() {
  const table = useTable();
  const { frame, names, words, say } = table;
  const effects = openEffects(frame.view.effects).map((effect) => ({ ...effect, on: targetsOf(table, effect) }));
  if (effects.length === 0) return null;
  return (
    <section className={styles.lasting} aria-label={say("reason.lasting")}>
      <h3 className={styles.sideTitle}>{say("reason.inEffect")}</h3>
      <ul className={styles.effects}>
        {effects.map(({ id, definition, owner, expires, on }) => (
          <li key={id}>
            <b>{words.effect(definition)}</b>
            {owner >= 0 && ` (${names.seat(owner)})`}: {[...on, words.until(expires, frame.view)].join(", ")}
          </li>
        ))}
      </ul>
    </section>
  );
}
