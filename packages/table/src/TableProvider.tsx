import { type Choice, type Names, namesFor, type Offer, type Option, type Pick, type Refusal } from "@cardwright/core";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { type Deciding, Decision, isLegalOption, isOptionFor } from "./decision.ts";
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
  inspect(thing: Inspected): void;
  peek(thing: Inspected | null): void;
}
/** What the side panel tells about: whatever was last pointed at. */
export interface Inspected {
  readonly label: string;
  readonly face?: string;
  readonly piece?: string;
  readonly refused?: Refusal;
}
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

export interface TableProviderProps {
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

/** What can be done with one thing on the table right now. */
export interface TargetState {
  readonly legal: boolean;
  readonly verb: string;
  readonly refused: Refusal | undefined;
  /** Its place among what is marked, from 1; 0 when it is not. */
  readonly marked: number;
  /** It has a part in what is asked, whether allowed or not. */
  readonly concerned: boolean;
  press(): void;
}
const NOTHING: TargetState = { legal: false, verb: "", refused: undefined, marked: 0, concerned: false, press() {} };

const matches = (choice: Choice, names: readonly string[] | undefined): boolean =>
  names === undefined || names.includes(choice.name);

/** By the id of a piece, or by the key of a place; `names` says which choices the key belongs to, `action` of which action. */
export function targetState(table: TableContext, key: Pick, names?: readonly string[], action?: string): TargetState {
  const { deciding, decision, frame } = table;
  if (frame.pending || deciding.stage === "sent") return NOTHING;
  if (deciding.stage === "choice") {
    const { choice, marked, offer } = deciding;
    if (!matches(choice, names) || (action !== undefined && offer.type !== action)) return NOTHING;
    const option = choice.options.find((candidate) => isOptionFor(candidate, key));
    if (option === undefined) return NOTHING;
    return {
      legal: isLegalOption(option),
      verb: offer.label,
      refused: option.refused,
      marked: marked.indexOf(option.key) + 1,
      concerned: true,
      press: () => decision.pick(option.key),
    };
  }
  const offers = action === undefined ? frame.offers : frame.offers.filter(({ type }) => type === action);
  const all = offersFor(offers, key, names);
  // A touch means the thing itself; that it is also one of several to be gathered counts only where nothing else fits.
  const single = all.filter(({ offer }) => offer.choice?.kind === "one");
  const found = single.length > 0 ? single : all;
  if (found.length === 0) return NOTHING;
  const legal = found.filter(({ option }) => isLegalOption(option)).map(({ offer }) => offer);
  return {
    legal: legal.length > 0,
    verb: legal.map(({ label }) => label).join(" or "),
    refused: legal.length > 0 ? undefined : found[0]?.option.refused,
    marked: 0,
    concerned: true,
    press: () => decision.touch(key, legal),
  };
}
function offersFor(offers: readonly Offer[], key: Pick, names?: readonly string[]): { offer: Offer; option: Option }[] {
  return offers.flatMap((offer) => {
    if (offer.choice === null || !matches(offer.choice, names)) return [];
    const option = offer.choice.options.find((candidate) => isOptionFor(candidate, key));
    return option === undefined ? [] : [{ offer, option }];
  });
}
export function useTarget(key: Pick, names?: readonly string[], action?: string): TargetState {
  return targetState(useTable(), key, names, action);
}
