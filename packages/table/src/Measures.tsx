import { type MeasureView, measuresSeen } from "@cardwright/core/expansion";
import { PictureOf } from "./Emblem.tsx";
import { HELD, TAKEN } from "./measure-choice.ts";
import styles from "./measures.module.css";
import { useTable } from "./TableProvider.tsx";
import { Target } from "./Target.tsx";

/** Measures are shown alike in every game that has them, where a hand lies. */
export function Measures() {
  const { frame, game } = useTable();
  const decks = game.engine.rules.expansions.flatMap(({ id }) => {
    const measures = measuresSeen(frame.view, id);
    return measures === undefined ? [] : [{ id, measures }];
  });
  return (
    <div className={styles.measures} data-rove-group="" data-hand="">
      {decks.map(({ id, measures }) => (
        <Deck key={id} id={id} measures={measures} />
      ))}
    </div>
  );
}
function Deck({ id, measures }: { readonly id: string; readonly measures: MeasureView }) {
  const { frame, names, words, say } = useTable();
  const held = Object.entries(measures.handByPlayerId).filter(([, hand]) => hand.length > 0);
  const own = held.filter(([seat]) => Number(seat) === frame.view.you).flatMap(([, hand]) => hand);
  const others = held.filter(([seat]) => Number(seat) !== frame.view.you);
  return (
    <section className={styles.deck} aria-label={say("measures.of", { label: words.expansion(id) })}>
      <h3 className={styles.title}>
        {words.expansion(id)} <b>{say("measures.pile", { count: measures.drawPileCount })}</b>
      </h3>
      <div className={styles.row}>
        {measures.faceUp.map((face, index) => (
          <Measure key={face} face={face} target={index} choices={TAKEN} action={`exp.${id}.measure.take`} />
        ))}
        {own.length > 0 && <span className={styles.yours}>{say("table.yours")}</span>}
        {own.map((face) => (
          <Measure key={face} face={face} target={face} choices={HELD} />
        ))}
        {others.map(([seat, hand]) => (
          <span key={seat} className={styles.theirs}>
            {names.seat(Number(seat))}
            {hand.map((face) => (
              <Measure key={face} face={face} target={face} choices={HELD} chip />
            ))}
          </span>
        ))}
      </div>
    </section>
  );
}
interface MeasureProps {
  readonly face: string;
  readonly target: string | number;
  readonly choices: readonly string[];
  readonly action?: string;
  /** In a word: what others hold is not touched, only read about. */
  readonly chip?: boolean;
}
function Measure({ face, chip = false, ...at }: MeasureProps) {
  const { game } = useTable();
  const look = game.look(face);
  return (
    <Target {...at} face={face} label={[look.name, look.text].filter(Boolean).join(". ")}>
      {chip ? (
        <span className={styles.plainChip}>{look.name}</span>
      ) : (
        <span className={styles.measure}>
          <PictureOf look={look} className={styles.picture} />
          <b>{look.name}</b>
          <span>{look.text}</span>
        </span>
      )}
    </Target>
  );
}
