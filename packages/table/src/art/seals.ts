import type { Drawing } from "./Art.tsx";
import { path, times } from "./seeded.ts";

const LEAVES = 9;
const LEAF = "M0 0C5 -5 13 -4 17 0C13 4 5 5 0 0Z";
const wreath: Drawing = {
  viewBox: "0 0 120 116",
  draw: () => {
    const side = (hand: number): string =>
      times(LEAVES, (index) => {
        const angle = Math.PI / 2 + hand * (0.25 + index * 0.27);
        const turn = (angle * 180) / Math.PI + hand * 62;
        const at = path`translate(${60 + 46 * Math.cos(angle)} ${58 + 46 * Math.sin(angle)})`;
        return [-1, 1]
          .map((lean) => {
            const fill = lean === 1 ? "currentColor" : "none";
            return `<path d="${LEAF}" transform="${at} ${path`rotate(${turn + lean * 34})`} scale(.86)" fill="${fill}" stroke="currentColor" stroke-width="1.4"/>`;
          })
          .join("");
      });
    return `${side(-1)}${side(1)}<path d="M52 106q8 5 16 0" stroke="currentColor" fill="none" stroke-width="2"/>`;
  },
};
/** A wreath for whoever has won. */
export const laurel = (): Drawing => wreath;

/** The back of every card: it may not differ by a pixel, whatever lies under it. */
export const cardBack: Drawing = {
  viewBox: "0 0 100 140",
  fit: "xMidYMid slice",
  draw: () => {
    const lines = times(9, (index) => `M${-10 + index * 15} 0l70 140M${110 - index * 15} 0l-70 140`);
    return `<path d="${lines}" stroke="currentColor" stroke-width=".8" opacity=".45" fill="none"/><path d="M50 44l26 26-26 26-26-26Z" fill="var(--table-deep, #24443a)" stroke="currentColor" stroke-width="2.4"/><path d="M50 58l12 12-12 12-12-12Z" fill="currentColor"/>`;
  },
};
