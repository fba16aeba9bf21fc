import type { Drawing } from "@cardwright/table";
import type { Element } from "../../src/elements.ts";
import { ELEMENT_SIGNS } from "../ElementSign.tsx";

const INK: Readonly<Record<Element, string>> = {
  fire: "#9c3b22",
  water: "#2a5f8a",
  nature: "#4b6b33",
  earth: "#7a5a2c",
  wind: "#4d7268",
  ice: "#3f7391",
  lightning: "#8a6414",
  shadow: "#4a4160",
  light: "#8a6414",
  metal: "#596168",
  dragon: "#7c3f62",
};
/** An energy is the sign of its element, large, in its colour, within a ring: the same sign as on creatures and in the pool. */
export const energy = (element: Element): Drawing => ({
  viewBox: "0 0 64 64",
  draw: () => {
    const ink = INK[element];
    return [
      `<circle cx="32" cy="32" r="29" fill="${ink}" fill-opacity=".12" stroke="${ink}" stroke-width="2.4"/>`,
      `<circle cx="32" cy="32" r="25" fill="none" stroke="${ink}" stroke-width="1" stroke-dasharray="3 3"/>`,
      `<path d="${ELEMENT_SIGNS[element]}" transform="translate(15 15) scale(1.7)" fill="${ink}" fill-opacity=".85" stroke="${ink}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"/>`,
    ].join("");
  },
});
