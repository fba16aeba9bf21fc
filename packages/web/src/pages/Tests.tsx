import type { Snapshot } from "@cardwright/core/host";
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
import { useWords } from "../say.ts";
import { gameName, loadGames } from "../use-game.ts";
import { useOnce } from "../use-once.ts";
import { snapshotTable } from "./snapshot-table.ts";
import styles from "./tests.module.css";

interface Case {
  readonly game: TableGame;
  readonly scenario: Scenario;
}
/** Spec 002, section 16: the scenarios of every game, against the real engine, in this page. */
export function Tests() {
  const say = useWords();
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
    <Page title={say("scenario.title")}>
      <Heading>{say("scenario.heading")}</Heading>
      <p className={chrome.lead}>{say("scenario.about")}</p>
      <FilterBar label={say("scenario.filter")} wanted={wanted} onChange={setWanted}>
        <button type="button" className={chrome.button} onClick={() => setRuns(runs + 1)}>
          {say("scenario.again")}
        </button>
      </FilterBar>
      <p
        role="status"
        className={styles.summary}
        data-ready={ready}
        data-failed={failed}
        data-passed={shown.length - failed}
      >
        {ready
          ? say("scenario.summary", { count: shown.length - failed, failed, step: runs + 1 })
          : say("scenario.loading", { step: runs + 1 })}
      </p>
      <Problem text={problem} />
      <ul className={styles.list}>
        {shown.map(({ game, report }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two games' tests may have one name.
          <li key={`${game.id} ${report.scenario.name} ${index}`}>
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
  const say = useWords();
  const [open, setOpen] = useState(!report.ok);
  const { scenario } = report;
  return (
    <details
      className={styles.scenario}
      data-ok={report.ok}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span className={styles.result}>{say(report.ok ? "scenario.pass" : "scenario.fail")}</span> {gameName(game.id)}:{" "}
        {scenario.name}
      </summary>
      {open && <Steps game={game} report={report} />}
    </details>
  );
}
/** There are hundreds of scenarios: only one that is open is laid out. */
function Steps({ game, report }: { readonly game: TableGame; readonly report: ScenarioReport }) {
  const say = useWords();
  const [at, setAt] = useState(-1);
  const { scenario, steps, first } = report;
  const snapshot = at < 0 ? (steps[0]?.before ?? first) : (steps[at]?.snapshot ?? first);
  return (
    <div className={styles.inside}>
      <ol className={styles.steps} start={0}>
        <li>
          <button type="button" aria-pressed={at === -1} onClick={() => setAt(-1)}>
            {say("scenario.setUp", { name: scenario.seed ?? scenario.name })}
          </button>
        </li>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a scenario never change.
          <li key={index} data-ok={step.ok}>
            <button type="button" aria-pressed={at === index} onClick={() => setAt(index)}>
              {stepLine(step, say)}
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
        <h2>{say("scenario.state", { step: at + 1 })}</h2>
        <State game={game} snapshot={snapshot} />
        {at >= 0 && (
          <>
            <h2>{say("scenario.log")}</h2>
            <ul>
              {steps[at]?.said.map((text, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what was said never changes.
                <li key={index}>{text}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
/** The state after a step: what belongs to a seat stands in that seat's column. */
function State({ game, snapshot }: { readonly game: TableGame; readonly snapshot: Snapshot }) {
  const say = useWords();
  const { shared, bySeat } = snapshotTable(game, snapshot);
  const seats = Array.from({ length: snapshot.state.seats }, (_, seat) => seat);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table must be scrollable by keyboard.
    <section className={styles.scroll} aria-label={say("page.state")} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say("scenario.bySeat")}</th>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                <SeatBadge seat={seat} name={say("scenario.seat", { count: seat })} />
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
                <td key={seat}>
                  {value === "" ? <span className={chrome.quiet}>{say("scenario.none")}</span> : value}
                </td>
              ))}
            </tr>
          ))}
          {shared.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td colSpan={seats.length}>
                {value === "" ? <span className={chrome.quiet}>{say("scenario.none")}</span> : value}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
function stepLine({ step, refusal }: StepReport, say: ReturnType<typeof useWords>): string {
  const payload = step.payload === undefined ? "" : ` ${JSON.stringify(step.payload)}`;
  const done = `${step.type}${payload}`;
  const told = { count: step.seat, what: step.given === undefined ? done : say("scenario.laid", { what: done }) };
  return refusal === null ? say("scenario.step", told) : say("scenario.refused", { ...told, why: refusal.code });
}
