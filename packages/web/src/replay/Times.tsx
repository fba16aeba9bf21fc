import { SPECTATOR } from "@cardwright/core/host";
import { cssNumbers, lineText, type Said, useTable } from "@cardwright/table";
import { useEffect, useState } from "react";
import chrome from "../chrome/chrome.module.css";
import { arrive } from "../chrome/Heading.tsx";
import { useWords } from "../say.ts";
import styles from "./replay.module.css";
import { EVERYTHING, type ReplaySession } from "./replay-session.ts";
import { Sign, type SignName } from "./signs.tsx";
import { TakenBack } from "./TakenBack.tsx";

const PACES = [1200, 600, 250];

interface TimesProps {
  readonly session: ReplaySession;
  readonly moments: readonly Said[];
  /** All cards can be laid open. */
  readonly open: boolean;
}
/** In place of the moves: the way through the match, with its moments marked on it. */
export function Times({ session, moments, open }: TimesProps) {
  const say = useWords();
  const [pace, setPace] = useState(2);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(
      () => {
        session.walk(1);
        if (session.at >= session.last) setPlaying(false);
      },
      PACES[pace - 1],
    );
    return () => clearInterval(timer);
  }, [session, playing, pace]);
  // A player who goes to a step wants to look at it.
  const goTo = (step: number): void => {
    setPlaying(false);
    session.show(step);
  };
  const walk = (by: number): void => {
    setPlaying(false);
    session.walk(by);
  };
  const play = (): void => {
    if (session.at >= session.last) session.show(0);
    setPlaying(!playing);
  };
  return (
    <section className={styles.player} aria-label={say("replay.name")} tabIndex={-1} ref={arrive}>
      <Line session={session} moments={moments} onGo={goTo} />
      <div className={styles.ways}>
        <Way sign="first" name={say("replay.first")} onPress={() => goTo(0)} />
        <Way sign="back" name={say("page.back")} onPress={() => walk(-1)} />
        <Way
          sign={playing ? "pause" : "play"}
          name={say(playing ? "replay.pause" : "replay.play")}
          onPress={play}
          main
        />
        <Way sign="next" name={say("page.next")} onPress={() => walk(1)} />
        <Way sign="last" name={say("replay.last")} onPress={() => goTo(session.last)} />
      </div>
      <Where session={session} />
      <div className={styles.choices}>
        <label className={chrome.inlineField}>
          {say("replay.speed")}
          <select value={pace} onChange={(event) => setPace(Number(event.target.value))}>
            <option value={1}>{say("replay.slow")}</option>
            <option value={2}>{say("replay.normal")}</option>
            <option value={3}>{say("replay.fast")}</option>
          </select>
        </label>
        <Eyes session={session} open={open} />
        <TakenBack session={session} />
      </div>
    </section>
  );
}
interface WayProps {
  readonly sign: SignName;
  readonly name: string;
  readonly main?: boolean;
  onPress(): void;
}
const Way = ({ sign, name, main = false, onPress }: WayProps) => (
  <button type="button" data-main={main || undefined} onClick={onPress}>
    <Sign name={sign} size={main ? 24 : 20} />
    <span className="visually-hidden">{name}</span>
  </button>
);
interface LineProps extends Omit<TimesProps, "open"> {
  onGo(step: number): void;
}
/** From the first step to the last, with a mark where something happened. */
function Line({ session, moments, onGo }: LineProps) {
  const say = useWords();
  return (
    <div className={styles.line}>
      <input
        type="range"
        aria-label={say("replay.at")}
        min={0}
        max={session.last}
        value={session.at}
        onChange={(event) => onGo(Number(event.target.value))}
      />
      {moments.map(({ revision, seat }) => (
        <span
          key={revision}
          className={styles.mark}
          data-seat={seat + 1}
          style={cssNumbers({ "--at": revision / Math.max(1, session.last) })}
        />
      ))}
    </div>
  );
}
/** The step, and what happened in it. */
function Where({ session }: { readonly session: ReplaySession }) {
  const say = useWords();
  const { frame, words } = useTable();
  const newest = frame.said.findLast(({ revision }) => revision === frame.revision);
  return (
    <div className={styles.where}>
      <p>
        {say("replay.at")} <output>{say("page.of", { step: session.at, steps: session.last })}</output>
      </p>
      {newest !== undefined && <p>{lineText(newest, words)}</p>}
    </div>
  );
}
function Eyes({ session, open }: { readonly session: ReplaySession; readonly open: boolean }) {
  const say = useWords();
  return (
    <label className={chrome.inlineField}>
      {say("replay.seenBy")}
      <select value={session.eyes} onChange={(event) => session.show(session.at, Number(event.target.value))}>
        <option value={SPECTATOR}>{say("replay.spectator")}</option>
        {session.names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbers.
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
        {open && <option value={EVERYTHING}>{say("replay.open")}</option>}
      </select>
    </label>
  );
}
