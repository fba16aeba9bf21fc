import type { Drawing } from "./Art.tsx";
import { EMBLEM_SIGNS, type EmblemSign } from "./emblem-signs.ts";
import { path, seeded, short, times } from "./seeded.ts";

const TORN =
  "M32 3l6 3 7-1 4 6 7 2 1 7 5 5-2 7 2 7-5 5-1 7-7 2-4 6-7-1-6 3-6-3-7 1-4-6-7-2-1-7-5-5 2-7-2-7 5-5 1-7 7-2 4-6 7 1Z";
const SPIKES = 18;
const WOUND_RED = "#a3281d";

/** An emblem: the sign says what a card is, the id only how rim and hatching run. Same card, same emblem, everywhere. */
export function emblem(sign: EmblemSign, id: string): Drawing {
  return { viewBox: "0 0 64 64", draw: (clip) => drawn(sign, id, clip) };
}
function drawn(sign: EmblemSign, id: string, clip: string): string {
  const next = seeded(`emblem/${id}`);
  const ink = sign === "wound" ? WOUND_RED : "currentColor";
  const angle = Math.floor(next() * 4) * 45 - 30;
  const teeth = 20 + Math.floor(next() * 3) * 8;
  const dashes = next() < 0.5 ? `${short(176 / teeth - 2)} 2` : "0";
  const shape = EMBLEM_SIGNS[sign];
  const lines = times(22, (index) => `M-32 ${-32 + index * 3}H32`);
  return [
    rimOf(sign, ink, dashes),
    `<clipPath id="${clip}"><path d="${shape}"/></clipPath>`,
    `<g clip-path="url(#${clip})"><path d="${lines}" transform="translate(32 32) rotate(${angle})" stroke="${ink}" stroke-width=".9" opacity=".6"/></g>`,
    `<path d="${shape}" fill="none" stroke="${ink}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"/>`,
  ].join("");
}
/** A wound is torn, a foe has spikes, all else a rim like a coin's. */
function rimOf(sign: EmblemSign, ink: string, dashes: string): string {
  if (sign === "wound") return `<path d="${TORN}" fill="none" stroke="${ink}" stroke-width="1.6"/>`;
  if (sign === "foe") {
    const spikes = times(SPIKES, (index) => {
      const turn = (index / SPIKES) * 2 * Math.PI;
      return path`M${32 + 27 * Math.cos(turn)} ${32 + 27 * Math.sin(turn)}L${32 + 31 * Math.cos(turn + 0.1)} ${32 + 31 * Math.sin(turn + 0.1)}`;
    });
    return `<path d="${spikes}" stroke="${ink}" stroke-width="2.2"/>`;
  }
  return `<circle cx="32" cy="32" r="30.5" fill="none" stroke="${ink}" stroke-width="1.4"/><circle cx="32" cy="32" r="28" fill="none" stroke="${ink}" stroke-width="1.6" stroke-dasharray="${dashes}"/>`;
}
