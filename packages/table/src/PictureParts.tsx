import type { Drawing } from "./art/Art.tsx";
import { Art } from "./art/Art.tsx";

interface Placed {
  readonly drawing: Drawing;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** A drawing at its place inside the picture of a game. */
export function PictureArt({ drawing, x, y, width, height }: Placed) {
  return (
    <svg x={x} y={y} width={width} height={height} aria-hidden="true" focusable="false">
      <Art drawing={drawing} />
    </svg>
  );
}
