import { deckKeys } from "@cardwright/core/expansion";
import { type SeenPlace, seePlace } from "./seen.ts";
import type { TableContext } from "./TableProvider.tsx";

/** Where the declared zones and facts of a game go when the game does not say. */

export interface ZoneSeen {
  readonly key: string;
  readonly name: string;
  /** "hand/0", as events name it. */
  readonly place: string;
  readonly seen: SeenPlace;
  /** Nothing of it can be seen but how many there are. */
  readonly asPile: boolean;
  /** Only its top matters. */
  readonly asStack: boolean;
}
export interface FactSeen {
  readonly key: string;
  readonly name: string;
  readonly value: unknown;
}
const STACKED = 6;
const MANY_FACTS = 8;

function zoneSeen(table: TableContext, key: string, seat: number): ZoneSeen {
  const { game, frame, words } = table;
  const spec = game.engine.rules.declares.zones[key];
  const value = frame.view[key];
  const seen = seePlace(seat < 0 ? value : (value as readonly unknown[])[seat]);
  const order = spec?.options.order;
  const choosable = seen.kind === "pieces" && isChosenFrom(table, seat < 0 ? key : `${key}/${seat}`);
  const stacked = order === "stack" || (order === undefined && /discard|deck|draw|bag|removed|recycle/i.test(key));
  return {
    key,
    name: words.zone(key),
    place: seat < 0 ? key : `${key}/${seat}`,
    seen,
    asPile: seen.kind === "pile",
    asStack: !choosable && (stacked || (seen.kind === "pieces" && order !== "row" && seen.pieces.length > STACKED)),
  };
}
/** Whether a choice that stands now takes pieces from this place: then all of them must lie open. */
function isChosenFrom({ deciding, frame }: TableContext, place: string): boolean {
  const choices = deciding.stage === "choice" ? [deciding.choice] : frame.offers.map(({ choice }) => choice);
  return choices.some((choice) => choice?.options.some(({ piece }) => piece?.at === place) === true);
}
/** Drawn elsewhere: by the game's board, or with the measures. */
const isPlanned = ({ game }: TableContext, key: string): boolean =>
  (game.Board !== undefined && game.plan.onBoard?.includes(key) === true) ||
  deckKeys(game.engine.rules.expansions).has(key);

export function zonesOf(table: TableContext, seat: number): readonly ZoneSeen[] {
  const { zones } = table.game.engine.rules.declares;
  return Object.entries(zones).flatMap(([key, { each }]) =>
    each === seat < 0 || isPlanned(table, key) ? [] : [zoneSeen(table, key, seat)],
  );
}
/** Own zones that only their owner sees: what one holds. */
export function handsOf(table: TableContext): readonly ZoneSeen[] {
  const { you } = table.frame.view;
  if (you < 0) return [];
  const { hand } = table.game.plan;
  const all = zonesOf(table, you).filter(({ seen }) => seen.kind === "pieces");
  if (hand !== undefined) return hand.flatMap((key) => all.find((zone) => zone.key === key) ?? []);
  const { zones } = table.game.engine.rules.declares;
  return all.filter(({ key }) => zones[key]?.sight === "owner");
}
export function factsOf(table: TableContext, seat: number): readonly FactSeen[] {
  const all = allFactsOf(table, seat);
  // Where there are many, a zero is no news.
  return all.length > MANY_FACTS ? all.filter(({ value }) => value !== 0) : all;
}
export function allFactsOf(table: TableContext, seat: number): readonly FactSeen[] {
  const { game, frame, words } = table;
  const { facts } = game.engine.rules;
  return facts.flatMap(([key, { each }]) => {
    if (each === seat < 0 || isPlanned(table, key) || game.plan.quiet?.includes(key) === true) return [];
    const value = frame.view[key];
    const seen = each ? (value as readonly unknown[] | undefined)?.[seat] : value;
    if (seen === null || seen === undefined || seen === false) return [];
    return [{ key, name: words.fact(key), value: seen }];
  });
}
