import type { Dice } from "@cardwright/core";
import { cellAt, cellCount, neighbours, rowOf, type Size } from "../board.ts";
import type { GroundLetter, OverlayLetter, Terrain } from "./ground.ts";

/** A map while it is being drawn: this is the only place where terrain is written to. */
export class Sketch {
  readonly size: Size;
  private readonly random: Dice;
  private readonly ground: GroundLetter[];
  private readonly overlay: OverlayLetter[];

  constructor(size: Size, random: Dice) {
    this.size = size;
    this.random = random;
    this.ground = Array.from({ length: cellCount(size) }, () => "p");
    this.overlay = Array.from({ length: cellCount(size) }, () => ".");
  }
  paint(cell: number, letter: GroundLetter): void {
    this.ground[cell] = letter;
  }
  /** A patch grows from one cell to neighbours of what it has. */
  patch(letter: GroundLetter, cells: number): void {
    const grown = [this.random.int(cellCount(this.size))];
    while (grown.length < cells) {
      const next = this.random.pick(neighbours(this.size, this.random.pick(grown)));
      if (!grown.includes(next)) grown.push(next);
    }
    for (const cell of grown) this.paint(cell, letter);
  }
  /** Flows from side to side. It fills both cells where it bends, so that nobody slips across a corner. */
  river(startRow: number, lowest: number, highest: number): void {
    let row = startRow;
    for (let column = 0; column < this.size.width; column++) {
      this.overlay[cellAt(this.size, column, row)] = "~";
      const bend = Math.min(highest, Math.max(lowest, row + this.random.int(3) - 1));
      this.overlay[cellAt(this.size, column, bend)] = "~";
      row = bend;
    }
  }
  /** Runs from the attacker's edge to the defender's, over rivers by bridges and through whatever lies in its way. */
  road(startColumn: number): void {
    let column = startColumn;
    for (let row = 0; row < this.size.height; row++) {
      const cell = cellAt(this.size, column, row);
      this.overlay[cell] = this.overlay[cell] === "~" || this.overlay[cell] === "#" ? "#" : "=";
      if (this.ground[cell] === "w") this.paint(cell, "p");
      column = Math.min(this.size.width - 1, Math.max(0, column + this.random.int(3) - 1));
    }
  }
  /** Water never cuts the board in two: where it would, it is marsh instead. */
  drain(): void {
    if (!this.ground.includes("w") || this.isConnected()) return;
    this.ground.forEach((letter, cell) => {
      if (letter === "w") this.paint(cell, "r");
    });
  }
  private isConnected(): boolean {
    const dry = this.ground.flatMap((letter, cell) => (letter === "w" ? [] : [cell]));
    const reached = new Set(dry.slice(0, 1));
    for (const cell of reached) {
      for (const next of neighbours(this.size, cell)) if (this.ground[next] !== "w") reached.add(next);
    }
    return reached.size === dry.length;
  }
  done(): Terrain {
    const lines = (letters: readonly string[]): string[] =>
      Array.from({ length: this.size.height }, (_, row) =>
        letters.slice(row * this.size.width, (row + 1) * this.size.width).join(""),
      );
    return { ground: lines(this.ground), overlay: lines(this.overlay) };
  }
  /** The cells beside it in its row. */
  beside(cell: number): readonly number[] {
    return neighbours(this.size, cell).filter((next) => rowOf(this.size, next) === rowOf(this.size, cell));
  }
}
