import type { ToldOption } from "@cardwright/bots";
import { lineText, saidOf, type TableGame } from "@cardwright/table";
import { opinionText } from "@cardwright/words";
import { useRef, useState } from "react";
import chrome from "../chrome/chrome.module.css";
import { reasonOf } from "../chrome/Problem.tsx";
import { useReaderWords, useWords } from "../say.ts";
import type { LocalMatch } from "./local-match.ts";
import styles from "./match.module.css";

/** Whoever reads an opinion, and the others by name. */
export interface Reader {
  readonly seat: number;
  readonly players: readonly string[];
}
type Options = Promise<readonly ToldOption[]>;
/** A question that can be asked now; a bot's move by the seat of the bot. */
export interface Questions {
  readonly hint?: () => Options;
  readonly why?: { readonly seat?: number; ask(): Options };
}
interface AdviceProps extends Questions {
  readonly game: TableGame;
  readonly reader: Reader;
}
/** A bot's opinion, asked for from the menu: what it would do, and why another bot did what it did. */
export function Advice({ game, reader, hint, why }: AdviceProps) {
  const say = useWords();
  const box = useRef<HTMLDialogElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = async (title: string, question: () => Options): Promise<void> => {
    setAsked({ title });
    box.current?.showModal();
    try {
      setAsked({ title, options: await question() });
    } catch (error) {
      setAsked({ title, problem: reasonOf(error) });
    }
  };
  const mover = why?.seat === undefined ? say("advice.lastBot") : reader.players[why.seat];
  return (
    <>
      {hint !== undefined && (
        <button type="button" className={chrome.barButton} onClick={() => void ask(say("advice.would"), hint)}>
          {say("advice.hint")}
        </button>
      )}
      {why !== undefined && (
        <button
          type="button"
          className={chrome.barButton}
          onClick={() => void ask(say("advice.did", { name: mover ?? "" }), why.ask)}
        >
          {say("advice.whyThat")}
        </button>
      )}
      <dialog ref={box} className={styles.curtain} aria-label={asked?.title ?? say("advice.title")}>
        <h2>{asked?.title}</h2>
        <Opinion asked={asked} game={game} reader={reader} />
        <div className={styles.dialogActions}>
          <button type="button" className={chrome.button} onClick={() => box.current?.close()}>
            {say("match.backToTable")}
          </button>
        </div>
      </dialog>
    </>
  );
}
/** At this device the page knows the match, and a bot beside it thinks. */
export function LocalAdvice({ match, over }: { readonly match: LocalMatch; readonly over: boolean }) {
  const { view, actors, players } = match.frame();
  const { you } = view;
  if (you < 0) return null;
  const moved = lastOfBots(match);
  const hint = async () => (await import("./adviser.ts")).adviceOn(match.game, match.last, you);
  const why = moved && {
    seat: moved.seat,
    ask: async () => (await import("./adviser.ts")).reasonsFor(match.game, moved.before, moved.entry, you),
  };
  return (
    <Advice
      game={match.game}
      reader={{ seat: you, players: players.map(({ name }) => name) }}
      {...(!over && actors.includes(you) ? { hint } : {})}
      {...(why === undefined ? {} : { why })}
    />
  );
}
export interface Asked {
  readonly title: string;
  readonly options?: readonly ToldOption[];
  readonly problem?: string;
}
/** The last step that a bot took, and the position before it. */
function lastOfBots(match: LocalMatch) {
  for (let at = match.steps.length - 1; at > 0; at--) {
    const entry = match.steps[at]!;
    const seat = entry.action?.seat;
    const before = match.snapshotAt(at - 1);
    if (seat !== undefined && before !== undefined && match.controllerOf(seat) === "bot")
      return { entry, seat, before };
  }
  return undefined;
}
/** The first is the choice; beside the others stands the first thing that would have been different. */
export function Opinion({ asked, game, reader }: OpinionProps) {
  const words = useReaderWords(game, reader);
  const say = useWords();
  if (asked?.problem !== undefined) return <p role="alert">{asked.problem}</p>;
  if (asked?.options === undefined) return <p role="status">{say("advice.thinking")}</p>;
  if (asked.options.length === 0) return <p>{say("advice.nobody")}</p>;
  return (
    <>
      <table className={styles.opinions}>
        <caption>{say("advice.worth")}</caption>
        <tbody>
          {asked.options.map((option, index) => {
            const otherwise = otherwiseIn(option, game, reader, words);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: an answer is never changed.
              <tr key={index}>
                <th scope="row">
                  {opinionText(words.speaker, option)}
                  {otherwise !== "" && (
                    <span className={styles.cause}>. {say("advice.then", { what: otherwise })}</span>
                  )}
                </th>
                <td>{option.worth}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles.cause}>{say("advice.knows")}</p>
    </>
  );
}
interface OpinionProps {
  readonly asked: Asked | null;
  readonly game: TableGame;
  readonly reader: Reader;
}
/** As the log would tell it to the reader. */
function otherwiseIn(
  { otherwise, pieces }: ToldOption,
  game: TableGame,
  { seat }: Reader,
  words: ReturnType<typeof useReaderWords>,
): string {
  if (otherwise === null) return "";
  const lines = saidOf(game, [otherwise], { revision: 0, seat: -1 }, seat, { pieces });
  return lines.map((line) => lineText(line, words)).join(" ");
}
