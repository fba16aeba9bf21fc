import { Art, type BoardProps, cssNumbers, Die, PanBox, piecesIn, useTable, useWide } from "@cardwright/table";
import { useMemo } from "react";
import { presetOf } from "../src/presets.ts";
import type { Taktik } from "../src/world.ts";
import { relief } from "./art/map.ts";
import styles from "./board.module.css";
import { Cell } from "./Cell.tsx";
import { cellOf, columnsOf, type Lie, pointOf, reliefOf, rimOf, rowsOf } from "./geometry.ts";

/** A relief map with its coordinates on the rim. It turns to its stage, and pans where it is larger than that. */
export function Board({ view }: BoardProps<Taktik>) {
  const { words } = useTable();
  const wide = useWide();
  const size = presetOf(view.options);
  const first = view.you !== 1;
  const lie = useMemo<Lie>(() => ({ size, wide, first }), [size, wide, first]);
  const ground = view.ground ?? [];
  const overlay = view.overlay ?? [];
  // The land never changes; every drawing of the table would otherwise draw it anew.
  const landKey = [...ground, ...overlay].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the land.
  const map = useMemo(() => relief(reliefOf(lie, { ground, overlay })), [lie, landKey]);
  const rim = rimOf(lie);
  const units = piecesIn(view.board);
  const unitAt = new Map(units.map((unit) => [unit.cell, unit]));
  const [columns, rows] = [columnsOf(lie), rowsOf(lie)];
  return (
    <PanBox label={words.text("label.battlefield")} className={styles.board}>
      <div className={styles.sheet} style={cssNumbers({ "--columns": columns, "--rows": rows })}>
        <Rim names={rim.across} side="top" />
        <Rim names={rim.down} side="left" />
        <Rim names={rim.across} side="bottom" />
        <Rim names={rim.down} side="right" />
        <div className={styles.field}>
          <Art drawing={map} className={styles.map} />
          <div className={styles.cells}>
            {Array.from({ length: rows }, (_, y) =>
              Array.from({ length: columns }, (_, x) => {
                const at = cellOf(lie, x, y);
                return <Cell key={at} view={view} at={at} unit={unitAt.get(at)} />;
              }),
            )}
          </div>
          <Attacks view={view} lie={lie} />
        </div>
      </div>
    </PanBox>
  );
}
function Rim({
  names,
  side,
}: {
  readonly names: readonly string[];
  readonly side: "top" | "left" | "bottom" | "right";
}) {
  return (
    <span className={styles.rim} data-side={side} aria-hidden="true">
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </span>
  );
}
/** Attacks that were declared are arrows; the one being rolled has its die beside the target. */
function Attacks({ view, lie }: BoardProps<Taktik> & { readonly lie: Lie }) {
  const { words } = useTable();
  const units = piecesIn(view.board);
  const placeOf = (id: string) => {
    const unit = units.find((candidate) => candidate.id === id);
    return unit === undefined ? undefined : pointOf(lie, unit.cell);
  };
  const arrows = (view.attacks ?? []).flatMap(({ attacker, target }) => {
    const [from, to] = [placeOf(attacker), placeOf(target)];
    return from === undefined || to === undefined ? [] : [{ key: attacker, from, to }];
  });
  const { combat } = view;
  const rolled = combat === null || combat === undefined ? undefined : placeOf(combat.target);
  return (
    <>
      <svg
        className={styles.arrows}
        viewBox={`0 0 ${columnsOf(lie)} ${rowsOf(lie)}`}
        aria-hidden="true"
        focusable="false"
      >
        {arrows.map(({ key, from, to }) => (
          <line key={key} x1={from.x + 0.5} y1={from.y + 0.5} x2={to.x + 0.5} y2={to.y + 0.5} />
        ))}
      </svg>
      {combat !== null && combat !== undefined && rolled !== undefined && (
        <span className={styles.roll} style={cssNumbers({ "--x": rolled.x, "--y": rolled.y })}>
          <Die value={combat.natural === 0 ? "?" : combat.natural} size={44} />
          <b>{words.text("label.chance", { chance: combat.chance })}</b>
        </span>
      )}
    </>
  );
}
