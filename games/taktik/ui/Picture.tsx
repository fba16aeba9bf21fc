import { PictureArt } from "@cardwright/table";
import { relief } from "./art/map.ts";
import { unit } from "./art/unit.ts";

const ROWS = ["pfppppwp", "pppuppwp", "hppppfwp", "hhpppffp"];
const NAMES: Readonly<Record<string, string>> = { p: "plain", f: "forest", w: "water", u: "urban", h: "hill" };
const map = relief({
  columns: 8,
  rows: 4,
  ground: (x, y) => NAMES[ROWS[y]?.[x] ?? "p"] ?? "plain",
  ways: [
    { kind: "road", from: { x: 0, y: 1 }, to: { x: 3, y: 1 } },
    { kind: "road", from: { x: 3, y: 1 }, to: { x: 7, y: 3 } },
  ],
});
const UNITS = [
  { drawing: unit("special", 0, 2, 2), x: 42, y: 82 },
  { drawing: unit("vehicle", 0, 1, 2), x: 82, y: 2 },
  { drawing: unit("infantry", 1, 2, 2), x: 162, y: 42 },
  { drawing: unit("infantry", 1, 2, 2), x: 202, y: 2 },
];
/** A stretch of land, and both sides on it. */
export function Picture() {
  return (
    <>
      <PictureArt drawing={map} x={0} y={0} width={320} height={160} />
      {UNITS.map(({ drawing, x, y }) => (
        <PictureArt key={`${x} ${y}`} drawing={drawing} x={x} y={y} width={36} height={37} />
      ))}
    </>
  );
}
