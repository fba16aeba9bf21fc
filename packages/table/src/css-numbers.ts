import type { CSSProperties } from "react";

/** Numbers and lengths for a style sheet, which reckons with them: custom properties that React's types do not know. */
export const cssNumbers = (values: Readonly<Record<`--${string}`, number | string>>): CSSProperties =>
  values as CSSProperties;
