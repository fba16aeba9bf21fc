import { Icon, type TableGame } from "@cardwright/table";
import { lazy, Suspense, useState } from "react";
import chrome from "../chrome/chrome.module.css";
import { useGameWords, useWords } from "../say.ts";
import { withAllWords } from "../speaking.ts";

/** Nobody reads it before the table is there. */
const RulesSheet = lazy(async () => ({ default: (await withAllWords(import("./RulesSheet.tsx"))).RulesSheet }));

/** The rules in a minute and the words of the game, over the table, whenever someone asks. */
export function Rules({ game }: { readonly game: TableGame }) {
  const [isOpen, setOpen] = useState(false);
  const say = useWords();
  const { speaker } = useGameWords(game);
  if (game.howTo === undefined && !speaker.has("howto.aim")) return null;
  return (
    <>
      <button type="button" className={chrome.barButton} onClick={() => setOpen(true)}>
        <Icon name="book" />
        {say("page.rules")}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <RulesSheet game={game} onClosed={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
