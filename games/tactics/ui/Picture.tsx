import { COLOURS, ManaDie } from "./ManaDie.tsx";

/** The dice of the source, as they fell. */
export function Picture() {
  return COLOURS.map((colour, index) => (
    <g
      key={colour}
      transform={`translate(${22 + index * 47} ${index % 2 === 0 ? 48 : 68}) rotate(${index * 11 - 27} 20 20)`}
    >
      <ManaDie colour={colour} size={40} />
    </g>
  ));
}
