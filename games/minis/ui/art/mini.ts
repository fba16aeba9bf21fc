import { ellipse, INK, path } from "@cardwright/table";
import { GROUND, type Sketch } from "./sketch.ts";

/** A round little one: minis, before they are anything. */
export function drawMini(sketch: Sketch): void {
  const { element, near, tops, fine, r, c } = sketch;
  const gy = GROUND;
  const R = 34 + r() * 6,
    cx = 98,
    cy = gy - R - 6;
  near.push(
    path`M${cx - R} ${cy + 6}C${cx - R} ${cy - R * 1.1} ${cx + R} ${cy - R * 1.1} ${cx + R} ${cy + 6}C${cx + R} ${cy + R * 0.9} ${cx + R * 0.6} ${cy + R} ${cx} ${cy + R}C${cx - R * 0.6} ${cy + R} ${cx - R} ${cy + R * 0.9} ${cx - R} ${cy + 6}Z`,
    ellipse(cx - 14, gy - 4, 11, 7),
    ellipse(cx + 18, gy - 4, 11, 7),
  );
  if (element === "water")
    near.push(
      path`M${cx - 8} ${cy - R * 0.7}C${cx - 14} ${cy - R * 1.3} ${cx - 2} ${cy - R * 1.5} ${cx + 4} ${cy - R * 1.9}C${cx + 8} ${cy - R * 1.4} ${cx + 16} ${cy - R * 1.2} ${cx + 12} ${cy - R * 0.7}Z`,
    );
  else if (element === "nature")
    tops.push(
      path`M${cx} ${cy - R * 0.7}C${cx - 30} ${cy - R} ${cx - 26} ${cy - R * 1.6} ${cx - 22} ${cy - R * 1.7}C${cx - 4} ${cy - R * 1.6} ${cx + 2} ${cy - R * 1.2} ${cx} ${cy - R * 0.7}C${cx + 2} ${cy - R * 1.3} ${cx + 18} ${cy - R * 1.5} ${cx + 28} ${cy - R * 1.4}C${cx + 28} ${cy - R} ${cx + 14} ${cy - R * 0.8} ${cx} ${cy - R * 0.7}Z`,
    );
  else
    near.push(
      path`M${cx - R * 0.8} ${cy - R * 0.3}L${cx - R * 0.7} ${cy - R * 1.3}L${cx - R * 0.1} ${cy - R * 0.7}Z`,
      path`M${cx + R * 0.2} ${cy - R * 0.7}L${cx + R * 0.75} ${cy - R * 1.3}L${cx + R * 0.85} ${cy - R * 0.2}Z`,
    );
  const bl: string[] = [];
  for (let i = 0; i < 8; i++)
    bl.push(path`M${cx - R * 0.9} ${cy + 8 + i * 3.4}Q${cx} ${cy + 20 + i * 4} ${cx + R * 0.95} ${cy + 6 + i * 3.4}`);
  sketch.over += `<g clip-path="url(#${c})"><path d="${bl.join("")}" fill="none" stroke="${INK}" stroke-width=".9" opacity=".5"/></g>`;
  fine.push(path`M${cx + 8} ${cy + 14}q8 5 16 0`);
  sketch.over += `<path d="${ellipse(cx + 4, cy + 2, 4.6, 5.4)}" fill="${INK}"/>`;
  sketch.eye = [cx + 26, cy + 2, 5];
}
