import { type Lesson, type LessonStep, Table, type TableGame } from "@cardwright/table";
import type { Speaker } from "@cardwright/words";
import { useState, useSyncExternalStore } from "react";
import { Link, useParams } from "wouter";
import chrome from "../chrome/chrome.module.css";
import { Loading } from "../chrome/Loading.tsx";
import { NoGame } from "../chrome/NoGame.tsx";
import { Notice } from "../chrome/Notice.tsx";
import { ThemeButton } from "../chrome/ThemeButton.tsx";
import { useTitle } from "../chrome/use-title.ts";
import { Coach } from "../lesson/Coach.tsx";
import styles from "../lesson/coach.module.css";
import { LessonMatch } from "../lesson/lesson-match.ts";
import { TableTools } from "../match/TableTools.tsx";
import { useGameWords, useWords } from "../say.ts";
import { gameName, useGame } from "../use-game.ts";
import { useOnce } from "../use-once.ts";

/** The first turn of a game, played step by step: what is asked for is lit, and nothing else. */
export function Learn() {
  const say = useWords();
  const { game: id = "" } = useParams();
  const { game, problem } = useGame(id);
  const { data: lesson } = useOnce(game?.lesson === undefined ? null : id, async () => game?.lesson?.());
  useTitle(game === undefined ? say("lesson.title") : say("lesson.title.game", { game: gameName(game.id) }));
  const [round, setRound] = useState(0);
  if (problem !== undefined) return <NoGame id={id} problem={problem} />;
  if (game !== undefined && game.lesson === undefined)
    return <Notice title={say("lesson.none")} text={say("lesson.none.about", { game: gameName(game.id) })} />;
  if (game === undefined || lesson === undefined) return <Loading what="lesson" />;
  return <Taught key={`${id} ${round}`} game={game} lesson={lesson} onAgain={() => setRound(round + 1)} />;
}
interface TaughtProps {
  readonly game: TableGame;
  readonly lesson: Lesson;
  onAgain(): void;
}
function Taught({ game, lesson, onAgain }: TaughtProps) {
  const say = useWords();
  const [match] = useState(() => new LessonMatch(game.with(lesson.expansions ?? []), lesson));
  const frame = useSyncExternalStore(match.subscribe, match.frame);
  return (
    <main className={chrome.tableFrame} data-lesson-step={match.done}>
      <Table
        session={match}
        tools={<TableTools game={match.game} />}
        menu={
          <>
            <Link href="/" className={chrome.barButton}>
              {say("lesson.leave")}
            </Link>
            <ThemeButton />
          </>
        }
        lead={<Steps game={match.game} lesson={lesson} done={match.done} />}
      />
      <Guide match={match} about={`${frame.revision} ${match.done}`} onAgain={onAgain} />
    </main>
  );
}
function Guide({ match, about, onAgain }: { readonly match: LessonMatch; readonly about: string; onAgain(): void }) {
  const say = useWords();
  const { steps } = match.lesson;
  const { speaker } = useGameWords(match.game);
  const step = match.step ?? steps.at(-1);
  if (step === undefined) return null;
  const isLast = match.done >= steps.length - 1;
  return (
    <Coach
      {...toldIn(speaker, step, steps.indexOf(step))}
      progress={say("page.of", { step: Math.min(match.done + 1, steps.length), steps: steps.length })}
      about={about}
    >
      {isLast ? (
        <>
          <Link href={`/play/${match.game.id}`} className={`${chrome.button} ${chrome.primary}`} data-lesson-done="">
            {say("lesson.play")}
          </Link>
          <button type="button" className={styles.plain} onClick={onAgain}>
            {say("lesson.again")}
          </button>
        </>
      ) : (
        <>
          {step.move === undefined && (
            <button type="button" className={`${chrome.button} ${chrome.primary}`} onClick={match.next} data-next="">
              {say("page.next")}
            </button>
          )}
          <Link href="/" className={styles.plain}>
            {say("lesson.skip")}
          </Link>
        </>
      )}
    </Coach>
  );
}
/** A step as the game's language file says it, else as the lesson does. */
function toldIn(speaker: Speaker, { title = "", text = "" }: LessonStep, index: number) {
  const said = (part: string, otherwise: string): string => {
    const key = `lesson.${index + 1}.${part}`;
    return speaker.has(key) ? speaker.text(key) : otherwise;
  };
  return { title: said("title", title), text: said("text", text) };
}
function Done() {
  const say = useWords();
  return (
    <svg viewBox="0 0 20 20" width="14" height="14" aria-label={say("lesson.done")} role="img" focusable="false">
      <path d="M4 10l4 4 8-8" fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}
/** All steps beside the table, where there is room. */
function Steps({ game, lesson, done }: { readonly game: TableGame; readonly lesson: Lesson; readonly done: number }) {
  const { speaker } = useGameWords(game);
  const say = useWords();
  return (
    <section aria-label={say("lesson.the")}>
      <h2>{say("lesson.first")}</h2>
      <ol className={styles.steps}>
        {lesson.steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a lesson never change.
          <li key={index} data-done={index < done} aria-current={index === done ? "step" : undefined}>
            <span className={styles.number}>{index < done ? <Done /> : index + 1}</span>
            {toldIn(speaker, step, index).title}
          </li>
        ))}
      </ol>
    </section>
  );
}
