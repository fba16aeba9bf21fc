import type { Names, Refusal } from "@cardwright/core";
import type { Pick as ChoiceKey } from "@cardwright/core/host";
import { RuleWords, type Say, Speaker, sayer, seenPieces } from "@cardwright/words";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { TableWords } from "../words/messages.ts";
import { type Deciding, Decision } from "./decision.ts";
import type { TableGame } from "./define-table.ts";
import type { Frame, TableSession } from "./session.ts";
import { note, useSpeech } from "./speech.tsx";
import { cataloguesFor, spokenGame } from "./spoken-game.ts";
import { type Back, useBack } from "./use-back.ts";

/** What a piece of the table needs to know: the frame, the decision under way, and words. */
export interface TableContext {
  readonly session: TableSession;
  readonly game: TableGame;
  readonly frame: Frame;
  readonly names: Pick<Names, "seat">;
  /** Names, offers and refusals of the rules, in the viewer's language. */
  readonly words: RuleWords;
  /** The table's own messages. */
  readonly say: Say<TableWords>;
  readonly decision: Decision;
  readonly deciding: Deciding;
  readonly lastRefusal: Refusal | null;
  readonly back: Back;
  /** An end of a step is asked twice, while something else could be done. */
  readonly asksTwice: boolean;
  inspect(thing: Inspected | null): void;
  peek(thing: Inspected | null): void;
}
/** Whatever is pointed at. Why it cannot be chosen is asked anew with every drawing: a reason kept would grow stale. */
export interface Inspected {
  readonly label: string;
  readonly face?: string;
  readonly piece?: string;
  readonly asked?: AskedAbout;
  /** It is told beside this element, for as long as that is on the page. */
  readonly anchor?: Element;
}
/** A thing on the table, an action, or an option of the choice that stands. */
export type AskedAbout =
  | {
      readonly about: "target";
      readonly key: ChoiceKey;
      readonly choices?: readonly string[] | undefined;
      readonly action?: string | undefined;
      readonly begins?: string | undefined;
    }
  | { readonly about: "offer"; readonly type: string }
  | { readonly about: "option"; readonly key: ChoiceKey };
/** Apart from the rest: whoever points from thing to thing does not draw the whole table anew. */
interface Pointed {
  readonly inspected: Inspected | null;
  /** What was asked about by hand: on a small screen it is told over the table. */
  readonly peeked: Inspected | null;
}
const Context = createContext<TableContext | null>(null);
const PointedContext = createContext<Pointed>({ inspected: null, peeked: null });
export const usePointed = (): Pointed => useContext(PointedContext);

export function useTable(): TableContext {
  const table = useContext(Context);
  if (table === null) throw new Error("useTable is for what stands inside a TableProvider");
  return table;
}

interface TableProviderProps {
  readonly session: TableSession;
  readonly asksTwice: boolean;
  readonly children: ReactNode;
}
export function TableProvider({ session, asksTwice, children }: TableProviderProps) {
  const frame = useSyncExternalStore(session.subscribe, session.frame);
  const decision = useMemo(() => new Decision(session), [session]);
  const deciding = useSyncExternalStore(decision.subscribe, decision.deciding);
  const back = useBack(session, frame, decision);
  const lastRefusal = useSyncExternalStore(decision.subscribe, decision.lastRefusal);
  const [inspected, inspect] = useState<Inspected | null>(null);
  const [peeked, peek] = useState<Inspected | null>(null);
  useEffect(() => decision.onFrame(frame), [decision, frame]);
  const speech = useSpeech();
  const game = spokenGame(session.game, speech);
  const { players } = frame;
  const { you } = frame.view;
  // What one player pointed at is not told to the next, nor to whoever takes the device in between.
  const [reader, setReader] = useState(you);
  if (reader !== you) {
    setReader(you);
    inspect(null);
    peek(null);
  }
  const called = JSON.stringify(players.map(({ name }) => name));
  const spoken = useMemo(() => {
    const catalogues = cataloguesFor(game, speech);
    const speaker = new Speaker({
      language: speech.language,
      catalogues,
      viewer: you,
      players: JSON.parse(called),
      note,
    });
    return { speaker, say: sayer<TableWords>(speaker) };
  }, [game, speech, called, you]);
  const words = useMemo(
    () => new RuleWords(spoken.speaker, (piece) => seenPieces(frame.view).get(piece)?.face),
    [spoken, frame.view],
  );
  const table = useMemo((): TableContext => {
    const names = { seat: words.seat };
    const { say } = spoken;
    return { session, game, frame, names, words, say, decision, deciding, lastRefusal, back, asksTwice, inspect, peek };
  }, [session, game, frame, words, spoken, decision, deciding, lastRefusal, back, asksTwice]);
  const pointed = useMemo(() => ({ inspected, peeked }), [inspected, peeked]);
  return (
    <Context value={table}>
      <PointedContext value={pointed}>{children}</PointedContext>
    </Context>
  );
}
