import { PictureCard } from "@cardwright/table";
import styles from "./picture.module.css";

/** Two creatures face each other. */
export function Picture() {
  return (
    <>
      <PictureCard id="ember" x={44} y={32} turn={-6} />
      <PictureCard id="tide" x={204} y={32} turn={6} />
      <path d="M146 62 L176 98 M176 62 L146 98" className={styles.clash} />
    </>
  );
}
