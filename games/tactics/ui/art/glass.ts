import type { Drawing } from "@cardwright/table";

/** Dice and crystals of coloured glass; each colour has a sign, so that colour is never alone. */
export type Colour = "red" | "blue" | "green" | "white" | "gold" | "black";
const GLASS: Readonly<Record<Colour, readonly [string, string, string, string]>> = {
  red: ["#c8452f", "#8c2415", "#f0a892", "#fff1ea"],
  blue: ["#3c7fb5", "#1d4f7d", "#a8cfe8", "#f0f8ff"],
  green: ["#4f8a46", "#2b5a27", "#b4d9a6", "#f2fbee"],
  white: ["#dfe3e2", "#a9b2b3", "#ffffff", "#3a3f40"],
  gold: ["#d9a520", "#95690a", "#f8e09a", "#3a2800"],
  black: ["#3b3641", "#1b1820", "#857d92", "#f3eefa"],
};
const MANA: Readonly<Record<Colour, string>> = {
  red: "M12 2c1 5 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 3 4 2-2 2-5 1-9Z",
  blue: "M12 2c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13Z",
  green: "M4 20C3 9 9 4 21 4c0 11-6 16-14 14M4 21c2-6 6-9 11-11",
  white: "M12 2l2.6 6.6L21 12l-6.4 3.4L12 22l-2.6-6.6L3 12l6.4-3.4Z",
  gold: "M12 7a5 5 0 1 0 .1 0M12 1v3M12 20v3M1 12h3M20 12h3M4 4l2.4 2.4M17.6 17.6 20 20M20 4l-2.4 2.4M6.4 17.6 4 20",
  black: "M16 3a9.5 9.5 0 1 0 5 14A8 8 0 0 1 16 3Z",
};
/** Three faces, the back edges seen through, one light; a depleted one is cracked and dull. */
export function glassDie(color: Colour, dull: boolean, turn = 0): Drawing {
  const [base, deep, light, pip] = GLASS[color];
  return {
    viewBox: "-42 -46 84 88",
    draw: () =>
      `<g${dull ? ' opacity=".62"' : ""} transform="rotate(${turn})"><path d="M-31 20L-7 34 33 22 33 29-6 41-31 28Z" fill="#000" opacity=".28"/><path d="M-30 -20L-8 -6V34L-30 20Z" fill="${deep}"/><path d="M-8 -6L30 -18V22L-8 34Z" fill="${base}"/><path d="M-30 -20L8 -32 30 -18 -8 -6Z" fill="${light}"/><path d="M-30 20L8 8V-32M8 8L30 22" fill="none" stroke="${light}" stroke-width="1.2" opacity=".5"/><path d="M-4 -3L26 -12.5V-4L-4 24Z" fill="#fff" opacity=".17"/><path d="M-26 -16V6L-14 -8Z" fill="#fff" opacity=".14"/><path d="M-30 -20L8 -32 30 -18V22L-8 34-30 20ZM-30 -20L-8 -6 30 -18M-8 -6V34" fill="none" stroke="#1c1712" stroke-width="2" stroke-linejoin="round"/><path d="M-22 -20L6 -28.5" stroke="#fff" stroke-width="2" opacity=".8" stroke-linecap="round"/><g transform="matrix(.95 -.3 0 1 11 8) translate(-14 -14) scale(1.17)"><path d="${MANA[color]}" fill="${color === "green" || color === "gold" ? "none" : pip}" stroke="${pip}" stroke-width="${color === "green" || color === "gold" ? 2.4 : 1}" stroke-linejoin="round" stroke-linecap="round"/></g>${dull ? '<path d="M-2 2l8 8-4 6 10 10" fill="none" stroke="#f4eee0" stroke-width="2"/>' : ""}</g>`,
  };
}
export function crystal(colour: Colour): Drawing {
  return {
    viewBox: "0 0 20 24",
    draw: () =>
      `<path d="M10 1l8 7-3 14H5L2 8Z" fill="${GLASS[colour][0]}" stroke="#1c1712" stroke-width="1.5" stroke-linejoin="round"/><path d="M2 8h16M10 1L7 8l3 14 3-14Z" fill="none" stroke="${GLASS[colour][2]}" stroke-width="1"/>`,
  };
}
