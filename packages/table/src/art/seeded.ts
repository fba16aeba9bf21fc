/** What every drawing is made with: numbers that the same text always yields again, and paths with few digits. */

export function seeded(text: string): () => number {
  let state = 2166136261;
  for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
}
export const short = (value: number): number => +value.toFixed(1);
export const clamp = (value: number, least = 0, most = 1): number => Math.min(most, Math.max(least, value));
/** A path with its numbers rounded: path`M${x} ${y}`. */
export const path = (parts: TemplateStringsArray, ...values: readonly (number | string)[]): string =>
  parts.reduce((text, part, index) => {
    const value = values[index];
    return text + part + (value === undefined ? "" : typeof value === "number" ? short(value) : value);
  }, "");
export const ellipse = (x: number, y: number, a: number, b = a): string =>
  path`M${x - a} ${y}a${a} ${b} 0 1 1 ${2 * a} 0a${a} ${b} 0 1 1 ${-2 * a} 0Z`;
export const polygon = (corners: readonly (readonly [number, number])[]): string =>
  `M${corners.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}Z`;
/** A list from 0 to count - 1, each drawn. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");
/** Paths with the same ink. */
export const group = (paths: readonly string[], attributes: string): string =>
  `<g ${attributes}>${paths.map((d) => `<path d="${d}"/>`).join("")}</g>`;

export const INK = "#24211c";
export const PAPER = "#f6efdf";
