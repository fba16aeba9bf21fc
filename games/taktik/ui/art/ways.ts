import { CELL } from "./land.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}
/** A road or a river from one cell to the next. */
export interface Way {
  readonly kind: "road" | "river";
  readonly from: Point;
  readonly to: Point;
}
interface Joint {
  readonly at: Point;
  readonly next: Point[];
}
const keyOf = ({ x, y }: Point): string => `${x}/${y}`;
const text = (x: number, y: number): string => `${(x + 0.5) * CELL} ${(y + 0.5) * CELL}`;
const centre = ({ x, y }: Point): string => text(x, y);
const between = (a: Point, b: Point): string => text((a.x + b.x) / 2, (a.y + b.y) / 2);

/** Ways of one kind as one path: a bend goes through its cell as a curve, and what reaches the rim leaves the map. */
export function pathOf(ways: readonly Way[], kind: Way["kind"], columns: number, rows: number): string {
  return jointsOf(ways.filter((way) => way.kind === kind))
    .map(({ at, next }) => {
      const [first, second, ...more] = next;
      if (first === undefined) return `M${centre(at)}l0 0`;
      if (second === undefined) return `M${centre(at)}L${between(at, first)}${toRim(at, columns, rows)}`;
      if (more.length === 0) return `M${between(at, first)}Q${centre(at)} ${between(at, second)}`;
      return next.map((other) => `M${centre(at)}L${between(at, other)}`).join("");
    })
    .join("");
}
function jointsOf(ways: readonly Way[]): readonly Joint[] {
  const joints = new Map<string, Joint>();
  const jointAt = (at: Point): Joint => {
    const joint = joints.get(keyOf(at)) ?? { at, next: [] };
    joints.set(keyOf(at), joint);
    return joint;
  };
  for (const { from, to } of ways) {
    const [start, end] = [jointAt(from), jointAt(to)];
    if (start === end || start.next.some((known) => keyOf(known) === keyOf(to))) continue;
    start.next.push(to);
    end.next.push(from);
  }
  return [...joints.values()];
}
/** The last stretch of a way that ends in a cell at the edge. */
function toRim(at: Point, columns: number, rows: number): string {
  const [x, y] = [(at.x + 0.5) * CELL, (at.y + 0.5) * CELL];
  if (at.x === 0) return `M${x} ${y}H0`;
  if (at.x === columns - 1) return `M${x} ${y}H${columns * CELL}`;
  if (at.y === 0) return `M${x} ${y}V0`;
  return at.y === rows - 1 ? `M${x} ${y}V${rows * CELL}` : "";
}
