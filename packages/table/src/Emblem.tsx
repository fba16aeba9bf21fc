import { useMemo } from "react";
import { Art } from "./art/Art.tsx";
import { emblem } from "./art/emblem.ts";
import type { CardLook } from "./look.ts";

interface PictureOfProps {
  readonly look: Pick<CardLook, "id" | "emblem" | "picture">;
  readonly className?: string | undefined;
}
/** The picture of a card: what its game draws for it, else its emblem. */
export function PictureOf({ look, className }: PictureOfProps) {
  const { id, picture, emblem: sign } = look;
  const drawing = useMemo(() => picture ?? emblem(sign, id), [picture, sign, id]);
  return <Art drawing={drawing} className={className} />;
}
