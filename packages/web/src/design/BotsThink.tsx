import { useState } from "react";
import chrome from "../chrome/chrome.module.css";
import { type Asked, Opinion } from "../match/Advice.tsx";
import { adviceOn, reasonsFor } from "../match/adviser.ts";
import { useWords } from "../say.ts";
import styles from "./designer.module.css";
import { Part } from "./Part.tsx";
import type { Shown } from "./shown.ts";

/** Everything is open here, and a bot still knows only what its own seat sees. */
export function BotsThink({ match, state, nameOf }: Shown) {
  const say = useWords();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { game, at, steps } = match;
  const here = match.snapshotAt(at);
  const [before, entry] = [match.snapshotAt(at - 1), steps[at]];
  const actor = state.outcome === null ? game.engine.actors(state)[0] : undefined;
  const mover = entry?.action?.seat;
  const players = match.frame().players.map(({ name }) => name);
  const [seat, setSeat] = useState(0);
  const ask = (reader: number, title: string, answer: ReturnType<typeof adviceOn>): void => {
    setSeat(reader);
    setAsked({ title });
    answer.then(
      (options) => setAsked({ title, options }),
      (error) => setAsked({ title, problem: String(error) }),
    );
  };
  return (
    <Part title={say("advice.title")}>
      <div className={styles.asks}>
        {actor !== undefined && here !== undefined && (
          <button
            type="button"
            className={chrome.button}
            onClick={() => ask(actor, nameOf(actor), adviceOn(game, here, actor))}
          >
            {say("design.as", { name: nameOf(actor) })}
          </button>
        )}
        {mover !== undefined && before !== undefined && entry !== undefined && (
          <button
            type="button"
            className={chrome.button}
            onClick={() => ask(mover, nameOf(mover), reasonsFor(game, before, entry, mover))}
          >
            {say("design.whyStep")}
          </button>
        )}
      </div>
      {asked !== null && <Opinion asked={asked} game={game} reader={{ seat, players }} />}
    </Part>
  );
}
