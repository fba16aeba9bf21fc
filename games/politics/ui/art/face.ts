import { ellipse, path } from "@cardwright/table";
import { hl, ink, S, type Sitter, X } from "./sitter.ts";

/** Ears, skull and the shade of one cheek. */
export function drawHead({ skull, dir, w, chin }: Sitter, c: string): string {
  const dx = dir * 3.2;
  let s = "";
  s += S(ellipse(X - w, 62, 3.6, 5.6)) + S(ellipse(X + w, 62, 3.6, 5.6)) + S(skull);
  s += `<clipPath id="${c}"><path d="${skull}"/></clipPath>`;
  let sd = "";
  for (let i = 0; i < 17; i++) {
    const y = 38 + i * 3.2;
    sd += path`M${X - dir * (w + 2)} ${y}L${X - dir * (w - 8 - Math.sin(i * 0.42) * 4)} ${y + 3}`;
  }
  for (let i = 0; i < 6; i++) sd += path`M${X + dir * (w + 1)} ${62 + i * 4}L${X + dir * (w - 4)} ${64 + i * 4}`;
  for (let i = 0; i < 4; i++) sd += path`M${X - 8 + dx} ${chin - 7 + i * 2}q8 3 16 0`;
  s += `<g clip-path="url(#${c})">${hl(sd, 0.85)}</g>`;
  return s;
}
/** Eyes, brows, nose, mouth, beard and glasses. */
export function drawFace({ dir, w, chin, brow, face, specs, hf, hs, r }: Sitter): string {
  const pick = (count: number): number => Math.floor(r() * count);
  const dx = dir * 3.2;
  let s = "";
  const fx = X + dx,
    ey = 59;
  for (const k of [-1, 1]) {
    const x = fx + k * (8 - (k === dir ? 0.8 : 0));
    s +=
      hl(path`M${x - 4.4} ${ey + 0.6}Q${x} ${ey - 3.4} ${x + 4.4} ${ey + 0.6}`, 1.5) +
      `<path d="${ellipse(x + dir * 0.7, ey, 1.7)}" fill="${ink}"/>` +
      hl(path`M${x - 3.4} ${ey + 3.4}Q${x} ${ey + 4.8} ${x + 3.4} ${ey + 3.4}`, 0.7);
    s += hl(
      path`M${x - 5.4} ${ey - 6 + (brow === 1 ? k * 1.4 : brow === 2 ? -k * 1.2 : 0)}Q${x} ${ey - 9} ${x + 5.4} ${ey - 6 - (brow === 1 ? k * 1.4 : brow === 2 ? -k * 1.2 : 0)}`,
      2.1,
    );
  }
  s += hl(
    path`M${fx + dir * 1} ${ey - 2}Q${fx + dir * 4.6} ${ey + 9} ${fx + dir * 4.4} ${ey + 12}Q${fx + dir * 1} ${ey + 14.4} ${fx - dir * 2.4} ${ey + 12.6}`,
    1.4,
  );
  s +=
    hl(path`M${fx - 6} ${ey + 19.5}Q${fx} ${ey + (pick(2) ? 21 : 18.6)} ${fx + 6} ${ey + 19.3}`, 1.7) +
    hl(path`M${fx - 3} ${ey + 23}q3 1.2 6 0`, 0.8) +
    hl(path`M${fx - 9} ${ey + 12}q-3 4 -2 8M${fx + 9} ${ey + 12}q3 4 2 8`, 0.8);
  if (face === 1 || face === 2)
    s += S(
      path`M${fx} ${ey + 15}C${fx - 5} ${ey + 13} ${fx - 10} ${ey + 16} ${fx - 11} ${ey + 20}C${fx - 6} ${ey + 19} ${fx - 3} ${ey + 19} ${fx} ${ey + 17.4}C${fx + 3} ${ey + 19} ${fx + 6} ${ey + 19} ${fx + 11} ${ey + 20}C${fx + 10} ${ey + 16} ${fx + 5} ${ey + 13} ${fx} ${ey + 15}Z`,
      hf,
      1.1,
    );
  if (face === 2)
    s +=
      S(
        path`M${X - w + 1} 66C${X - w + 2} 84 ${X - 8} ${chin + 8} ${X} ${chin + 8}C${X + 8} ${chin + 8} ${X + w - 2} 84 ${X + w - 1} 66C${X + w - 5} 76 ${fx + 10} ${ey + 17} ${fx + 7} ${ey + 25}Q${fx} ${ey + 28} ${fx - 7} ${ey + 25}C${fx - 10} ${ey + 17} ${X - w + 5} 76 ${X - w + 1} 66Z`,
        hf,
        1.2,
      ) +
      hl(
        Array.from(
          { length: 8 },
          (_, i) => path`M${X - 14 + i * 4} ${ey + 21 + Math.abs(i - 3.5) * -1.6 + 6}l${(3.5 - i) * 0.5} 8`,
        ).join(""),
        0.8,
        hs,
      );
  if (specs)
    s += hl(
      ellipse(fx - 8, ey + 0.4, 6.3) +
        ellipse(fx + 8, ey + 0.4, 6.3) +
        path`M${fx - 1.8} ${ey - 1}q1.8 -1.6 3.6 0M${fx - 14} ${ey - 1}L${X - w} ${ey - 2}M${fx + 14} ${ey - 1}L${X + w} ${ey - 2}`,
      1.5,
    );
  return s;
}
