/** An emblem is drawn from what a card is: same id and kind, same picture, everywhere. */

export interface EmblemShape {
  readonly path: string;
  readonly fill: "ink" | "none" | "hatch" | "paper";
  readonly width: number;
}
export interface EmblemDrawing {
  readonly shapes: readonly EmblemShape[];
  /** Degrees and distance of the hatching lines. */
  readonly hatch: { readonly angle: number; readonly gap: number };
}

function numbersFrom(text: string): () => number {
  let state = 2166136261;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
}
const place = (radius: number, turn: number): string => {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`;
};
const ring = (radius: number): string =>
  `M ${50 - radius} 50 a ${radius} ${radius} 0 1 0 ${2 * radius} 0 a ${radius} ${radius} 0 1 0 ${-2 * radius} 0 Z`;
const polygon = (sides: number, radius: number, turn: number): string =>
  `M ${Array.from({ length: sides }, (_, i) => place(radius, i / sides + turn)).join(" L ")} Z`;
const star = (points: number, outer: number, inner: number, turn: number): string => {
  const corners = Array.from({ length: points * 2 }, (_, i) =>
    place(i % 2 === 0 ? outer : inner, i / (2 * points) + turn),
  );
  return `M ${corners.join(" L ")} Z`;
};
const petals = (count: number, outer: number, inner: number, spread: number, turn: number): string =>
  Array.from({ length: count }, (_, i) => {
    const at = i / count + turn;
    const reach = (outer + inner) / 2;
    return `M ${place(inner, at)} Q ${place(reach, at - spread)} ${place(outer, at)} Q ${place(reach, at + spread)} ${place(inner, at)} Z`;
  }).join(" ");
const rays = (count: number, outer: number, inner: number, turn: number): string =>
  Array.from(
    { length: count },
    (_, i) => `M ${place(inner, i / count + turn)} L ${place(outer, i / count + turn)}`,
  ).join(" ");

export function drawEmblem(id: string, kind = ""): EmblemDrawing {
  const next = numbersFrom(`${kind}/${id}`);
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  const family = numbersFrom(kind);
  const fold = [3, 4, 5, 6, 8][Math.floor(next() * 5)] ?? 6;
  const turn = next() < 0.5 ? 0 : 0.5 / fold;
  const shapes: EmblemShape[] = [];
  const figure = whole(0, 3);
  const outer = 34 + next() * 10;
  const inner = 10 + next() * 10;
  if (figure === 0)
    shapes.push({ path: petals(fold, outer, inner * 0.4, 0.5 / fold, turn), fill: "hatch", width: 2.5 });
  else if (figure === 1) shapes.push({ path: star(fold, outer, inner + 6, turn), fill: "hatch", width: 2.5 });
  else if (figure === 2) shapes.push({ path: polygon(fold, outer, turn), fill: "hatch", width: 2.5 });
  else shapes.push({ path: ring(outer - 4), fill: "hatch", width: 2.5 });
  if (next() < 0.55) shapes.push({ path: rays(fold * 2, 47, outer + 2, turn), fill: "none", width: 2 });
  else shapes.push({ path: ring(46), fill: "none", width: 1.5 });
  const heart = whole(0, 3);
  const size = 12 + next() * 8;
  if (heart === 0) shapes.push({ path: ring(size), fill: "ink", width: 0 });
  else if (heart === 1)
    shapes.push({ path: star(fold, size + 4, size * 0.45, turn + 0.5 / fold), fill: "ink", width: 0 });
  else if (heart === 2)
    shapes.push({ path: polygon(fold === 8 ? 4 : fold, size, turn + 0.5 / fold), fill: "ink", width: 0 });
  else shapes.push({ path: petals(fold, size + 8, 2, 0.35 / fold, turn + 0.5 / fold), fill: "ink", width: 0 });
  shapes.push({ path: ring(2 + next() * 3), fill: "paper", width: 0 });
  return { shapes, hatch: { angle: Math.floor(family() * 6) * 30, gap: 4 + Math.floor(family() * 3) } };
}
