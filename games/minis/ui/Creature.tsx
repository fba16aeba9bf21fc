import { Art, plain, Target, useTable } from "@cardwright/table";
import { useMemo } from "react";
import { cardOf, creatureOf, elementOf } from "../src/cardset.ts";
import type { Card, Seat } from "../src/world.ts";
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
  const { frame, game } = useTable();
  const card = creatureOf(piece);
  const flip = looks === "left";
  const drawing = useMemo(() => creature(card, { flip, cut: true }), [card, flip]);
  const relic = relics.find(({ on }) => on === piece.id);
  const borne = relic === undefined ? undefined : cardOf(relic);
  const bearer = borne?.kind === "relic" ? (borne.bearer ?? {}) : {};
  const health = card.health + (bearer.health ?? 0);
  const left = Math.max(0, health - piece.damage);
  const stats = [
    ["ATK", card.attack + (bearer.attack ?? 0)],
    ["DEF", card.defence + (bearer.defence ?? 0)],
    ["SPD", card.speed + (bearer.speed ?? 0)],
  ] as const;
  const notes = [
    ...frame.view.effects
      .filter(
        ({ piece: on, targets, definition }) =>
          (on === piece.id || targets.includes(piece.id)) && !definition.includes("#"),
      )
      .map(({ definition }) => game.engine.rules.effects.get(definition)?.name ?? plain(definition)),
    ...(borne === undefined ? [] : [borne.name]),
  ];
  const told = [
    card.name,
    `health ${left} of ${health}`,
    ...stats.map(([name, value]) => `${name} ${value}`),
    ...notes,
  ];
  return (
    <div className={styles.creature} data-front={front} data-seat={seat + 1}>
      <Target
        target={piece.id}
        piece={piece.id}
        face={piece.face}
        label={[...told, card.text].filter(Boolean).join(". ")}
        className={styles.stand}
      >
        <span className={styles.figure}>
          <span className={styles.disc} />
          <Art drawing={drawing} className={styles.art} />
        </span>
        <span className={styles.plate}>
          <span className={styles.name}>
            <ElementSign element={card.element} size={16} />
            <span>{card.name}</span>
            <b key={left}>{left}</b>
          </span>
          <svg className={styles.health} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <rect width={(100 * left) / health} height="6" data-low={left * 3 < health} />
          </svg>
          <span className={styles.stats}>
            {stats.map(([name, value]) => (
              <span key={name}>
                {name} <b>{value}</b>
              </span>
            ))}
          </span>
          {notes.length > 0 && <span className={styles.notes}>{notes.join(", ")}</span>}
        </span>
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
export function Energy({ piece }: { readonly piece: Card }) {
  return (
    <Target target={piece.id} piece={piece.id} face={piece.face} label={cardOf(piece).name} className={styles.energy}>
      <ElementSign element={elementOf(piece) ?? "light"} size={24} />
    </Target>
  );
}
