import { useState } from "react";
import { useWords } from "../say.ts";
import chrome from "./chrome.module.css";

/** How the match ended, and a link to try the same: by the device's own sheet, else through the clipboard. */
export function ShareEnd({ text, link }: { readonly text: string; readonly link: string }) {
  const say = useWords();
  const [said, setSaid] = useState<"lobby.share" | "page.copied" | "share.not">("lobby.share");
  const share = async (): Promise<void> => {
    const whole = `${text} ${link}`;
    try {
      if (navigator.share !== undefined) await navigator.share({ text, url: link });
      else {
        await navigator.clipboard.writeText(whole);
        setSaid("page.copied");
      }
    } catch {
      // Nothing is shared when the sheet is closed; where nothing may be copied, the text is there to be read.
      setSaid("share.not");
    }
  };
  return (
    <button type="button" className={chrome.endButton} onClick={() => void share()}>
      <span aria-live="polite">{say(said)}</span>
    </button>
  );
}
