import { PictureCard } from "@cardwright/table";
import { Suspense } from "react";
import { pictures } from "../games.ts";
import styles from "./picture.module.css";

/** The picture that a game has drawn of itself, or three cards of its own. */
export function GamePicture({ game }: { readonly game: string }) {
  const Picture = pictures.get(game);
  return (
    <svg viewBox="0 0 320 160" className={styles.picture} aria-hidden="true" focusable="false">
      <rect width="320" height="160" className={styles.cloth} />
      <Suspense fallback={null}>{Picture === undefined ? <ThreeCards game={game} /> : <Picture />}</Suspense>
    </svg>
  );
}
const ThreeCards = ({ game }: { readonly game: string }) =>
  [0, 1, 2].map((index) => (
    <PictureCard key={index} id={`${game}${index}`} x={60 + index * 62} y={34} turn={index * 9 - 9} />
  ));
