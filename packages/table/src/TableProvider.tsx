import { type Names, namesFor, type Pick, type Refusal } from "@cardwright/core";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { type Deciding, Decision } from "./decision.ts";
import type { TableGame } from "./defineTable.ts";
import type { Frame, TableSession } from "./session.ts";

/** What a piece of the table needs to know: the frame, the decision under way, and words. */
export interface TableContext {
  readonly session: TableSession;
  readonly game: TableGame;
  readonly frame: Frame;
  readonly names: Names;
  readonly decision: Decision;
  readonly deciding: Deciding;
  readonly lastRefusal: Refusal | null;
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
      readonly key: Pick;
      readonly choices?: readonly string[] | undefined;
      readonly action?: string | undefined;
      readonly begins?: string | undefined;
    }
  | { readonly about: "offer"; readonly type: string }
  | { readonly about: "option"; readonly key: Pick };
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
  readonly children: ReactNode;
}
export function TableProvider({ session, children }: TableProviderProps) {
  const frame = useSyncExternalStore(session.subscribe, session.frame);
  const decision = useMemo(() => new Decision(session), [session]);
  const deciding = useSyncExternalStore(decision.subscribe, decision.deciding);
  const lastRefusal = useSyncExternalStore(decision.subscribe, decision.lastRefusal);
  const [inspected, inspect] = useState<Inspected | null>(null);
  const [peeked, peek] = useState<Inspected | null>(null);
  useEffect(() => decision.onFrame(frame), [decision, frame]);
  const { game } = session;
  const { players } = frame;
  const { you } = frame.view;
  // What one player pointed at is not told to the next, nor to whoever takes the device in between.
  const [reader, setReader] = useState(you);
  if (reader !== you) {
    setReader(you);
    inspect(null);
    peek(null);
  }
  const names = useMemo(
    () =>
      namesFor(
        game.engine.rules,
        players.map(({ name }) => name),
        you,
      ),
    [game, players, you],
  );
  const table = useMemo(
    () => ({ session, game, frame, names, decision, deciding, lastRefusal, inspect, peek }),
    [session, game, frame, names, decision, deciding, lastRefusal],
  );
  const pointed = useMemo(() => ({ inspected, peeked }), [inspected, peeked]);
  return (
    <Context value={table}>
      <PointedContext value={pointed}>{children}</PointedContext>
    </Context>
  );
}
