import { ratingWord } from "@cardwright/bots";
import type { ShelfGame } from "../games.ts";
import { useWords } from "../say.ts";
import { BOTS, type BotKind, botKind, useSettings } from "../settings.ts";
import chrome from "./chrome.module.css";

/** How well bots play, wherever it is asked, for a game with how strong that is there; the browser remembers it. */
export function BotChoice({ game }: { readonly game?: ShelfGame | undefined }) {
  const say = useWords();
  const { bot, choose } = useSettings();
  const told = (kind: BotKind): string => {
    const way = say(`bots.${kind}`);
    const [rating] = game?.ratings?.[kind] ?? [];
    return rating === undefined ? way : say("bots.rated", { way, rating, word: say(`ratings.${ratingWord(rating)}`) });
  };
  return (
    <label className={chrome.inlineField}>
      <span className={chrome.quiet}>{say("settings.botsPlay")}</span>
      <select value={bot} onChange={(event) => choose({ bot: botKind(event.target.value) })}>
        {BOTS.map((kind) => (
          <option key={kind} value={kind}>
            {told(kind)}
          </option>
        ))}
      </select>
    </label>
  );
}
