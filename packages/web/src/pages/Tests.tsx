import { shelf } from "@cardwright/catalog/ui";
import { runScenario, type Scenario, type ScenarioReport, type StepReport, type TableGame } from "@cardwright/table";
import { useQueries } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Input, Label, SearchField } from "react-aria-components";
import chrome from "../chrome/chrome.module.css";
import { Page } from "../chrome/Page.tsx";
import { loadGame } from "../useGame.ts";
import { snapshotLines } from "./snapshotLines.ts";
import styles from "./tests.module.css";

interface Case {
  readonly game: TableGame;
  readonly scenario: Scenario;
}
/** Spec 002, section 16: the scenarios of every game, against the real engine, in this page. */
export function Tests() {
  const [wanted, setWanted] = useState("");
  const [only, setOnly] = useState("");
  const [runs, setRuns] = useState(0);
  const loaded = useQueries({
    queries: shelf.map(({ id }) => ({
      queryKey: ["game", id],
      queryFn: () => loadGame(id),
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  const games = loaded.flatMap(({ data }) => data ?? []);
  const ready = games.length === shelf.length;
  const key = games.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the games are named by the key; a new run runs them anew.
  const reports = useMemo(() => games.flatMap(casesOf).map((item) => ({ ...item, report: run(item) })), [key, runs]);
  const word = wanted.toLowerCase();
  const shown = reports.filter(
    ({ game, scenario }) =>
      (only === "" || game.id === only) && `${game.name} ${scenario.name}`.toLowerCase().includes(word),
  );
  const failed = shown.filter(({ report }) => !report.ok).length;
  return (
    <Page title="Tests">
      <h1>Scenarios</h1>
      <p className={chrome.lead}>
        Each scenario is a few steps of a match, played by the real rules in this page. Open one to see the state after
        every step.
      </p>
      <div className={styles.tools}>
        <SearchField className={chrome.field ?? ""} value={wanted} onChange={setWanted}>
          <Label>Filter</Label>
          <Input />
        </SearchField>
        <label className={chrome.field}>
          Game
          <select value={only} onChange={(event) => setOnly(event.target.value)}>
            <option value="">all games</option>
            {shelf.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className={chrome.button} onClick={() => setRuns(runs + 1)}>
          Run again
        </button>
      </div>
      <p
        role="status"
        className={styles.summary}
        data-ready={ready}
        data-failed={failed}
        data-passed={shown.length - failed}
      >
        {ready ? `${shown.length - failed} pass, ${failed} fail.` : "Loading the games …"} Run {runs + 1}.
      </p>
      <ul className={styles.list}>
        {shown.map(({ game, report }) => (
          <li key={`${game.id} ${report.scenario.name}`}>
            <ScenarioView game={game} report={report} />
          </li>
        ))}
      </ul>
    </Page>
  );
}
const casesOf = (game: TableGame): Case[] =>
  game.scenarios.map((scenario) => ({ game: game.with(scenario.expansions ?? []), scenario }));
const run = ({ game, scenario }: Case): ScenarioReport => runScenario(game.engine, scenario);

function ScenarioView({ game, report }: { readonly game: TableGame; readonly report: ScenarioReport }) {
  const [at, setAt] = useState(-1);
  const { scenario, steps, first } = report;
  const snapshot = at < 0 ? first : (steps[at]?.snapshot ?? first);
  return (
    <details className={styles.scenario} data-ok={report.ok} open={!report.ok}>
      <summary>
        <span className={styles.result}>{report.ok ? "pass" : "fail"}</span> {game.name}: {scenario.name}
      </summary>
      <div className={styles.inside}>
        <ol className={styles.steps} start={0}>
          <li>
            <button type="button" aria-pressed={at === -1} onClick={() => setAt(-1)}>
              set-up, seed “{scenario.seed ?? scenario.name}”
            </button>
          </li>
          {steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a scenario never change.
            <li key={index} data-ok={step.ok}>
              <button type="button" aria-pressed={at === index} onClick={() => setAt(index)}>
                {stepLine(step)}
              </button>
              {step.problems.map((problem) => (
                <p key={problem} className={styles.problem}>
                  {problem}
                </p>
              ))}
            </li>
          ))}
        </ol>
        <div className={styles.state}>
          <h3>State after step {at + 1}</h3>
          <dl>
            {snapshotLines(game, snapshot).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {at >= 0 && (
            <>
              <h3>Log</h3>
              <ul>
                {steps[at]?.said.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </details>
  );
}
function stepLine({ step, refusal }: StepReport): string {
  const payload = step.payload === undefined ? "" : ` ${JSON.stringify(step.payload)}`;
  return `seat ${step.seat}: ${step.type}${payload}${refusal === null ? "" : `, refused with ${refusal.code}`}`;
}
