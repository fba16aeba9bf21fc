import { type Drawing, ellipse, group, INK, PAPER, path } from "@cardwright/table";
import { drawFin } from "./fin.ts";
import { drawMini } from "./mini.ts";
import { drawQuad } from "./quad.ts";
import { type Drawn, type Sketch, sketchOf, TINTS } from "./sketch.ts";
import { drawWing } from "./wing.ts";

interface Manner {
  /** It looks to the left. */
  readonly flip?: boolean;
  /** Die-cut from cardboard, as it stands on the table. */
  readonly cut?: boolean;
}
/** A creature composed from parts that its card decides: same card, same creature, everywhere. */
export function creature(card: Drawn, { flip = false, cut = false }: Manner = {}): Drawing {
  return { viewBox: "0 0 200 180", draw: (id) => drawn(card, id, flip, cut) };
}
function drawn(card: Drawn, id: string, flip: boolean, cut: boolean): string {
  const sketch = sketchOf(card, id);
  const isMini = card.rank === "mini";
  if (isMini) drawMini(sketch);
  else if (card.element === "water") drawFin(sketch);
  else if (card.element === "light" || card.element === "wind") drawWing(sketch);
  else drawQuad(sketch);
  const { far, near, tops, fine, over } = sketch;
  const [tint, deep] = TINTS[card.element];
  const outline = (paths: readonly string[]): string =>
    group(paths, `fill="${INK}" stroke="${INK}" stroke-width="5" stroke-linejoin="round"`);
  // Stroked in paper, then in ink, then filled: the outline of all parts together, without reckoning with paths.
  const rim = cut
    ? group(
        [...far, ...near, ...tops],
        `fill="${PAPER}" stroke="${PAPER}" stroke-width="13" stroke-linejoin="round" stroke-linecap="round"`,
      )
    : "";
  return [
    `<clipPath id="${id}">${near.map((d) => `<path d="${d}"/>`).join("")}</clipPath>`,
    `<g${flip ? ' transform="matrix(-1 0 0 1 200 0)"' : ""}>${rim}`,
    outline(far) + group(far, `fill="${deep}"`),
    outline(near) + group(near, `fill="${tint}"`),
    group(tops, `fill="${deep}" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"`),
    over,
    `<path d="${fine.join("")}" fill="none" stroke="${INK}" stroke-width="1.4" stroke-linecap="round" opacity=".85"/>`,
    isMini ? roundEyes(sketch) : gaze(sketch),
    "</g>",
  ].join("");
}
function roundEyes({ eye: [x, y] }: Sketch): string {
  const lights = ellipse(x + 1.5, y - 2, 1.5) + ellipse(x - 20.5, y - 2, 1.5);
  return `<path d="${ellipse(x, y, 4.6, 5.4)}" fill="${INK}"/><path d="${lights}" fill="${PAPER}"/>`;
}
/** The fiercer, the lower its brow; a moth has none. */
function gaze({ eye: [x, y, size], fierce, element }: Sketch): string {
  const brow = path`M${x - size * 1.3} ${y - size * (0.7 + fierce * 0.9)}L${x + size * 1.2} ${y - size * 0.55}`;
  const ball = `<path d="${ellipse(x, y, size, size * 0.92)}" fill="${PAPER}" stroke="${INK}" stroke-width="1.6"/>`;
  const pupil = `<path d="${ellipse(x + size * 0.3, y + 0.2, size * 0.52)}" fill="${INK}"/>`;
  if (element === "light") return ball + pupil;
  return `${ball}${pupil}<path d="${brow}" stroke="${INK}" stroke-width="2.4" stroke-linecap="round"/>`;
}
