import type { TableGame } from "@cardwright/table";
import { SoundButton } from "../chrome/SoundButton.tsx";
import { Rules } from "./Rules.tsx";

/** In the open: the rules in a minute, and sound. */
export function TableTools({ game }: { readonly game: TableGame }) {
  return (
    <>
      <Rules game={game} />
      <SoundButton />
    </>
  );
}
