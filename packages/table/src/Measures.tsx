import type { MeasureView } from "@cardwright/core";
import { type ReactNode, useRef } from "react";
import { Card } from "./Card.tsx";
import { useTable } from "./TableProvider.tsx";
import { Target } from "./Target.tsx";
import { useOverflow } from "./useOverflow.ts";
import { joinClasses, plain } from "./words.ts";
import styles from "./zone.module.css";

/** Measures lie in an expansion's own part of the state; every game that has them shows them alike. */
export function Measures() {
  const { frame } = useTable();
  const decks = Object.entries(frame.view["extensions"] ?? {}).flatMap(([id, slice]) => {
    const measures = measuresIn(slice);
    return measures === undefined ? [] : [{ id, measures }];
  });
  return decks.map(({ id, measures }) => <Deck key={id} id={id} measures={measures} />);
}
function Deck({ id, measures }: { readonly id: string; readonly measures: MeasureView }) {
  const { frame, names } = useTable();
  const held = Object.entries(measures.handByPlayerId).filter(([, hand]) => hand.length > 0);
  return (
    <section className={styles.measures} aria-label={`Measures, ${plain(id).toLowerCase()}`}>
      <h3 className={styles.title}>
        Measures, {plain(id).toLowerCase()} <span className={styles.count}>{measures.drawPileCount} in the pile</span>
      </h3>
      <Wide>
        {measures.faceUp.map((face, index) => (
          <Measure key={face} face={face} target={index} choices={TAKEN} action={`exp.${id}.measure.take`} />
        ))}
      </Wide>
      {held.map(([seat, hand]) =>
        Number(seat) === frame.view.you ? (
          <div key={seat} className={styles.held}>
            <h3 className={styles.title}>Yours</h3>
            <Wide>
              {hand.map((face) => (
                <Measure key={face} face={face} target={face} choices={HELD} />
              ))}
            </Wide>
          </div>
        ) : (
          <div key={seat} className={joinClasses(styles.held, styles.chips)}>
            <h3 className={styles.title}>{names.seat(Number(seat))}</h3>
            {hand.map((face) => (
              <Measure key={face} face={face} target={face} choices={HELD} chip />
            ))}
          </div>
        ),
      )}
    </section>
  );
}
const TAKEN = ["index"];
const HELD = ["measureId"];
/** Whether the options of a choice lie here, to be touched. */
export const isMeasureChoice = (action: string, choice: string): boolean =>
  /^exp\.[^.]+\.measure\.(take|play|discard)$/.test(action) && [...TAKEN, ...HELD].includes(choice);

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
      {chip ? <span className={styles.plainChip}>{look.name}</span> : <Card look={look} size="small" />}
    </Target>
  );
}
function Wide({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const over = useOverflow(box);
  return (
    <div className={styles.row} ref={box} tabIndex={over ? 0 : undefined}>
      {children}
    </div>
  );
}
function measuresIn(slice: unknown): MeasureView | undefined {
  if (typeof slice !== "object" || slice === null || !("measures" in slice)) return undefined;
  return slice.measures as MeasureView;
}
