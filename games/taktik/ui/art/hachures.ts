import { path, seeded } from "@cardwright/table";
import { CELL } from "./land.ts";

const S = CELL;
/** A hill in cells: its middle, its height, its width. */
export type Peak = readonly [x: number, y: number, height: number, width: number];
const WIDTHS = [0.8, 1.3, 2];
const DENSITIES = [0.6, 0.7, 0.75];

/** Hachures in Lehmann's manner: strokes run down the slope, and the steeper it is, the thicker they are. */
export function hachures(peaks: readonly Peak[], W: number, Hh: number): string {
  const r = seeded(`hachures${peaks.length}`);
  const bins = ["", "", ""];
  const z = (x: number, y: number): number =>
    peaks.reduce((s, [a, b, h, w]) => s + h * Math.exp(-((x - a) ** 2 + (y - b) ** 2) / (w * w)), 0);
  const step = S / 6.2;
  for (let y = step / 2; y < Hh * S; y += step)
    for (let x = step / 2; x < W * S; x += step) {
      const a = (x + (r() - 0.5) * step * 0.7) / S,
        b = (y + (r() - 0.5) * step * 0.7) / S,
        e = 0.05;
      const gx = (z(a + e, b) - z(a - e, b)) / (2 * e),
        gy = (z(a, b + e) - z(a, b - e)) / (2 * e),
        g = Math.hypot(gx, gy);
      if (g < 0.16) continue;
      const l = step * 0.62,
        k = g > 0.62 ? 2 : g > 0.36 ? 1 : 0,
        light = (gx + gy) / g < -0.2 ? 0 : 1;
      const bin = Math.max(0, Math.min(2, k + light - (k > 0 && light === 0 ? 1 : 0)));
      bins[bin] =
        (bins[bin] ?? "") +
        path`M${a * S + (gx / g) * l * 0.5} ${b * S + (gy / g) * l * 0.5}l${(-gx / g) * l} ${(-gy / g) * l}`;
    }
  return bins
    .map(
      (d, i) =>
        `<path d="${d}" stroke="#6e5326" stroke-width="${WIDTHS[i]}" stroke-linecap="round" opacity="${DENSITIES[i]}" fill="none"/>`,
    )
    .join("");
}
