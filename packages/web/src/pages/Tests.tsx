import type { Snapshot } from "@cardwright/core";
import {
  runScenario,
  type Scenario,
  type ScenarioReport,
  SeatBadge,
  type StepReport,
  type TableGame,
} from "@cardwright/table";
import { useMemo, useState } from "react";
import chrome from "../chrome/chrome.module.css";
import { EVERYTHING_WANTED, FilterBar } from "../chrome/FilterBar.tsx";
import { Heading } from "../chrome/Heading.tsx";
import { Page } from "../chrome/Page.tsx";
import { Problem } from "../chrome/Problem.tsx";
import { loadGames } from "../useGame.ts";
import { useOnce } from "../useOnce.ts";
import { snapshotTable } from "./snapshotTable.ts";
import styles from "./tests.module.css";

interface Case {
  readonly game: TableGame;
  readonly scenario: Scenario;
}
/** Spec 002, section 16: the scenarios of every game, against the real engine, in this page. */
export function Tests() {
  const [wanted, setWanted] = useState(EVERYTHING_WANTED);
  const [runs, setRuns] = useState(0);
  const { data: cases, problem = "" } = useOnce("scenarios", loadCases);
  const ready = cases !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new run runs the same cases anew.
  const reports = useMemo(() => (cases ?? []).map((item) => ({ ...item, report: run(item) })), [cases, runs]);
  const word = wanted.words.toLowerCase();
  const shown = reports.filter(
    ({ game, scenario }) =>
      (wanted.game === "" || game.id === wanted.game) && `${game.name} ${scenario.name}`.toLowerCase().includes(word),
  );
  const failed = shown.filter(({ report }) => !report.ok).length;
  return (
    <Page title="Tests">
      <Heading>Scenarios</Heading>
      <p className={chrome.lead}>
        Each scenario is a few steps of a match, played by the real rules in this page. Open one to see the state after
        every step.
      </p>
      <FilterBar label="Filter" wanted={wanted} onChange={setWanted}>
        <button type="button" className={chrome.button} onClick={() => setRuns(runs + 1)}>
          Run again
        </button>
      </FilterBar>
      <p
        role="status"
        className={styles.summary}
        data-ready={ready}
        data-failed={failed}
        data-passed={shown.length - failed}
      >
        {ready ? `${shown.length - failed} pass, ${failed} fail.` : "Loading the games …"} Run {runs + 1}.
      </p>
      <Problem text={problem} />
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
const casesOf = async (game: TableGame): Promise<readonly Case[]> =>
  (await game.scenarios()).map((scenario) => ({ game: game.with(scenario.expansions ?? []), scenario }));
const loadCases = async (): Promise<readonly Case[]> => (await Promise.all((await loadGames()).map(casesOf))).flat();
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
          <h2>State after step {at + 1}</h2>
          <State game={game} snapshot={snapshot} />
          {at >= 0 && (
            <>
              <h2>Log</h2>
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
/** The state after a step: what belongs to a seat stands in that seat's column. */
function State({ game, snapshot }: { readonly game: TableGame; readonly snapshot: Snapshot }) {
  const { shared, bySeat } = snapshotTable(game, snapshot);
  const seats = Array.from({ length: snapshot.state.seats }, (_, seat) => seat);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard.
    <section className={styles.scroll} aria-label="State" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">By seat</th>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                <SeatBadge seat={seat} name={`seat ${seat}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bySeat.map(([name, values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbers.
                <td key={seat}>{value === "" ? <span className={chrome.quiet}>none</span> : value}</td>
              ))}
            </tr>
          ))}
          {shared.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td colSpan={seats.length}>{value === "" ? <span className={chrome.quiet}>none</span> : value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
function stepLine({ step, refusal }: StepReport): string {
  const payload = step.payload === undefined ? "" : ` ${JSON.stringify(step.payload)}`;
  return `seat ${step.seat}: ${step.type}${payload}${refusal === null ? "" : `, refused with ${refusal.code}`}`;
}
