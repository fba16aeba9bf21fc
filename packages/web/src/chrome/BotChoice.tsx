import { BOTS, botKind, useSettings } from "../settings.ts";
import chrome from "./chrome.module.css";

/** How well bots play, wherever it is asked; the browser remembers it. */
export function BotChoice() {
  const { bot, chooseBot } = useSettings();
  return (
    <label className={chrome.inlineField}>
      <span className={chrome.quiet}>Bots play</span>
      <select value={bot} onChange={(event) => chooseBot(botKind(event.target.value))}>
        {BOTS.map(([kind, how]) => (
          <option key={kind} value={kind}>
            {how}
          </option>
        ))}
      </select>
    </label>
  );
}
