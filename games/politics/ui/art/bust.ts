import { type Drawing, path, times } from "@cardwright/table";
import { drawDress } from "./dress.ts";
import { drawFace, drawHead } from "./face.ts";
import { drawHair, drawHairBehind } from "./hair.ts";
import { sitterOf } from "./sitter.ts";

/** Ruled like a banknote. */
const GROUND = `<path d="${times(47, (line) => path`M-30 ${-4 + line * 3.1}H150`)}" stroke="currentColor" stroke-width=".7" opacity=".42" fill="none"/>`;

/** An engraved portrait in one ink, composed from parts: same card, same face. */
export function bust(id: string): Drawing {
  return {
    viewBox: "-20 7 160 133",
    fit: "xMidYMin slice",
    draw: (clip) => {
      const sitter = sitterOf(id);
      return [
        GROUND,
        drawHairBehind(sitter),
        drawDress(sitter),
        '<g transform="translate(60 100) scale(1.2) translate(-60 -92)">',
        drawHead(sitter, clip),
        drawFace(sitter),
        drawHair(sitter),
        "</g>",
      ].join("");
    },
  };
}
