import type { TableGame } from "./define-table.ts";
import styles from "./frame.module.css";

/** The class with the cloth and the colours of a game's table: its skin, or that of games without one. For pages before the table. */
export const clothOf = ({ skin }: Pick<TableGame, "skin">): string | undefined => skin ?? styles["felt"];
