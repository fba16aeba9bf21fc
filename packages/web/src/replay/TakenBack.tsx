import chrome from "../chrome/chrome.module.css";
import { useWords } from "../say.ts";
import type { ReplaySession } from "./replay-session.ts";

/** A replay also shows what was taken back, if one wants; there is no such choice where nothing was. */
export function TakenBack({ session }: { readonly session: ReplaySession }) {
  const say = useWords();
  const { takenBack, withTaken } = session;
  if (takenBack === 0) return null;
  return (
    <label className={chrome.inlineField}>
      <input type="checkbox" checked={withTaken} onChange={(event) => session.showTaken(event.target.checked)} />
      {say("replay.taken", { count: takenBack })}
    </label>
  );
}
