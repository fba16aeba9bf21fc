import { Die, SIGNS } from "@cardwright/table";

/** A sign for each colour of mana, so that colour is never alone. */
const SIGN_OF = {
  red: SIGNS.flame,
  blue: SIGNS.drop,
  green: SIGNS.leaf,
  white: SIGNS.star,
  gold: "M3 15V6l4 4 3-6 3 6 4-4v9z",
  black: SIGNS.moon,
} as const;
type Colour = keyof typeof SIGN_OF;
export const COLOURS: readonly Colour[] = ["red", "blue", "green", "white", "gold", "black"];

interface ManaDieProps {
  readonly colour: Colour;
  readonly size: number;
  readonly spent?: boolean;
}
export function ManaDie({ colour, size, spent = false }: ManaDieProps) {
  return <Die value={colour} sign={SIGN_OF[colour]} colour={colour} spent={spent} size={size} />;
}
