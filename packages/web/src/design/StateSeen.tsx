import { SPECTATOR } from "@cardwright/core/host";
import { useState } from "react";
import chrome from "../chrome/chrome.module.css";
import { useWords } from "../say.ts";
import styles from "./designer.module.css";
import { Part } from "./Part.tsx";
import { type Shown, seatsOf } from "./shown.ts";

/** The very view that one of them is sent. */
export function StateSeen({ match, state, nameOf }: Shown) {
  const say = useWords();
  const [viewer, setViewer] = useState(0);
  return (
    <Part title={say("design.state")}>
      <label className={chrome.field}>
        {say("design.viewer")}
        <select value={viewer} onChange={(event) => setViewer(Number(event.target.value))}>
          {seatsOf(state).map((seat) => (
            <option key={seat} value={seat}>
              {nameOf(seat)}
            </option>
          ))}
          <option value={SPECTATOR}>{say("replay.spectator")}</option>
        </select>
      </label>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text must be scrollable by keyboard. */}
      <pre className={styles.tree} tabIndex={0}>
        {JSON.stringify(match.game.engine.view(state as never, viewer), null, 1)}
      </pre>
    </Part>
  );
}
