import { type SeatProps, useTable } from "@cardwright/table";
import type { TacticsWorld } from "../src/world.ts";
import styles from "./board.module.css";
import { Crystal } from "./ManaDie.tsx";

const MANA = [
  ["redCrystals", "red", "crystal"],
  ["blueCrystals", "blue", "crystal"],
  ["greenCrystals", "green", "crystal"],
  ["whiteCrystals", "white", "crystal"],
  ["redTokens", "red", "token"],
  ["blueTokens", "blue", "token"],
  ["greenTokens", "green", "token"],
  ["whiteTokens", "white", "token"],
  ["blackTokens", "black", "token"],
] as const;

/** Crystals and tokens that a seat has gathered. */
export function SeatMore({ view, seat }: SeatProps<TacticsWorld>) {
  const { words } = useTable();
  const held = MANA.filter(([name]) => (view[name]?.[seat] ?? 0) > 0);
  return (
    <div className={styles.more}>
      {words.text("label.mana")}
      <span>
        {held.map(([name, colour, kind]) => (
          <span key={name} className={styles.mana}>
            {kind === "crystal" ? <Crystal colour={colour} /> : <i className={styles.token} data-colour={colour} />}
            <span className="visually-hidden">{words.text("label.pay", { color: colour, from: kind })}</span>
            {view[name]?.[seat]}
          </span>
        ))}
        {held.length === 0 && words.text("label.noMana")}
      </span>
    </div>
  );
}
