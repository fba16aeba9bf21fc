import { INK, path, short } from "@cardwright/table";
import { GROUND, type Sketch } from "./sketch.ts";

/** Fins and a tail: creatures of the water. */
export function drawFin(sketch: Sketch): void {
  const { near, far, tops, fine, marks, bulk, quick, fierce, tough, stage, deep, c } = sketch;
  const gy = GROUND;
  const L = 52 + bulk * 14,
    H = 22 + bulk * 12,
    cx = 96,
    cy = 108 - quick * 6;
  near.push(
    path`M${cx + L} ${cy - 2}C${cx + L * 0.9} ${cy - H * 1.15} ${cx + L * 0.1} ${cy - H * 1.35} ${cx - L * 0.4} ${cy - H * 0.45}C${cx - L * 0.7} ${cy} ${cx - L * 0.9} ${cy - 2} ${cx - L} ${cy - 6}L${cx - L * 0.98} ${cy + 8}C${cx - L * 0.7} ${cy + 18} ${cx - L * 0.4} ${cy + H * 0.7} ${cx} ${cy + H * 0.95}C${cx + L * 0.5} ${cy + H * 1.1} ${cx + L * 1.02} ${cy + H * 0.6} ${cx + L} ${cy - 2}Z`,
  );
  const t = cx - L * 0.92,
    s = 20 + fierce * 12 + stage * 3;
  near.push(
    path`M${t + 8} ${cy + 4}C${t - s * 0.4} ${cy - 4} ${t - s * 0.8} ${cy - s * 0.9} ${t - s * 0.7} ${cy - s * 1.5}C${t - s * 0.2} ${cy - s * 1.2} ${t + s * 0.3} ${cy - s * 0.6} ${t + 8} ${cy + 4}C${t + s * 0.2} ${cy + s * 0.5} ${t - s * 0.2} ${cy + s} ${t - s * 0.9} ${cy + s * 1.1}C${t - s * 0.8} ${cy + s * 0.5} ${t - s * 0.3} ${cy + 6} ${t + 8} ${cy + 4}Z`,
  );
  const fh = 24 + fierce * 22 + tough * 6;
  far.push(
    path`M${cx - L * 0.36} ${cy - H * 0.5}C${cx - L * 0.5} ${cy - H - fh * 0.5} ${cx - L * 0.4} ${cy - H - fh * 0.8} ${cx - L * 0.12} ${cy - H - fh}C${cx - L * 0.1} ${cy - H - fh * 0.5} ${cx + L * 0.2} ${cy - H - fh * 0.3} ${cx + L * 0.42} ${cy - H * 0.8}Z`,
  );
  tops.push(
    path`M${cx + L * 0.18} ${cy + H * 0.2}C${cx - L * 0.05} ${cy + H * 0.7} ${cx - L * 0.3} ${cy + H * 1.5} ${cx - L * 0.45} ${cy + H * 1.75}C${cx} ${cy + H * 1.8} ${cx + L * 0.36} ${cy + H * 1.1} ${cx + L * 0.4} ${cy + H * 0.4}Z`,
  );
  fine.push(
    path`M${cx + L * 0.46} ${cy - H * 0.62}q-7 ${H * 0.5} 0 ${H}M${cx + L * 0.36} ${cy - H * 0.6}q-7 ${H * 0.5} 0 ${H}`,
  );
  for (let i = 1; i < 5; i++)
    fine.push(
      path`M${cx - L * 0.36 + (L * 0.75 * i) / 5} ${cy - H * (0.62 + 0.06 * i)}L${cx - L * 0.3 + (L * 0.42 * i) / 5} ${cy - H - fh * (0.85 - i * 0.13)}`,
      path`M${cx + L * 0.12 - i * 3} ${cy + H * (0.5 + i * 0.16)}L${cx + L * 0.28 - i * 2} ${cy + H * (0.46 + i * 0.16)}`,
    );
  const bl: string[] = [];
  for (let i = 0; i < 8; i++) {
    const k = i / 7;
    bl.push(
      path`M${cx - L * (0.75 - k * 0.55)} ${cy + H * (0.25 + k * 0.5)}Q${cx + L * 0.2} ${cy + H * (0.55 + k * 0.62)} ${cx + L * (0.98 - k * 0.25)} ${cy + H * (0.15 + k * 0.6)}`,
    );
  }
  for (let i = 0; i < 11; i++) {
    const x = cx - L * 0.5 + (i % 6) * 13 + (i > 5 ? 6 : 0),
      y = cy - H * 0.3 + (i > 5 ? 9 : 0);
    marks.push(path`M${x} ${y}q4 -5 8 0q-4 3 -8 0Z`);
  }
  sketch.over += `<g clip-path="url(#${c})"><g fill="${deep}" opacity=".7">${marks.map((x) => `<path d="${x}"/>`).join("")}</g><path d="${bl.join("")}" fill="none" stroke="${INK}" stroke-width=".9" opacity=".5"/></g>`;
  fine.push(path`M${cx + L * 0.97} ${cy + 9}q-14 8 -26 3`);
  if (stage > 1)
    far.push(
      path`M${cx + L * 0.55} ${cy - H * 0.9}C${cx + L * 0.5} ${cy - H * 1.5} ${cx + L * 0.7} ${cy - H * 1.9} ${cx + L} ${cy - H * 1.95}C${cx + L * 0.85} ${cy - H * 1.5} ${cx + L * 0.86} ${cy - H * 1.2} ${cx + L * 0.85} ${cy - H * 0.7}Z`,
    );
  sketch.over += `<path d="M20 ${short(gy - 6)}q12 -7 24 0t24 0t24 0t24 0t24 0t24 0M44 ${short(gy + 2)}q10 -6 20 0t20 0t20 0t20 0" fill="none" stroke="${deep}" stroke-width="2.4" stroke-linecap="round"/>`;
  sketch.eye = [cx + L * 0.68, cy - H * 0.28, 5];
}
