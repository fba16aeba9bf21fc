import { Art, Target, useTable } from "@cardwright/table";
import { useMemo } from "react";
import { type creatureOf, elementOf } from "../src/cardset.ts";
import type { Card, Seat } from "../src/piece.ts";
import { shownCreature, statusesOn } from "../src/shown-creature.ts";
import { creature } from "./art/creature.ts";
import styles from "./board.module.css";
import { ElementSign } from "./ElementSign.tsx";

interface CreatureProps {
  readonly piece: Card;
  readonly seat: Seat;
  readonly looks: "left" | "right";
  readonly attached: readonly Card[];
  readonly relics: readonly Card[];
  readonly front?: boolean;
}
/** A figure on its disc, with its name, its health and what it can do below. */
export function Creature({ piece, seat, looks, attached, relics, front = false }: CreatureProps) {
  const { frame, words } = useTable();
  const { card, borne, health, left, stats } = shownCreature(piece, relics);
  const flip = looks === "left";
  const drawing = useMemo(() => creature(card, { flip, cut: true }), [card, flip]);
  const notes = [
    ...statusesOn(frame.view.effects, piece).map((status) => words.effect(status)),
    ...(borne === undefined ? [] : [words.card(borne.id)]),
  ];
  const told = [
    words.card(card.id),
    words.text("label.healthOf", { left, most: health }),
    ...stats.map(([name, value]) => `${words.mark(name)} ${value}`),
    ...notes,
  ];
  return (
    <div className={styles.creature} data-front={front} data-seat={seat + 1}>
      <Target
        target={piece.id}
        piece={piece.id}
        face={piece.face}
        label={[...told, words.cardText(card.id)].filter(Boolean).join(". ")}
        className={styles.stand}
      >
        <span className={styles.figure}>
          <span className={styles.disc} />
          <Art drawing={drawing} className={styles.art} />
        </span>
        <Plate card={card} left={left} health={health} stats={stats} notes={notes} most={front} />
      </Target>
      <span className={styles.energies}>
        {attached
          .filter(({ on }) => on === piece.id)
          .map((energy) => (
            <Energy key={energy.id} piece={energy} />
          ))}
      </span>
    </div>
  );
}
/** Letters of a name from which on it is set closer, so that the number beside it keeps its line. */
const LONG = 8;
interface PlateProps {
  readonly card: ReturnType<typeof creatureOf>;
  readonly left: number;
  readonly health: number;
  readonly stats: readonly (readonly [name: string, value: number])[];
  readonly notes: readonly string[];
  /** In front there is room for the health that it came with. */
  readonly most: boolean;
}
/** Below its figure: name, health, and what it can do. */
function Plate({ card, left, health, stats, notes, most }: PlateProps) {
  const { words } = useTable();
  return (
    <span className={styles.plate}>
      <span className={styles.name} data-long={words.card(card.id).length > LONG}>
        <ElementSign element={card.element} size={16} />
        <span>{words.card(card.id)}</span>
        <b key={left}>
          {left}
          {most && <small>/{health}</small>}
        </b>
      </span>
      <svg className={styles.health} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect width={(100 * left) / health} height="6" data-low={left * 3 < health} />
      </svg>
      <span className={styles.stats}>
        {stats.map(([name, value]) => (
          <span key={name}>
            {words.text(`label.short.${name}`)} <b>{value}</b>
          </span>
        ))}
      </span>
      {notes.length > 0 && <span className={styles.notes}>{notes.join(", ")}</span>}
    </span>
  );
}
export function Energy({ piece }: { readonly piece: Card }) {
  const { words } = useTable();
  return (
    <Target
      target={piece.id}
      piece={piece.id}
      face={piece.face}
      label={words.card(piece.face)}
      className={styles.energy}
    >
      <ElementSign element={elementOf(piece) ?? "light"} size={24} />
    </Target>
  );
}
