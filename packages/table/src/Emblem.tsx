import { useId, useMemo } from "react";
import { drawEmblem } from "./draw-emblem.ts";

export interface EmblemProps {
  readonly id: string;
  readonly kind?: string;
  readonly className?: string | undefined;
}
export function Emblem({ id, kind = "", className }: EmblemProps) {
  const pattern = useId();
  const { shapes, hatch } = useMemo(() => drawEmblem(id, kind), [id, kind]);
  const fills = { ink: "currentColor", none: "none", hatch: `url(#${pattern})`, paper: "var(--paper)" };
  return (
    <svg viewBox="0 0 100 100" className={className} aria-hidden="true" focusable="false">
      <defs>
        <pattern
          id={pattern}
          width={hatch.gap}
          height={hatch.gap}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${hatch.angle})`}
        >
          <line x1="0" y1="0" x2="0" y2={hatch.gap} stroke="currentColor" strokeWidth="1.6" />
        </pattern>
      </defs>
      {shapes.map(({ path, fill, width }) => (
        <path
          key={path}
          d={path}
          fill={fills[fill]}
          stroke={width > 0 ? "currentColor" : "none"}
          strokeWidth={width}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      ))}
    </svg>
  );
}
