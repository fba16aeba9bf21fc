import { ellipse, path } from "@cardwright/table";
import { hl, ink, pap, S, type Sitter, X } from "./sitter.ts";

/** Shoulders, neck and what is worn. */
export function drawDress({ dress, r }: Sitter): string {
  let s = "";
  const sh = 40 + r() * 8;
  s += S(
    path`M${X - sh - 6} 141C${X - sh - 4} 120 ${X - 28} 110 ${X - 10} 104L${X + 10} 104C${X + 28} 110 ${X + sh + 4} 120 ${X + sh + 6} 141Z`,
    ink,
  );
  let cl = "";
  for (let i = 0; i < 13; i++)
    cl += path`M${X - sh - 2 + i * 3.4} ${139}L${X - 30 + i * 1.8} ${113 - i * 0.3}M${X + sh + 2 - i * 3.4} ${139}L${X + 30 - i * 1.8} ${113 - i * 0.3}`;
  s += hl(cl, 0.7, pap, 0.75);
  s += S(path`M${X - 9} 78L${X - 10} 106L${X} 116L${X + 10} 106L${X + 9} 78Z`);
  s += hl([0, 1, 2, 3, 4, 5].map((i) => path`M${X - 8.5} ${90 + i * 2.6}L${X + 8.5} ${86 + i * 2.9}`).join(""), 0.8);
  if (dress === 0 || dress === 1 || dress === 5) {
    s += S(path`M${X - 11} 102L${X} 136L${X + 11} 102L${X + 5} 110L${X} 113L${X - 5} 110Z`);
    s +=
      dress === 1
        ? S(path`M${X} 114l-11 -5v11ZM${X} 114l11 -5v11Z`, ink)
        : S(path`M${X - 3.5} 112h7l-1.6 5l3.4 20h-10.6l3.4 -20Z`, dress === 5 ? pap : ink);
    s +=
      S(
        path`M${X - 11} 102L${X - 22} 112L${X - 16} 119L${X - 20} 122L${X - 2} 141L${X} 136ZM${X + 11} 102L${X + 22} 112L${X + 16} 119L${X + 20} 122L${X + 2} 141L${X} 136Z`,
        ink,
        1.2,
      ) +
      hl(
        path`M${X - 11} 102L${X - 22} 112L${X - 16} 119L${X - 20} 122L${X - 1} 141M${X + 11} 102L${X + 22} 112L${X + 16} 119L${X + 20} 122L${X + 1} 141`,
        1,
        pap,
      );
  } else if (dress === 2)
    s +=
      S(
        path`M${X - 13} 100C${X - 16} 112 ${X + 16} 112 ${X + 13} 100L${X + 16} 110C${X + 10} 122 ${X - 10} 122 ${X - 16} 110Z`,
        ink,
      ) + hl(Array.from({ length: 9 }, (_, i) => path`M${X - 12 + i * 3} 106v9`).join(""), 0.8, pap);
  else if (dress === 3) {
    s += Array.from({ length: 7 }, (_, i) => {
      const a = Math.PI * (0.12 + i * 0.127);
      return S(ellipse(X - Math.cos(a) * 17, 103 + Math.sin(a) * 12, 2.4), pap, 1.2);
    }).join("");
  } else if (dress === 4)
    s +=
      S(path`M${X - 12} 99L${X - 14} 111L${X} 117L${X + 14} 111L${X + 12} 99L${X} 107Z`, ink) +
      hl(path`M${X} 117V141M${X - 12} 100L${X} 108L${X + 12} 100`, 1, pap) +
      [0, 1, 2].map((i) => `<path d="${ellipse(X - 30 + i * 7, 127, 2.6)}" fill="${pap}"/>`).join("");
  return s;
}
