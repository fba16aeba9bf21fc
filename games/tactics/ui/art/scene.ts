import { type Drawing, INK, PAPER, path, seeded, short } from "@cardwright/table";

/** A woodcut of a challenge: sky, sun or moon, ridges repeated downwards, and in front what waits there. */
export interface Scene {
  readonly id: string;
  readonly kind: "foe" | "journey" | "court";
}
const W = 150;
const H = 146;
const NIGHT = "#c9cfd6";
const SAND = "#e6d6b4";

export function scene({ id, kind }: Scene, night: boolean): Drawing {
  return {
    viewBox: `0 0 ${W} ${H}`,
    fit: "xMidYMax slice",
    draw: () => {
      const paper = night ? NIGHT : PAPER;
      const r = seeded(`scene/${id}`);
      return `<rect width="${W}" height="${H}" fill="${paper}"/>${sky(r, night)}${ridges(r, paper)}${motif(kind, id, paper)}`;
    },
  };
}
type Random = () => number;
/** The line of the sky breaks off before the disc. */
function sky(r: Random, night: boolean): string {
  const sx = W * (0.3 + r() * 0.4);
  const sy = H * 0.3;
  const R = 20;
  let lines = "";
  for (let y = 5; y < H * 0.66; y += 4.6) {
    const apart = Math.abs(y - sy) < R + 5 ? Math.sqrt(Math.max(0, (R + 6) ** 2 - (y - sy) ** 2)) : 0;
    const [a, b] = [r() * 20, W - r() * 20];
    lines += apart > 0 ? path`M${a} ${y}H${sx - apart}M${sx + apart} ${y}H${b}` : path`M${a} ${y}H${b}`;
  }
  const disc = `<circle cx="${short(sx)}" cy="${short(sy)}" r="${R}" fill="${night ? "#eef1f4" : "#d07c2e"}" stroke="${INK}" stroke-width="1.8"/>`;
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
const x = W / 2;
function motif(kind: Scene["kind"], id: string, cut: string): string {
  if (kind === "journey") return road(cut);
  return kind === "court" ? castle(cut) : beast(id, cut);
}
const PINES = [
  [-52, 44],
  [-40, 34],
  [46, 40],
  [58, 30],
] as const;
function road(cut: string): string {
  const fill = INK;
  const y = H * 0.8;
  let m = `<path d="${path`M${x - 26} ${H}C${x + 34} ${H - 22} ${x - 40} ${H - 40} ${x + 4} ${H - 60}C${x + 14} ${H - 66} ${x + 8} ${H - 74} ${x + 10} ${H - 78}L${x + 14} ${H - 78}C${x + 14} ${H - 72} ${x + 24} ${H - 64} ${x + 16} ${H - 58}C${x - 14} ${H - 38} ${x + 66} ${H - 26} ${x + 14} ${H}Z`}" fill="${cut}" stroke="${INK}" stroke-width="2"/>`;
  for (const [dx, h2] of PINES)
    m += `<path d="${path`M${x + dx} ${y + 8}l${-h2 * 0.26} 0l${h2 * 0.14} ${-h2 * 0.34}l${-h2 * 0.08} 0l${h2 * 0.2} ${-h2 * 0.6}l${h2 * 0.2} ${h2 * 0.6}l${-h2 * 0.08} 0l${h2 * 0.14} ${h2 * 0.34}Z`}" fill="${fill}" stroke="${cut}" stroke-width=".8"/>`;
  return m;
}
function castle(cut: string): string {
  const fill = INK;
  const b = H - 2;
  return `<path d="${path`M${x - 42} ${b}V${b - 48}h7v6h7v-6h7v6h7v-6h7V${b - 40}H${x + 8}V${b - 76}l${15} -16l15 16V${b - 40}h9v${40}Z`}" fill="${fill}" stroke="${cut}" stroke-width="1.4"/><path d="${path`M${x - 12} ${b}v-16a8 8 0 0 1 16 0v16ZM${x + 19} ${b - 60}h8v12h-8ZM${x - 34} ${b - 30}v8M${x - 24} ${b - 30}v8M${x + 20} ${b - 34}v10M${x + 34} ${b - 28}v9`}" fill="${cut}" stroke="${cut}" stroke-width="2"/><path d="${path`M${x + 23} ${b - 92}v-14l16 5-16 5`}" fill="#b0431f" stroke="${INK}" stroke-width="1.4"/>`;
}
function beast(id: string, cut: string): string {
  const fill = INK;
  const b = H - 6;
  const form = seeded(`beast/${id}`)() < 0.5 ? "drake" : "boar";
  const outline =
    form === "drake"
      ? path`M${x - 52} ${b}C${x - 50} ${b - 30} ${x - 24} ${b - 44} ${x} ${b - 40}C${x + 12} ${b - 58} ${x + 30} ${b - 66} ${x + 46} ${b - 56}L${x + 56} ${b - 44}L${x + 38} ${b - 40}C${x + 32} ${b - 30} ${x + 36} ${b - 14} ${x + 40} ${b}L${x + 26} ${b}L${x + 20} ${b - 16}L${x - 8} ${b - 14}L${x - 12} ${b}L${x - 28} ${b}L${x - 30} ${b - 12}Z`
      : path`M${x - 50} ${b}L${x - 46} ${b - 30}C${x - 44} ${b - 50} ${x - 12} ${b - 60} ${x + 8} ${b - 52}L${x + 18} ${b - 62}L${x + 24} ${b - 50}C${x + 40} ${b - 48} ${x + 50} ${b - 32} ${x + 56} ${b - 24}L${x + 46} ${b - 16}L${x + 30} ${b - 18}L${x + 28} ${b}L${x + 14} ${b}L${x + 10} ${b - 14}L${x - 22} ${b - 14}L${x - 24} ${b}L${x - 38} ${b}L${x - 40} ${b - 12}Z`;
  let m = `<path d="${outline}" fill="${fill}" stroke="${cut}" stroke-width="1.6" stroke-linejoin="round"/>`;
  if (form === "drake")
    m += `<path d="${path`M${x - 6} ${b - 38}C${x - 14} ${b - 74} ${x - 34} ${b - 88} ${x - 56} ${b - 86}C${x - 46} ${b - 76} ${x - 50} ${b - 68} ${x - 54} ${b - 62}C${x - 42} ${b - 64} ${x - 34} ${b - 52} ${x - 26} ${b - 38}Z`}" fill="${fill}" stroke="${cut}" stroke-width="1.4"/><circle cx="${x + 40}" cy="${b - 53}" r="2.6" fill="#e8a13a"/>`;
  else
    m += `<path d="${path`M${x + 46} ${b - 22}l3 -13l5 10ZM${x + 38} ${b - 20}l2 -11l5 8Z`}" fill="${cut}"/><circle cx="${x + 30}" cy="${b - 38}" r="2.8" fill="#e8a13a"/>`;
  let hh = "";
  for (let k = 0; k < 9; k++) hh += path`M${x - 40 + k * 8} ${b - 20 - (k % 3) * 6}l5 -12`;
  m += `<path d="${hh}" stroke="${cut}" stroke-width="1.3" opacity=".75"/>`;
  return m;
}
