import { path, seeded } from "@cardwright/table";

/** Who sits for an engraved portrait: traits that the id of the card yields, the same every time. */
export interface Sitter {
  readonly r: () => number;
  /** Which way they look: -1 left, 1 right. */
  readonly dir: number;
  /** Half the width of the head, of the jaw, and where the chin ends. */
  readonly w: number;
  readonly jaw: number;
  readonly chin: number;
  readonly hair: number;
  readonly dress: number;
  readonly brow: number;
  readonly face: number;
  readonly specs: boolean;
  /** Fill and strokes of the hair: grey hair is paper with lines of ink. */
  readonly hf: string;
  readonly hs: string;
  readonly skull: string;
}
/** The middle of the picture. */
export const X = 60;
export const ink = "currentColor";
export const pap = "var(--paper, #f6efdf)";

export function sitterOf(id: string): Sitter {
  const r = seeded(`bust/${id}`);
  const pick = (count: number): number => Math.floor(r() * count);
  const dir = r() < 0.5 ? -1 : 1;
  const w = 18.5 + r() * 4;
  const jaw = 9 + r() * 8;
  const chin = 87 + r() * 6;
  const hair = pick(9);
  const dress = pick(6);
  const brow = pick(3);
  const specs = r() < 0.3;
  const face = hair === 2 || hair === 3 || hair === 5 || hair === 7 ? 0 : pick(4);
  const grey = r() < 0.4;
  const skull = path`M${X - w} 54C${X - w} 30 ${X + w} 30 ${X + w} 54C${X + w} 72 ${X + jaw + 3} ${chin - 6} ${X} ${chin}C${X - jaw - 3} ${chin - 6} ${X - w} 72 ${X - w} 54Z`;
  return { r, dir, w, jaw, chin, hair, dress, brow, specs, face, skull, hf: grey ? pap : ink, hs: grey ? ink : pap };
}
/** A shape with its outline, and lines alone. */
export const S = (d: string, fill: string = pap, width = 1.8): string =>
  `<path d="${d}" fill="${fill}" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round"/>`;
export const hl = (d: string, width = 1.1, colour: string = ink, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`;
