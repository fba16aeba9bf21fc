import { ellipse, path } from "@cardwright/table";
import { hl, ink, pap, S, type Sitter, X } from "./sitter.ts";

/** What falls behind the shoulders: long hair and a veil. */
export function drawHairBehind({ hair, w, hf, hs }: Sitter): string {
  let s = "";
  if (hair === 5)
    s +=
      S(
        path`M${X - w - 4} 50C${X - w - 10} 74 ${X - w - 8} 96 ${X - w - 12} 112L${X + w + 12} 112C${X + w + 8} 96 ${X + w + 10} 74 ${X + w + 4} 50Z`,
        hf,
      ) +
      hl(
        Array.from({ length: 9 }, (_, i) => path`M${X - 28 + i * 7} 62q${(i - 4) * 0.6} 24 ${(i - 4) * 1.1} 46`).join(
          "",
        ),
        0.9,
        hs,
      );
  if (hair === 7)
    s += S(path`M${X} 22C${X - 40} 24 ${X - 32} 80 ${X - 40} 118L${X + 40} 118C${X + 32} 80 ${X + 40} 24 ${X} 22Z`, hf);
  return s;
}
/** What frames the face: nine ways to wear it. */
export function drawHair(sitter: Sitter): string {
  return (STYLES[sitter.hair] ?? drawHat)(sitter);
}
const STYLES: readonly ((sitter: Sitter) => string)[] = [
  ({ w, hf, hs }) =>
    S(
      path`M${X - w - 1.5} 58C${X - w - 5} 38 ${X - 14} 26 ${X + 4} 27C${X + 20} 27 ${X + w + 4} 40 ${X + w + 1.5} 58C${X + w - 2} 50 ${X + w - 4} 46 ${X + 12} 43C${X} 46 ${X - 12} 42 ${X - 12} 40C${X - w + 3} 44 ${X - w + 2} 52 ${X - w - 1.5} 58Z`,
      hf,
    ) + hl(Array.from({ length: 8 }, (_, i) => path`M${X - 11 + i * 4} 41q${4 + i} -8 ${10} -9`).join(""), 0.9, hs),
  ({ w, hf }) =>
    S(
      path`M${X - w - 1} 64C${X - w - 6} 56 ${X - w - 3} 46 ${X - w + 3} 45C${X - w + 1} 52 ${X - w + 1} 58 ${X - w - 1} 64ZM${X + w + 1} 64C${X + w + 6} 56 ${X + w + 3} 46 ${X + w - 3} 45C${X + w - 1} 52 ${X + w - 1} 58 ${X + w + 1} 64Z`,
      hf,
    ) + hl(path`M${X - 9} 42q9 -4 18 0M${X - 7} 46q7 -2.6 14 0`, 0.8),
  ({ w, hf, hs }) =>
    S(
      path`M${X - w - 3} 86C${X - w - 12} 60 ${X - w - 6} 26 ${X} 25C${X + w + 6} 26 ${X + w + 12} 60 ${X + w + 3} 86C${X + w - 3} 84 ${X + w - 2} 62 ${X + w - 4} 54C${X + 8} 50 ${X - 4} 46 ${X - 8} 41C${X - 12} 48 ${X - w + 3} 52 ${X - w + 3} 58C${X - w + 2} 70 ${X - w + 3} 82 ${X - w - 3} 86Z`,
      hf,
    ) +
    hl(
      [0, 1, 2, 3]
        .map(
          (i) =>
            path`M${X - w - 3 + i * 1.5} ${80 - i * 4}C${X - w - 5 + i * 2} 60 ${X - 16 + i * 3} 38 ${X - 2 + i * 2} 31M${X + w + 3 - i * 1.5} ${80 - i * 4}C${X + w + 5 - i * 2} 60 ${X + 18 - i * 3} 40 ${X + 4 - i} 31`,
        )
        .join(""),
      0.9,
      hs,
    ),
  ({ w, hf, hs, dir }) =>
    S(ellipse(X - dir * 4, 24, 11, 9), hf) +
    S(
      path`M${X - w - 1.5} 62C${X - w - 5} 36 ${X - 14} 27 ${X} 27C${X + 14} 27 ${X + w + 5} 36 ${X + w + 1.5} 62C${X + w - 2} 52 ${X + 12} 42 ${X} 41C${X - 12} 42 ${X - w + 2} 52 ${X - w - 1.5} 62Z`,
      hf,
    ) +
    hl(
      Array.from(
        { length: 9 },
        (_, i) =>
          path`M${X - 16 + i * 4} ${43 + Math.abs(i - 4) * 1.2}Q${X - 10 + i * 2.5} 34 ${X - dir * 4 + (i - 4)} 29`,
      ).join("") + ellipse(X - dir * 4, 24, 6, 4.5),
      0.9,
      hs,
    ),
  ({ w, hf, hs }) =>
    Array.from({ length: 11 }, (_, i) => {
      const a = Math.PI * (1.02 + i * 0.096);
      return (
        S(ellipse(X + Math.cos(a) * (w + 1), 52 + Math.sin(a) * 20, 6.6), hf, 1.2) +
        hl(path`M${X + Math.cos(a) * (w + 1) - 3} ${52 + Math.sin(a) * 20}q3 -4 6 0`, 0.9, hs)
      );
    }).join(""),
  ({ w, hf, hs }) =>
    S(
      path`M${X - w - 4} 70C${X - w - 8} 34 ${X - 14} 25 ${X} 25C${X + 14} 25 ${X + w + 8} 34 ${X + w + 4} 70C${X + w - 2} 58 ${X + w - 2} 48 ${X + 1} 37C${X - w + 2} 48 ${X - w + 2} 58 ${X - w - 4} 70Z`,
      hf,
    ) +
    hl(
      [0, 1, 2, 3]
        .map(
          (i) =>
            path`M${X - 2} ${30 + i * 2}Q${X - 16 - i} ${36 + i * 3} ${X - w - 2 + i} ${60}M${X + 3} ${30 + i * 2}Q${X + 17 + i} ${36 + i * 3} ${X + w + 2 - i} ${60}`,
        )
        .join(""),
      0.9,
      hs,
    ),
  ({ w, hf, hs }) =>
    S(
      path`M${X - w - 1.5} 60C${X - w - 4} 34 ${X - 12} 27 ${X} 27C${X + 12} 27 ${X + w + 4} 34 ${X + w + 1.5} 60C${X + w - 1} 50 ${X + w - 5} 43 ${X + 6} 40L${X} 45L${X - 6} 40C${X - w + 5} 43 ${X - w + 1} 50 ${X - w - 1.5} 60Z`,
      hf,
    ) +
    hl(
      Array.from(
        { length: 9 },
        (_, i) => path`M${X - 12 + i * 3} ${41 - Math.abs(i - 4) * 0.2}Q${X - 11 + i * 2.8} 34 ${X - 8 + i * 2} 29`,
      ).join(""),
      0.9,
      hs,
    ),
  ({ hf, hs, chin }) =>
    S(
      path`M${X} 24C${X - 34} 24 ${X - 27} 76 ${X - 16} 96L${X} 104L${X + 16} 96C${X + 27} 76 ${X + 34} 24 ${X} 24ZM${X} 39C${X + 22} 39 ${X + 19} 78 ${X} ${chin}C${X - 19} 78 ${X - 22} 39 ${X} 39Z`,
      hf,
    ).replace("<path", '<path fill-rule="evenodd"') +
    hl(
      path`M${X - 21} 46q-4 24 8 48M${X - 24} 50q-2 24 8 46M${X + 21} 46q4 24 -8 48M${X - 12} 34q12 -7 24 0M${X - 8} 30q8 -4 16 0`,
      0.9,
      hs,
    ),
];
function drawHat({ w }: Sitter): string {
  return (
    S(
      path`M${X - w - 10} 45C${X - 20} 38 ${X + 20} 38 ${X + w + 10} 45C${X + w} 49 ${X - w} 49 ${X - w - 10} 45Z`,
      ink,
    ) +
    S(
      path`M${X - w + 1} 42C${X - w} 24 ${X - 10} 18 ${X} 18C${X + 10} 18 ${X + w} 24 ${X + w - 1} 42C${X + 10} 39 ${X - 10} 39 ${X - w + 1} 42Z`,
      ink,
    ) +
    hl(path`M${X - w + 3} 38Q${X} 34 ${X + w - 3} 38`, 2, pap) +
    hl([0, 1, 2, 3, 4].map((i) => path`M${X + 4 + i * 3} ${22 + i * 1.2}q2 6 2 10`).join(""), 0.8, pap)
  );
}
