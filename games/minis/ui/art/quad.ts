import { ellipse, INK, PAPER, path, polygon } from "@cardwright/table";
import type { Element } from "../../src/elements.ts";
import { GROUND, type Sketch } from "./sketch.ts";

/** Four legs: most creatures. Each part is drawn by its own function from the same measures. */

type Head = "cat" | "boar" | "lizard" | "deer" | "fox";
const HEADS: Partial<Record<Element, Head>> = {
  lightning: "cat",
  shadow: "cat",
  earth: "boar",
  metal: "boar",
  dragon: "lizard",
  nature: "deer",
};
const MUZZLES: Readonly<Record<Head, number>> = { cat: 0.16, boar: 0.6, lizard: 0.9, deer: 0.52, fox: 0.6 };
/** From here on what has no head of its own has a heavy one. */
const HEAVY = 80;
const formOf = (element: Element, health: number): Head => HEADS[element] ?? (health > HEAVY ? "boar" : "fox");

interface Measures {
  readonly form: Head;
  /** Half the length and half the height of the body, and its middle. */
  readonly L: number;
  readonly H: number;
  readonly cx: number;
  readonly cy: number;
  /** The head: its radius and middle, how far the muzzle reaches, and its tip. */
  readonly R: number;
  readonly hx: number;
  readonly hy: number;
  readonly m: number;
  readonly nx: number;
  /** Half the width of a leg. */
  readonly w: number;
}
export function drawQuad(sketch: Sketch): void {
  const at = measured(sketch);
  body(sketch, at);
  head(sketch, at);
  ears(sketch, at);
  tail(sketch, at);
  back(sketch, at);
  coat(sketch, at);
  face(sketch, at);
}
function measured({ element, health, bulk, quick, r }: Sketch): Measures {
  const gy = GROUND;
  const L = 37 + bulk * 15,
    H = 18 + bulk * 15,
    G = 20 + quick * 18,
    cx = element === "dragon" ? 96 : 84,
    cy = gy - G - H * 0.72;
  const R = 16 + bulk * 6,
    hx = cx + L + 8 + quick * 8,
    hy = cy - H * 0.55 - 6 - quick * 9,
    form = formOf(element, health),
    m = MUZZLES[form] + r() * 0.28;
  const nx = hx + R * (1 + m);
  return { form, L, H, cx, cy, R, hx, hy, m, nx, w: 7 + bulk * 5 };
}
function body({ near, far, tough, bulk }: Sketch, { L, H, cx, cy, R, hx, hy, w: width }: Measures): void {
  const gy = GROUND;
  const torso = path`M${cx - L} ${cy}C${cx - L} ${cy - H * 1.05} ${cx - L * 0.35} ${cy - H * (1.02 + tough * 0.22)} ${cx} ${cy - H * (0.88 + tough * 0.2)}C${cx + L * 0.4} ${cy - H * 0.78} ${cx + L * 0.7} ${cy - H * 1.12} ${cx + L} ${cy - H * 0.55}C${cx + L * 1.16} ${cy} ${cx + L * 0.95} ${cy + H * 0.95} ${cx + L * 0.45} ${cy + H * 0.85}C${cx} ${cy + H * 0.62} ${cx - L * 0.5} ${cy + H * (0.55 + bulk * 0.4)} ${cx - L * 0.75} ${cy + H * 0.72}C${cx - L * 0.96} ${cy + H * 0.5} ${cx - L} ${cy + H * 0.3} ${cx - L} ${cy}Z`;
  const leg = (x: number, w: number, back: boolean): string => {
    const t = cy + H * 0.1,
      k = back ? -w * 0.9 : w * 0.15,
      mid = (t + gy) / 2 + 2;
    return path`M${x - w} ${t}C${x - w * 1.1} ${mid - 6} ${x - w * 0.75 + k} ${mid} ${x - w * 0.55} ${gy - 9}L${x - w * 0.6} ${gy}L${x + w * 1.15} ${gy}C${x + w * 1.2} ${gy - 6} ${x + w * 0.8} ${gy - 8} ${x + w * 0.5} ${gy - 9}C${x + w * 0.55 + k} ${mid + 2} ${x + w * 1.1} ${mid - 4} ${x + w} ${t}Z`;
  };
  far.push(leg(cx + L * 0.84, width * 0.9, false), leg(cx - L * 0.36, width * 0.9, true));
  near.push(torso, leg(cx + L * 0.52, width, false), leg(cx - L * 0.66, width * 1.15, true));
  near.push(
    path`M${cx + L * 0.3} ${cy - H * 0.75}C${cx + L * 0.7} ${cy - H * 1.2} ${hx - R * 1.2} ${hy - R * 0.9} ${hx - R * 0.4} ${hy - R * 0.8}L${hx + R * 0.1} ${hy + R * 0.85}C${hx - R * 0.2} ${cy} ${cx + L} ${cy + H * 0.2} ${cx + L * 0.8} ${cy + H * 0.3}Z`,
  );
}
const outlines = ({ R, hx, hy, nx }: Measures): Readonly<Record<Head, string>> => {
  const round = path`M${hx - R} ${hy}C${hx - R} ${hy - R * 1.15} ${hx + R * 0.5} ${hy - R * 1.15} ${hx + R * 0.8} ${hy - R * 0.35}C${hx + R} ${hy - R * 0.15} ${nx} ${hy - R * 0.05} ${nx} ${hy + R * 0.36}C${nx} ${hy + R * 0.8} ${hx + R * 0.6} ${hy + R * 0.9} ${hx + R * 0.2} ${hy + R * 0.88}C${hx - R * 0.5} ${hy + R} ${hx - R} ${hy + R * 0.7} ${hx - R} ${hy}Z`;
  return {
    boar: path`M${hx - R} ${hy}C${hx - R} ${hy - R * 1.25} ${hx + R * 0.4} ${hy - R * 1.1} ${hx + R * 0.8} ${hy - R * 0.42}L${nx - R * 0.14} ${hy - R * 0.1}C${nx + R * 0.14} ${hy - R * 0.1} ${nx + R * 0.14} ${hy + R * 0.78} ${nx - R * 0.14} ${hy + R * 0.76}L${hx + R * 0.5} ${hy + R * 1.02}C${hx - R * 0.5} ${hy + R * 1.1} ${hx - R} ${hy + R * 0.7} ${hx - R} ${hy}Z`,
    lizard: path`M${hx - R} ${hy}C${hx - R} ${hy - R * 0.9} ${hx - R * 0.1} ${hy - R * 1.02} ${hx + R * 0.34} ${hy - R * 0.72}C${hx + R * 0.7} ${hy - R * 0.3} ${nx - R * 0.6} ${hy - R * 0.2} ${nx - R * 0.2} ${hy - R * 0.3}C${nx + R * 0.1} ${hy - R * 0.2} ${nx + R * 0.06} ${hy + R * 0.5} ${nx - R * 0.2} ${hy + R * 0.56}L${hx + R * 0.4} ${hy + R * 0.74}C${hx - R * 0.4} ${hy + R * 0.95} ${hx - R} ${hy + R * 0.7} ${hx - R} ${hy}Z`,
    deer: path`M${hx - R * 0.86} ${hy}C${hx - R * 0.8} ${hy - R} ${hx + R * 0.2} ${hy - R * 1.05} ${hx + R * 0.62} ${hy - R * 0.5}C${hx + R * 0.9} ${hy - R * 0.1} ${nx - R * 0.1} ${hy + R * 0.2} ${nx} ${hy + R * 0.6}C${nx} ${hy + R * 0.98} ${hx + R} ${hy + R * 1} ${hx + R * 0.5} ${hy + R * 0.8}C${hx - R * 0.4} ${hy + R * 0.9} ${hx - R * 0.86} ${hy + R * 0.6} ${hx - R * 0.86} ${hy}Z`,
    cat: round,
    fox: round,
  };
};
function head({ near, tops, fine, fierce }: Sketch, at: Measures): void {
  const { form, R, hy, nx } = at;
  near.push(outlines(at)[form]);
  if (form === "boar" && fierce > 0.3)
    tops.push(
      path`M${nx - R * 0.5} ${hy + R * 0.6}C${nx - R * 0.2} ${hy + R * 0.5} ${nx - R * 0.02} ${hy + R * 0.1} ${nx - R * 0.06} ${hy - R * 0.34}C${nx + R * 0.28} ${hy + R * 0.1} ${nx + R * 0.16} ${hy + R * 0.66} ${nx - R * 0.2} ${hy + R * 0.84}Z`,
    );
  if (form === "cat")
    fine.push(
      path`M${nx - R * 0.3} ${hy + R * 0.5}l${R * 0.8} ${R * 0.16}M${nx - R * 0.34} ${hy + R * 0.62}l${R * 0.66} ${R * 0.42}`,
    );
}
/** Horns where the element has them, ears where it does not. */
function ears({ element, near, far, tops, fine, fierce, r }: Sketch, { R, hx, hy, nx }: Measures): void {
  const ear = (dx: number, tall: number, lean: number): string =>
    path`M${hx + dx - R * 0.42} ${hy - R * 0.55}L${hx + dx + lean} ${hy - R * 0.7 - tall}L${hx + dx + R * 0.36} ${hy - R * 0.62}Z`;
  if (element === "earth" || element === "metal" || element === "dragon") {
    const hl = R * (0.7 + fierce * 1.1);
    const horn = (dx: number): string =>
      path`M${hx + dx - R * 0.24} ${hy - R * 0.72}C${hx + dx - R * 0.3} ${hy - R - hl * 0.7} ${hx + dx + R * 0.1} ${hy - R - hl} ${hx + dx + R * 0.7} ${hy - R * 0.9 - hl}C${hx + dx + R * 0.25} ${hy - R - hl * 0.5} ${hx + dx + R * 0.25} ${hy - R} ${hx + dx + R * 0.34} ${hy - R * 0.55}Z`;
    far.push(horn(R * 0.35));
    tops.push(horn(-R * 0.2));
    if (element === "metal")
      tops.push(
        path`M${nx - R * 0.6} ${hy - R * 0.02}L${nx - R * 0.05} ${hy - R * (0.8 + fierce)}L${nx} ${hy + R * 0.22}Z`,
      );
  } else {
    const tall = R * (element === "lightning" ? 1.25 : element === "shadow" ? 1 : 0.8 + r() * 0.3);
    far.push(ear(R * 0.28, tall * 0.9, R * 0.15));
    near.push(ear(-R * 0.3, tall, -R * 0.2));
    fine.push(path`M${hx - R * 0.5} ${hy - R * 0.7}L${hx - R * 0.48} ${hy - R * 0.75 - tall * 0.6}`);
  }
}
function tail({ element, near }: Sketch, { L, H, cx, cy }: Measures): void {
  const tx = cx - L * 0.9,
    ty = cy - H * 0.35;
  if (element === "fire")
    near.push(
      path`M${tx + 8} ${ty - 6}C${tx - 18} ${ty + 4} ${tx - 30} ${ty - 12} ${tx - 26} ${ty - 46}C${tx - 18} ${ty - 38} ${tx - 14} ${ty - 36} ${tx - 13} ${ty - 28}C${tx - 8} ${ty - 40} ${tx - 4} ${ty - 44} ${tx - 6} ${ty - 58}C${tx + 8} ${ty - 42} ${tx + 6} ${ty - 24} ${tx - 2} ${ty - 14}C${tx + 2} ${ty - 8} ${tx + 14} ${ty} ${tx + 12} ${ty + 10}Z`,
    );
  else if (element === "lightning")
    near.push(
      polygon([
        [tx + 10, ty + 8],
        [tx - 16, ty - 4],
        [tx - 8, ty - 14],
        [tx - 30, ty - 30],
        [tx - 20, ty - 36],
        [tx - 34, ty - 62],
        [tx - 2, ty - 34],
        [tx - 10, ty - 28],
        [tx + 4, ty - 14],
        [tx - 2, ty - 8],
        [tx + 14, ty - 4],
      ]),
    );
  else if (element === "earth" || element === "metal")
    near.push(
      path`M${tx + 10} ${ty - 2}C${tx - 10} ${ty - 2} ${tx - 20} ${ty + 12} ${tx - 22} ${ty + 30}C${tx - 14} ${ty + 26} ${tx - 2} ${ty + 22} ${tx + 10} ${ty + 18}Z`,
    );
  else if (element === "ice")
    near.push(
      path`M${tx + 8} ${ty + 10}C${tx - 20} ${ty + 16} ${tx - 46} ${ty + 6} ${tx - 40} ${ty - 26}C${tx - 38} ${ty - 36} ${tx - 34} ${ty - 42} ${tx - 26} ${ty - 48}C${tx - 22} ${ty - 34} ${tx - 6} ${ty - 30} ${tx + 10} ${ty - 10}Z`,
    );
  else if (element === "dragon")
    near.push(
      path`M${tx + 10} ${ty - 4}C${tx - 16} ${ty + 2} ${tx - 18} ${ty + 26} ${tx - 34} ${ty + 22}L${tx - 30} ${ty + 34}C${tx - 14} ${ty + 42} ${tx - 8} ${ty + 26} ${tx + 12} ${ty + 16}Z`,
    );
  else
    near.push(
      path`M${tx + 8} ${ty + 8}C${tx - 26} ${ty + 14} ${tx - 40} ${ty - 10} ${tx - 26} ${ty - 44}C${tx - 22} ${ty - 54} ${tx - 10} ${ty - 52} ${tx - 11} ${ty - 42}C${tx - 18} ${ty - 14} ${tx - 8} ${ty - 6} ${tx + 10} ${ty - 8}Z`,
    );
}
/** Plates, spikes, leaves, flames or wings along the back. */
function back({ element, far, tops, tough, stage, r }: Sketch, { L, H, cx, cy }: Measures): void {
  const on = (t: number): readonly [number, number] => [
    cx - L * 0.85 + t * L * 1.55,
    cy - H * (0.72 + tough * 0.2 + 0.3 * Math.sin(t * Math.PI) - (t > 0.8 ? 0.08 : 0)),
  ];
  const count = 3 + Math.round(tough * 3);
  if (element === "earth" || element === "metal" || element === "ice" || element === "dragon" || element === "nature")
    for (let i = 0; i < count; i++) {
      const [x, y] = on((i + 0.6) / count),
        s = (8 + tough * 9) * (0.75 + 0.4 * Math.sin(((i + 0.6) / count) * Math.PI)) * (0.85 + r() * 0.3);
      if (element === "earth")
        tops.push(
          polygon([
            [x - s * 0.95, y + s * 0.75],
            [x - s * 0.75, y - s * 0.5],
            [x - s * 0.1, y - s * (0.95 + r() * 0.3)],
            [x + s * 0.7, y - s * 0.4],
            [x + s * 0.95, y + s * 0.75],
          ]),
        );
      else if (element === "metal")
        tops.push(path`M${x - s} ${y + s}C${x - s} ${y - s * 0.8} ${x + s} ${y - s * 0.8} ${x + s} ${y + s}Z`);
      else if (element === "nature")
        tops.push(
          path`M${x} ${y + s * 0.6}C${x - s} ${y - s * 0.2} ${x - s * 0.9} ${y - s * 1.2} ${x - s * 0.5} ${y - s * 1.9}C${x + s * 0.5} ${y - s * 1.3} ${x + s * 0.8} ${y - s * 0.4} ${x + s * 0.3} ${y + s * 0.6}Z`,
        );
      else
        tops.push(
          polygon([
            [x - s * 0.5, y + s * 0.6],
            [x - s * 0.35, y - s * (1.3 + r() * 0.6)],
            [x + s * 0.6, y + s * 0.6],
          ]),
        );
    }
  if (element === "fire" && stage > 1)
    for (let i = 0; i < 3; i++) {
      const [x, y] = on(0.55 + i * 0.17),
        s = 13 + stage * 2 - i * 2;
      tops.push(
        path`M${x + 10} ${y + 8}C${x - s} ${y + 4} ${x - s * 1.2} ${y - s * 0.8} ${x - s * 0.9} ${y - s * 1.5}C${x - 2} ${y - s} ${x + 8} ${y - s * 0.4} ${x + 14} ${y + 4}Z`,
      );
    }
  if (stage > 2 || element === "dragon") {
    const [x, y] = on(0.6),
      s = 26 + stage * 5;
    far.push(
      path`M${x} ${y + 10}C${x - s * 0.2} ${y - s * 0.6} ${x - s * 0.7} ${y - s * 1.3} ${x - s * 1.5} ${y - s * 1.5}C${x - s * 1.25} ${y - s} ${x - s * 1.35} ${y - s * 0.7} ${x - s * 1.55} ${y - s * 0.4}C${x - s * 1.1} ${y - s * 0.5} ${x - s * 0.8} ${y - s * 0.2} ${x - s * 0.7} ${y + 8}Z`,
    );
  }
}
/** Stripes or spots, and hatching for the shade of the belly. */
function coat(sketch: Sketch, { L, H, cx, cy }: Measures): void {
  const { marks, deep, c, r } = sketch;
  const coat = Math.floor(r() * 3);
  for (let i = 0; i < 4; i++) {
    const x = cx - L * 0.62 + i * L * 0.36,
      y = cy - H * 0.95;
    if (coat === 0)
      marks.push(path`M${x - 3} ${y - 4}Q${x + 4} ${y + H * 0.5} ${x - 2} ${y + H * 0.9}L${x + 5} ${y - 4}Z`);
    else if (coat === 1) marks.push(ellipse(x + r() * 5, y + 8 + r() * H * 0.7, 3 + r() * 2.5, 2.5 + r() * 1.5));
  }
  const bl: string[] = [];
  for (let i = 0; i < 9; i++) {
    const k = i / 8;
    bl.push(
      path`M${cx - L * (0.7 - k * 0.2)} ${cy + H * (0.05 + k * 0.7)}Q${cx} ${cy + H * (0.4 + k * 0.75)} ${cx + L * (0.95 - k * 0.25)} ${cy + H * (0.05 + k * 0.65)}`,
    );
  }
  sketch.over += `<g clip-path="url(#${c})"><g fill="${deep}" opacity=".75">${marks.map((x) => `<path d="${x}"/>`).join("")}</g><path d="${bl.join("")}" fill="none" stroke="${INK}" stroke-width=".9" opacity=".5"/></g>`;
}
function face(sketch: Sketch, { L, cx, R, hx, hy, m, nx, w }: Measures): void {
  const { fine, fierce } = sketch;
  const gy = GROUND;
  fine.push(
    path`M${hx + R * 0.55} ${hy + R * 0.62}Q${hx + R * (0.8 + m * 0.5)} ${hy + R * 0.66} ${nx - 2} ${hy + R * 0.44}`,
  );
  for (const x of [cx + L * 0.52, cx - L * 0.66])
    fine.push(path`M${x + w * 0.2} ${gy - 1}v-4M${x + w * 0.65} ${gy - 1}v-4`);
  if (fierce > 0.45)
    sketch.over += `<path d="${path`M${hx + R * 0.95} ${hy + R * 0.62}l2.4 5.5l2.8 -5.6Z`}" fill="${PAPER}" stroke="${INK}" stroke-width="1.2"/>`;
  sketch.over += `<path d="${ellipse(nx - 2.6, hy + R * 0.18, 2.6, 2)}" fill="${INK}"/>`;
  sketch.eye = [hx + R * 0.34, hy - R * 0.16, 3.6 + R * 0.06];
}
