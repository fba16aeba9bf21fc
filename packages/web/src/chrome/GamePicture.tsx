import { emblem, PictureArt } from "@cardwright/table";
import { Suspense } from "react";
import { pictures } from "../games.ts";
import styles from "./picture.module.css";

/** The picture that a game has drawn of itself, or an emblem. */
export function GamePicture({ game }: { readonly game: string }) {
  const Picture = pictures.get(game);
  return (
    <svg
      viewBox="0 0 320 160"
      preserveAspectRatio="xMidYMid slice"
      className={styles.picture}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="320" height="160" className={styles.cloth} />
      <Suspense fallback={null}>
        {Picture === undefined ? (
          <PictureArt drawing={emblem("star", game)} x={110} y={30} width={100} height={100} />
        ) : (
          <Picture />
        )}
      </Suspense>
    </svg>
  );
}
