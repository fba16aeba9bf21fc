import { PictureArt } from "@cardwright/table";
import { bust } from "./art/bust.ts";
import styles from "./picture.module.css";

const LEFT = bust("minister-liesl-tamarind");
const RIGHT = bust("envoy-silas-vendramin");

/** Two portraits side by side, and the stamp of a round that was lost. */
export function Picture() {
  return (
    <g className={styles.ink}>
      <rect width="320" height="160" className={styles.ground} />
      <rect x="36" y="14" width="116" height="146" className={styles.paper} />
      <rect x="168" y="14" width="116" height="146" className={styles.paper} />
      <PictureArt drawing={LEFT} x={36} y={14} width={116} height={146} />
      <PictureArt drawing={RIGHT} x={168} y={14} width={116} height={146} />
      <g transform="translate(160 118) rotate(-12)">
        <rect x="-86" y="-18" width="172" height="36" className={styles.stamp} />
        <text y="8" className={styles.word}>
          2 : 1
        </text>
      </g>
    </g>
  );
}
