import type { Choice, Option } from "@cardwright/core/host";
import { isLegalOption } from "./decision.ts";
import { isMeasureChoice } from "./measure-choice.ts";
import type { TableContext } from "./TableProvider.tsx";

type Seen = Pick<TableContext, "game" | "frame" | "deciding">;

/** Whether an option can be touched where it lies, so that the dock need not repeat it. */
export function isOnTable(
  { game: { Board, plan }, frame, deciding }: Seen,
  { name }: Choice,
  { piece, key }: Option,
): boolean {
  if (deciding.stage === "choice" && isMeasureChoice(deciding.offer.type, name)) return true;
  const isIn = (names: readonly string[] | undefined): boolean => Board !== undefined && names?.includes(name) === true;
  if (piece === undefined) return isIn(plan.placeChoices) && plan.dockKeys?.includes(String(key)) !== true;
  const zone = piece.at.split("/")[0] ?? "";
  const planned = Board !== undefined && plan.onBoard?.includes(zone) === true;
  return planned ? isIn(plan.boardChoices) : isShown(frame.view, piece.at);
}
/** Whether something can be chosen there: what is only refused there is no reason to look for it. */
export const isChosenOnTable = (table: Seen, choice: Choice): boolean =>
  choice.options.some((option) => isLegalOption(option) && isOnTable(table, choice, option));
/** Pieces of a place that the viewer sees anyway need no second picture. */
function isShown(view: Readonly<Record<string, unknown>>, at: string): boolean {
  const [zone = "", seat] = at.split("/");
  const value = view[zone];
  return Array.isArray(seat === undefined ? value : (value as readonly unknown[] | undefined)?.[Number(seat)]);
}
