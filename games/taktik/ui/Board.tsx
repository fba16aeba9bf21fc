import { type BoardProps, Die, piecesIn, SquareGrid, Target, useTable } from "@cardwright/table";
import { cellAt, cellCount, cellName, columnOf, neighbours, rowOf, type Size } from "../src/board.ts";
import type { Unit } from "../src/pieces.ts";
import { presetOf } from "../src/presets.ts";
import { groundAt, OVERLAYS } from "../src/terrain/ground.ts";
import type { Taktik } from "../src/world.ts";
import styles from "./board.module.css";
import { GroundSign, ObjectiveSign, UnitSign } from "./signs.tsx";
import { unitText } from "./unitText.ts";

/** The terrain, with the own edge at the bottom; what can be reached lights up while a unit is moving. */
export function Board({ view }: BoardProps<Taktik>) {
  const size = presetOf(view.options);
  const units = piecesIn(view.board);
  // Lines are drawn in this measure and grow with the cells, which fill the room there is.
  const cell = 36;
  const fitting = `clamp(30px, min(calc((100cqw - ${size.width + 30}px) / ${size.width}), calc((100cqh - ${size.height + 16}px) / ${size.height})), 56px)`;
  const box = `0 0 ${size.width * (cell + 1) + 1} ${size.height * (cell + 1) + 1}`;
  const turned = view.you !== 1;
  const unitAt = new Map(units.map((unit) => [unit.cell, unit]));
  const shownRow = (row: number): number => (turned ? size.height - 1 - row : row);
  const centre = (at: number): { x: number; y: number } => ({
    x: columnOf(size, at) * (cell + 1) + cell / 2 + 1,
    y: shownRow(rowOf(size, at)) * (cell + 1) + cell / 2 + 1,
  });
  const cellOf = (id: string): number | undefined => units.find((unit) => unit.id === id)?.cell;
  const attacks = (view.attacks ?? []).flatMap(({ attacker, target }) => {
    const from = cellOf(attacker);
    const to = cellOf(target);
    return from === undefined || to === undefined ? [] : [{ key: attacker, from: centre(from), to: centre(to) }];
  });
  return (
    <div className={styles.board}>
      {view.combat !== null && (
        <p className={styles.combat}>
          <Die value={view.combat.natural === 0 ? "?" : view.combat.natural} size={34} />
          <span>
            {view.combat.natural === 0 ? "The die is about to be cast" : `The die shows ${view.combat.natural}`};{" "}
            {view.combat.chance} of 6 hit.
          </span>
        </p>
      )}
      <div className={styles.field}>
        <SquareGrid columns={size.width} rows={size.height} cell={fitting} label="Battlefield">
          {(column, shown) => {
            const at = cellAt(size, column, shownRow(shown));
            return <Cell key={at} view={view} at={at} unit={unitAt.get(at)} />;
          }}
        </SquareGrid>
        <svg className={styles.ways} viewBox={box} aria-hidden="true" focusable="false">
          {(["river", "road"] as const).map((kind) => (
            <path
              key={kind}
              data-kind={kind}
              d={waysOf(view.overlay ?? [], size, kind)
                .map(({ from, to }) => `M${centre(from).x} ${centre(from).y}L${centre(to).x} ${centre(to).y}`)
                .join("")}
            />
          ))}
        </svg>
        <svg className={styles.arrows} viewBox={box} aria-hidden="true" focusable="false">
          {attacks.map(({ key, from, to }) => (
            <line key={key} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
          ))}
        </svg>
      </div>
    </div>
  );
}
const CELL = ["cell"];
interface CellProps extends BoardProps<Taktik> {
  readonly at: number;
  readonly unit: Unit | undefined;
}
/** One cell: its ground, what lies over it, whose objective it is, and who stands there. */
function Cell({ view, at, unit }: CellProps) {
  const { names } = useTable();
  const size = presetOf(view.options);
  const terrain = { ground: view.ground ?? [], overlay: view.overlay ?? [] };
  const name = cellName(size, at);
  const ground = groundAt(terrain, size, at);
  const over = terrain.overlay[rowOf(size, at)]?.[columnOf(size, at)] ?? ".";
  const objective = (view.objectives ?? []).indexOf(at);
  const holder = objective < 0 ? undefined : view.control?.[objective];
  const told = [
    unit === undefined ? "" : unitText(unit, names.seat),
    name,
    ground.name,
    over === "." ? "" : overlayName(over),
    holder === undefined ? "" : `objective held by ${names.seat(holder) === "You" ? "you" : names.seat(holder)}`,
  ];
  return (
    <Target
      target={unit?.id ?? name}
      {...(unit === undefined ? { choices: CELL, quiet: true } : { piece: unit.id, face: unit.face })}
      className={styles.cell}
      label={told.filter(Boolean).join(", ")}
    >
      <span className={styles.ground} data-ground={ground.name} data-path={view.maneuver?.path.includes(at) === true}>
        <GroundSign ground={ground.name} />
        {holder !== undefined && <ObjectiveSign seat={holder} />}
        {unit !== undefined && <UnitOn unit={unit} moved={view.movedUnits?.includes(unit.id) === true} />}
      </span>
    </Target>
  );
}
interface Way {
  readonly from: number;
  readonly to: number;
}
const carries = { road: "=#", river: "~#" };
/** Roads or rivers as lines from cell to cell; one that leads nowhere is a dot. */
function waysOf(overlay: readonly string[], size: Size, kind: keyof typeof carries): readonly Way[] {
  const at = (cell: number): string => overlay[rowOf(size, cell)]?.[columnOf(size, cell)] ?? ".";
  const has = (cell: number): boolean => at(cell) !== "." && carries[kind].includes(at(cell));
  return Array.from({ length: cellCount(size) }, (_, cell) => cell)
    .filter(has)
    .flatMap((cell) => {
      const near = neighbours(size, cell).filter(has);
      const straight = near.filter(
        (next) => columnOf(size, next) === columnOf(size, cell) || rowOf(size, next) === rowOf(size, cell),
      );
      const ends = straight.length > 0 ? straight : near.length > 0 ? near : [cell];
      return ends.filter((next) => next >= cell || !has(next)).map((to) => ({ from: cell, to }));
    });
}
const overlayName = (letter: string): string =>
  letter === "=" ? OVERLAYS["="] : letter === "~" ? OVERLAYS["~"] : letter === "#" ? OVERLAYS["#"] : "";

function UnitOn({ unit, moved }: { readonly unit: Unit; readonly moved: boolean }) {
  return (
    <span className={styles.unit} data-seat={unit.owner + 1} data-moved={moved}>
      <UnitSign face={unit.face} />
      {unit.damaged && <span className={styles.damage} />}
    </span>
  );
}
