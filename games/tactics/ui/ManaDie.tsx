import { Art } from "@cardwright/table";
import { useMemo } from "react";
import { type Colour, crystal, glassDie } from "./art/glass.ts";
import styles from "./board.module.css";

interface ManaDieProps {
  readonly colour: Colour;
  readonly spent?: boolean;
}
export function ManaDie({ colour, spent = false }: ManaDieProps) {
  const drawing = useMemo(() => glassDie(colour, spent), [colour, spent]);
  return <Art drawing={drawing} className={styles.die} />;
}
export function Crystal({ colour }: { readonly colour: Colour }) {
  const drawing = useMemo(() => crystal(colour), [colour]);
  return <Art drawing={drawing} className={styles.crystal} />;
}
