import { SIGNS } from "@cardwright/table";
import type { Element } from "../src/elements.ts";
import styles from "./element.module.css";

export const ELEMENT_SIGNS: Readonly<Record<Element, string>> = {
  fire: SIGNS.flame,
  water: SIGNS.drop,
  nature: SIGNS.leaf,
  earth: "M2 16l6-10 4 6 2-3 4 7z",
  wind: "M2 8h10a3 3 0 1 0-3-3M2 12h13a3 3 0 1 1-3 3",
  ice: SIGNS.star,
  lightning: "M11 2L4 11h5l-1 7 8-10h-5z",
  shadow: SIGNS.moon,
  light: "M10 6a4 4 0 1 0 .1 0M10 1v3M10 16v3M1 10h3M16 10h3",
  metal: "M6 3h8l4 7-4 7H6l-4-7z",
  dragon: "M3 17c2-8 6-9 6-14 4 2 8 6 8 14-3-3-5-4-7-3-2-2-4 0-7 3z",
};
interface ElementSignProps {
  readonly element: Element;
  readonly size?: number;
}
export function ElementSign({ element, size = 26 }: ElementSignProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      className={styles.element}
      data-element={element}
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="10" cy="10" r="10" />
      <path d={ELEMENT_SIGNS[element]} transform="translate(3 3) scale(0.7)" />
    </svg>
  );
}
