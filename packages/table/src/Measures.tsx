import type { MeasureView } from "@cardwright/core";
import { Card } from "./Card.tsx";
import { useTable } from "./TableProvider.tsx";
import { plain } from "./words.ts";
import styles from "./zone.module.css";

/** Measures lie in an expansion's own part of the state; every game that has them shows them alike. */
export function Measures() {
  const { frame, game, names } = useTable();
  const decks = Object.entries(frame.view["extensions"] ?? {}).flatMap(([id, slice]) => {
    const measures = measuresIn(slice);
    return measures === undefined ? [] : [{ id, measures }];
  });
  return decks.map(({ id, measures }) => (
    <section key={id} className={styles.zone}>
      <h3 className={styles.title}>
        Measures, {plain(id).toLowerCase()}: {measures.drawPileCount} in the pile
      </h3>
      <div className={styles.row}>
        {measures.faceUp.map((face) => (
          <Card key={face} look={game.look(face)} size="small" />
        ))}
        {Object.entries(measures.handByPlayerId)
          .filter(([, hand]) => hand.length > 0)
          .map(([seat, hand]) => (
            <p key={seat} className={styles.empty}>
              {names.seat(Number(seat))}: {hand.map((face) => game.look(face).name).join(", ")}
            </p>
          ))}
      </div>
    </section>
  ));
}
function measuresIn(slice: unknown): MeasureView | undefined {
  if (typeof slice !== "object" || slice === null || !("measures" in slice)) return undefined;
  return slice.measures as MeasureView;
}
