import type { TableGame } from "@cardwright/table";
import { type FormEvent, useState } from "react";
import { useLocation, useParams } from "wouter";
import chrome from "../chrome/chrome.module.css";
import { Loading } from "../chrome/Loading.tsx";
import { Notice } from "../chrome/Notice.tsx";
import { Page } from "../chrome/Page.tsx";
import { Problem, reasonOf } from "../chrome/Problem.tsx";
import { GameSheet } from "../online/GameSheet.tsx";
import { openTable } from "../online/openTable.ts";
import { lastName, nameIn } from "../online/seats.ts";
import { useGame } from "../useGame.ts";
import styles from "./online.module.css";

const CLOCKS = {
  none: undefined,
  calm: { bank_ms: 600_000, per_action_ms: 30_000 },
  quick: { bank_ms: 120_000, per_action_ms: 10_000 },
} as const;
type ClockName = keyof typeof CLOCKS;
const isClockName = (name: string): name is ClockName => Object.hasOwn(CLOCKS, name);

/** A table for several browsers: whoever has its link can sit down or watch. */
export function NewMatch() {
  const { game: id = "" } = useParams();
  const { game, problem } = useGame(id);
  if (problem !== undefined) return <Notice title="There is no such game" text={problem} />;
  return (
    <Page title={game === undefined ? "New table" : `New table: ${game.name}`}>
      {game === undefined ? <Loading what="form" /> : <Form game={game} />}
    </Page>
  );
}
function Form({ game }: { readonly game: TableGame }) {
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const [presetId, setPresetId] = useState(game.presets[0]?.id ?? "");
  const preset = game.presets.find(({ id }) => id === presetId) ?? game.presets[0];
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const clock = String(form.get("clock"));
    setBusy(true);
    try {
      const match = await openTable({
        game,
        preset,
        name: nameIn(form),
        withBots: form.get("others") === "bots",
        visibility: form.get("visibility") === "private" ? "private" : "public",
        clock: isClockName(clock) ? CLOCKS[clock] : undefined,
      });
      navigate(`/match/${match}`);
    } catch (error) {
      setProblem(reasonOf(error));
      setBusy(false);
    }
  };
  return (
    <GameSheet
      game={game.id}
      title="A new table"
      lead="You get a link. Whoever opens it can sit down with you, or watch."
    >
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <label className={chrome.field}>
          Your name
          <input name="name" required maxLength={40} defaultValue={lastName() || "Guest"} autoComplete="nickname" />
        </label>
        <label className={chrome.field}>
          Way to play
          <select value={presetId} onChange={(event) => setPresetId(event.target.value)}>
            {game.presets.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <span className={styles.hint}>{preset?.about}</span>
        </label>
        <label className={chrome.field}>
          The other seats
          <select name="others" defaultValue="people">
            <option value="people">are open to people</option>
            <option value="bots">are played by bots</option>
          </select>
        </label>
        <label className={chrome.field}>
          Time
          <select name="clock" defaultValue="none">
            <option value="none">no clock</option>
            <option value="calm">10 minutes, and 30 seconds for each decision</option>
            <option value="quick">2 minutes, and 10 seconds for each decision</option>
          </select>
        </label>
        <label className={chrome.field}>
          Who may watch
          <select name="visibility" defaultValue="public">
            <option value="public">everyone; it is listed</option>
            <option value="private">only who has the link</option>
          </select>
        </label>
        <button type="submit" disabled={busy} className={`${chrome.button} ${chrome.primary}`}>
          Create the table
        </button>
        <Problem text={problem} />
      </form>
    </GameSheet>
  );
}
