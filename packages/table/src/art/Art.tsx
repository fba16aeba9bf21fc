import { useId, useMemo } from "react";

/** A picture as SVG text. Only numbers and colours of drawing functions are in it, never a text of a game or a player. */
export interface Drawing {
  readonly viewBox: string;
  /** The inside of the SVG; `id` is for what refers to itself, such as a clip. */
  readonly draw: (id: string) => string;
  readonly fit?: string;
}
interface ArtProps {
  readonly drawing: Drawing;
  readonly className?: string | undefined;
}
export function Art({ drawing, className }: ArtProps) {
  const id = useId().replaceAll(/[^\w-]/g, "");
  const inside = useMemo(() => ({ __html: drawing.draw(id) }), [drawing, id]);
  return (
    <svg
      viewBox={drawing.viewBox}
      preserveAspectRatio={drawing.fit}
      className={className}
      aria-hidden="true"
      focusable="false"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: hundreds of strokes are faster as text, and drawing functions put no foreign text into it.
      dangerouslySetInnerHTML={inside}
    />
  );
}
