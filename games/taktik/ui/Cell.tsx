import { Art, type BoardProps, Target, useOption, useTable } from "@cardwright/table";
import { useMemo } from "react";
import { cellName, columnOf, rowOf } from "../src/board.ts";
import type { Unit } from "../src/pieces.ts";
import { presetOf } from "../src/presets.ts";
import { groundAt, OVERLAYS } from "../src/terrain/ground.ts";
import type { Taktik } from "../src/world.ts";
import { unit as drawUnit } from "./art/unit.ts";
import styles from "./board.module.css";
import { chanceIn } from "./forecast.ts";
import { ObjectiveSign } from "./signs.tsx";
import { unitText } from "./unit-text.ts";

const CELL = ["cell"];
interface CellProps extends BoardProps<Taktik> {
  readonly at: number;
  readonly unit: Unit | undefined;
}
/** One cell: whose objective it is, who stands there, and how likely they are hit. The ground is drawn below. */
export function Cell({ view, at, unit }: CellProps) {
  const { words } = useTable();
  const size = presetOf(view.options);
  const grounds = view.ground ?? [];
  const overlay = view.overlay ?? [];
  const name = cellName(size, at);
  const ground = groundAt({ ground: grounds, overlay }, size, at);
  const over = overlay[rowOf(size, at)]?.[columnOf(size, at)] ?? ".";
  const objective = (view.objectives ?? []).indexOf(at);
  const holder = objective < 0 ? undefined : view.control?.[objective];
  const chance = chanceIn(useOption(unit?.id ?? name)?.label);
  const told = [
    unit === undefined ? "" : unitText(unit, words),
    name,
    words.text(`ground.${ground.name}`),
    over === "." ? "" : words.text(`ground.${overlayName(over)}`),
    holder === undefined ? "" : words.text("label.held", { owner: holder }),
    chance === undefined ? "" : words.text("label.odds", { chance }),
  ];
  return (
    <Target
      target={unit?.id ?? name}
      {...(unit === undefined ? { choices: CELL, quiet: true } : { piece: unit.id, face: unit.face })}
      className={unit === undefined ? styles.cell : unit.owner === 0 ? styles.round : styles.square}
      label={told.filter(Boolean).join(", ")}
    >
      {view.maneuver?.path.includes(at) === true && <span className={styles.path} />}
      {holder !== undefined && <ObjectiveSign seat={holder} />}
      {unit !== undefined && (
        <Counter unit={unit} moved={view.movedUnits?.includes(unit.id) === true} once={view.options.oneHitKills} />
      )}
      {chance !== undefined && <span className={styles.odds}>{chance}/6</span>}
    </Target>
  );
}
const overlayName = (letter: string): string =>
  letter === "=" || letter === "~" || letter === "#" ? OVERLAYS[letter] : "";

interface CounterProps {
  readonly unit: Unit;
  readonly moved: boolean;
  readonly once: boolean;
}
function Counter({ unit: { face, owner, damaged }, moved, once }: CounterProps) {
  const hits = once ? 1 : 2;
  const drawing = useMemo(() => drawUnit(face, owner, damaged ? hits - 1 : hits, hits), [face, owner, damaged, hits]);
  return (
    <span className={styles.unit} data-moved={moved}>
      <Art drawing={drawing} />
    </span>
  );
}
