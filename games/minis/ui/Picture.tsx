import { PictureArt } from "@cardwright/table";
import { creature } from "./art/creature.ts";
import styles from "./picture.module.css";

const LEFT = { id: "staticat", element: "lightning", health: 36, attack: 4, defence: 2, speed: 5, stage: 1 } as const;
const RIGHT = { id: "boulderback", element: "earth", health: 50, attack: 4, defence: 5, speed: 2, stage: 1 } as const;
const first = creature(LEFT, { cut: true });
const second = creature(RIGHT, { cut: true, flip: true });

/** Two creatures face each other. */
export function Picture() {
  return (
    <>
      <rect width="320" height="160" className={styles.cloth} />
      <ellipse cx="160" cy="128" rx="140" ry="24" className={styles.ring} />
      <PictureArt drawing={first} x={12} y={22} width={146} height={120} />
      <PictureArt drawing={second} x={164} y={22} width={146} height={120} />
    </>
  );
}
