import type { OverlayKind } from "../src/security/world.ts";
import styles from "./board.module.css";

/** A sign for each kind of overlay: less, an eye, a form, a bar across. */
const SIGNS: Readonly<Record<OverlayKind, string>> = {
  securityLevel: "M10 4v12M5 11l5 5 5-5",
  control: "M2 10c4-6 12-6 16 0-4 6-12 6-16 0zM10 8a2 2 0 1 0 .1 0",
  administration: "M5 3h10v14H5zM8 8h4M8 12h4",
  blockade: "M4 4l12 12M16 4L4 16",
};
export function OverlaySign({ kind }: { readonly kind: OverlayKind }) {
  return (
    <svg viewBox="0 0 20 20" className={styles.overlaySign} aria-hidden="true" focusable="false">
      <path d={SIGNS[kind]} />
    </svg>
  );
}
