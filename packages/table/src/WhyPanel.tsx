import type { Refusal } from "@cardwright/core";
import { useCallback, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Card } from "./Card.tsx";
import { termsIn } from "./glossary.ts";
import styles from "./panels.module.css";
import { TermList } from "./RulesText.tsx";
import { openEffects, targetsOf } from "./seen.ts";
import { type Inspected, usePointed, useTable } from "./TableProvider.tsx";
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
/** Whatever was last pointed at. Its room is kept free, so that the log below never jumps. */
export function Inspector() {
  const { inspected } = usePointed();
  return (
    <div className={styles.inspectorRoom}>
      {inspected === null ? (
        <p className={styles.hint}>Point at anything to read about it, or walk over it with the arrow keys.</p>
      ) : (
        <About thing={inspected} />
      )}
    </div>
  );
}
/** The same on a small screen, over the table, when something was held or could not be done. */
export function Peek() {
  const { peek } = useTable();
  const { peeked } = usePointed();
  const box = useRef<HTMLElement>(null);
  const asker = useRef<Element | null>(null);
  const close = useCallback((): void => {
    peek(null);
    if (asker.current instanceof HTMLElement) asker.current.focus({ preventScroll: true });
  }, [peek]);
  useEffect(() => {
    if (peeked === null) return;
    if (box.current?.contains(document.activeElement) !== true) asker.current = document.activeElement;
    const onKey = (event: KeyboardEvent): void => {
      // On a wide screen it is told at the side, and there is nothing to close.
      if (event.key !== "Escape" || box.current?.getClientRects().length === 0) return;
      // What stands on top goes first; what has been begun is not given up with it.
      event.stopPropagation();
      close();
    };
    document.addEventListener("keydown", onKey, true);
    return () => document.removeEventListener("keydown", onKey, true);
  }, [peeked, close]);
  if (peeked === null) return null;
  return createPortal(
    <section className={styles.peek} aria-label="About it" data-keeps-focus="" ref={box}>
      <About thing={peeked} />
      <button type="button" className={styles.close} onClick={close}>
        Close
      </button>
    </section>,
    document.body,
  );
}
/** Its card in full size, its effects, and why it cannot be chosen. */
function About({ thing: { face, piece, refused, label } }: { readonly thing: Inspected }) {
  const { game, frame, names } = useTable();
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
    <section aria-label="Lasting effects">
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
