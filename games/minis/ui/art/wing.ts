import { ellipse, INK, PAPER, path } from "@cardwright/table";
import type { Sketch } from "./sketch.ts";

/** Wings: a moth for light, a bird for wind. */
export function drawWing(sketch: Sketch): void {
  const { element, bulk, stage } = sketch;
  const span = 46 + bulk * 12 + stage * 3;
  if (element === "light") drawMoth(sketch, span);
  else drawBird(sketch, span);
}
const cx = 100;
const cy = 112;
function drawMoth(sketch: Sketch, s: number): void {
  const { near, far, tops, fine, bulk, deep } = sketch;
  far.push(
    path`M${cx} ${cy - 8}C${cx + 6} ${cy - s * 1.2} ${cx + s * 0.5} ${cy - s * 1.6} ${cx + s * 0.8} ${cy - s * 1.5}C${cx + s * 0.9} ${cy - s * 0.8} ${cx + s * 0.5} ${cy - 12} ${cx + 8} ${cy + 4}Z`,
  );
  near.push(
    path`M${cx + 2} ${cy - 10}C${cx - 10} ${cy - s * 1.3} ${cx - s * 0.8} ${cy - s * 1.75} ${cx - s * 1.35} ${cy - s * 1.3}C${cx - s * 1.3} ${cy - s * 0.7} ${cx - s * 0.7} ${cy - 6} ${cx - 2} ${cy + 6}Z`,
    path`M${cx} ${cy}C${cx - s * 0.6} ${cy - 14} ${cx - s * 1.2} ${cy + 2} ${cx - s * 1.25} ${cy + s * 0.5}C${cx - s * 0.8} ${cy + s * 0.75} ${cx - s * 0.2} ${cy + s * 0.5} ${cx + 4} ${cy + 14}Z`,
  );
  tops.push(
    path`M${cx + 30} ${cy - 18}C${cx + 22} ${cy + 2} ${cx - 2} ${cy + 30} ${cx - 24} ${cy + 44}C${cx - 20} ${cy + 20} ${cx - 6} ${cy - 14} ${cx + 8} ${cy - 30}Z`,
    ellipse(cx + 25, cy - 30, 15 + bulk * 2),
  );
  sketch.over += `<g fill="${PAPER}" stroke="${INK}" stroke-width="1.4"><path d="${ellipse(cx - s * 0.78, cy - s * 0.95, s * 0.2)}"/><path d="${ellipse(cx - s * 0.72, cy + s * 0.22, s * 0.13)}"/></g><g fill="${deep}"><path d="${ellipse(cx - s * 0.78, cy - s * 0.95, s * 0.1)}"/><path d="${ellipse(cx - s * 0.72, cy + s * 0.22, s * 0.06)}"/></g>`;
  for (let i = 0; i < 9; i++) {
    const a = -2.62 + i * 0.13;
    fine.push(
      path`M${cx - 4 + Math.cos(a) * s * 0.42} ${cy - 8 + Math.sin(a) * s * 0.5}L${cx - 4 + Math.cos(a) * s * 0.74} ${cy - 8 + Math.sin(a) * s * 0.95}`,
    );
  }
  for (let i = 0; i < 4; i++) fine.push(path`M${cx + 3 - i * 6} ${cy - 8 + i * 10}l${11 - i * 1.6} ${6}`);
  sketch.over += `<g fill="none" stroke="${INK}" stroke-width="2.2" stroke-linecap="round"><path d="${path`M${cx + 28} ${cy - 45}q4 -16 18 -20M${cx + 36} ${cy - 41}q8 -12 22 -11`}"/><path stroke-width="1.2" d="${path`M${cx + 31} ${cy - 53}l-5 -4M${cx + 35} ${cy - 58}l-4 -5M${cx + 40} ${cy - 62}l-2 -5M${cx + 45} ${cy - 49}l2 6M${cx + 51} ${cy - 52}l3 5`}"/></g>`;
  sketch.eye = [cx + 31, cy - 32, 4.6];
}
function drawBird(sketch: Sketch, s: number): void {
  const { near, far, tops, fine, bulk } = sketch;
  far.push(
    path`M${cx + 6} ${cy - 8}C${cx + 4} ${cy - s} ${cx + s * 0.3} ${cy - s * 1.5} ${cx + s * 0.75} ${cy - s * 1.6}C${cx + s * 0.7} ${cy - s} ${cx + s * 0.55} ${cy - 26} ${cx + 22} ${cy}Z`,
  );
  near.push(
    path`M${cx + 40} ${cy - 22}C${cx + 46} ${cy + 10} ${cx + 10} ${cy + 34} ${cx - 22} ${cy + 22}C${cx - 40} ${cy + 18} ${cx - 62} ${cy + 26} ${cx - 78} ${cy + 36}L${cx - 68} ${cy + 20}L${cx - 84} ${cy + 18}L${cx - 64} ${cy + 8}C${cx - 40} ${cy} ${cx - 18} ${cy - 14} ${cx + 6} ${cy - 22}Z`,
    ellipse(cx + 30, cy - 30, 17 + bulk * 3),
    path`M${cx + 44} ${cy - 36}L${cx + 66} ${cy - 26}L${cx + 44} ${cy - 20}Z`,
  );
  near.push(
    path`M${cx + 20} ${cy - 43}C${cx + 10} ${cy - 62} ${cx - 4} ${cy - 66} ${cx - 12} ${cy - 64}C${cx} ${cy - 56} ${cx + 4} ${cy - 50} ${cx + 14} ${cy - 36}Z`,
  );
  tops.push(
    path`M${cx + 14} ${cy - 6}C${cx} ${cy - s * 0.9} ${cx - s * 0.7} ${cy - s * 1.5} ${cx - s * 1.45} ${cy - s * 1.35}L${cx - s * 1.15} ${cy - s}L${cx - s * 1.4} ${cy - s * 0.85}L${cx - s * 0.95} ${cy - s * 0.6}L${cx - s * 1.1} ${cy - s * 0.4}C${cx - s * 0.6} ${cy - s * 0.1} ${cx - 10} ${cy + 8} ${cx + 14} ${cy - 6}Z`,
  );
  for (let i = 0; i < 5; i++)
    fine.push(path`M${cx - 4 - i * 4} ${cy - 10 - i * 2}L${cx - s * (0.5 + i * 0.13)} ${cy - s * (0.28 + i * 0.18)}`);
  fine.push(path`M${cx + 4} ${cy + 28}l-4 20m0 0l-7 3m7 -3l5 4M${cx + 18} ${cy + 24}l0 22m0 0l-6 4m6 -4l6 3`);
  sketch.eye = [cx + 34, cy - 33, 4.4];
}
