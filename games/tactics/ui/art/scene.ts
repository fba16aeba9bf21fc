import { type Drawing, INK, PAPER, path, seeded, short } from "@cardwright/table";
import { H, type Kind, motif, W } from "./motifs.ts";

/** A woodcut of a challenge: sky, sun or moon, ridges repeated downwards, and in front what waits there. */
export interface Scene {
  readonly id: string;
  readonly kind: Kind;
  /** Sun or moon stand in this part of the panorama, where nothing else is said. */
  readonly lit?: boolean;
}
const NIGHT = "#c9cfd6";
const SAND = "#e6d6b4";

export function scene({ id, kind, lit = true }: Scene, night: boolean): Drawing {
  return {
    viewBox: `0 0 ${W} ${H}`,
    fit: "xMidYMax slice",
    draw: () => {
      const paper = night ? NIGHT : PAPER;
      const r = seeded(`scene/${id}`);
      return `<rect width="${W}" height="${H}" fill="${paper}"/>${sky(r, night, lit)}${ridges(r, paper)}${motif(kind, id, paper)}`;
    },
  };
}
type Random = () => number;
/** The line of the sky breaks off before the disc. */
function sky(r: Random, night: boolean, lit: boolean): string {
  const sx = W * (0.3 + r() * 0.4);
  const sy = H * 0.3;
  const R = 20;
  let lines = "";
  for (let y = 5; y < H * 0.66; y += 4.6) {
    const apart = !lit ? 0 : Math.abs(y - sy) < R + 5 ? Math.sqrt(Math.max(0, (R + 6) ** 2 - (y - sy) ** 2)) : 0;
    const [a, b] = [r() * 20, W - r() * 20];
    lines += apart > 0 ? path`M${a} ${y}H${sx - apart}M${sx + apart} ${y}H${b}` : path`M${a} ${y}H${b}`;
  }
  const disc = !lit
    ? ""
    : `<circle cx="${short(sx)}" cy="${short(sy)}" r="${R}" fill="${night ? "#eef1f4" : "#d07c2e"}" stroke="${INK}" stroke-width="1.8"/>`;
  return `<path d="${lines}" stroke="${INK}" stroke-width=".95" fill="none"/>${disc}`;
}
const LAYERS = 3;
function ridges(r: Random, paper: string): string {
  let drawn = "";
  for (let layer = 0; layer < LAYERS; layer++) {
    const base = H * (0.56 + layer * 0.16);
    const [shift, waves] = [r() * 6, 1.2 + r() * 0.8 + layer * 0.3];
    const ridge = (down: number, rise: number): string => {
      let d = "";
      for (let x = -4; x <= W + 4; x += 7) {
        const hill = H * (0.2 - layer * 0.045) * Math.abs(Math.sin((x / W) * waves * 1.9 + shift)) * rise;
        d += path`${x < 0 ? "M" : "L"}${x} ${base + down - hill - 3 * Math.sin((x / W) * 9 + shift)}`;
      }
      return d;
    };
    const near = layer === LAYERS - 1;
    const fill = near ? "#5d4a33" : layer > 0 ? SAND : paper;
    let hatch = "";
    for (let line = 1; line < 10; line++) hatch += ridge(line * (3 + line * 0.3), 1 - line * 0.06);
    drawn += `<path d="${ridge(0, 1)}V${H + 4}H-4Z" fill="${fill}" stroke="${INK}" stroke-width="1.8"/>`;
    drawn += `<path d="${hatch}" fill="none" stroke="${near ? SAND : INK}" stroke-width="1" stroke-dasharray="${short(18 + r() * 26)} ${short(5 + r() * 8)}" opacity="${near ? 0.55 : 0.85}"/>`;
  }
  return drawn;
}
