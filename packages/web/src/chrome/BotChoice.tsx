import { useWords } from "../say.ts";
import { BOTS, botKind, useSettings } from "../settings.ts";
import chrome from "./chrome.module.css";

/** How well bots play, wherever it is asked; the browser remembers it. */
export function BotChoice() {
  const say = useWords();
  const { bot, choose } = useSettings();
  return (
    <label className={chrome.inlineField}>
      <span className={chrome.quiet}>{say("settings.botsPlay")}</span>
      <select value={bot} onChange={(event) => choose({ bot: botKind(event.target.value) })}>
        {BOTS.map((kind) => (
          <option key={kind} value={kind}>
            {say(`bots.${kind}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
