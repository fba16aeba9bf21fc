import type { Pick as ChoiceKey } from "@cardwright/core/host";
import { isOptionFor, whyNotOption } from "./decision.ts";
import type { Foreseen } from "./define-table.ts";
import type { TableContext } from "./TableProvider.tsx";

/** The outcome of choosing the thing pointed at, where the game can tell. */
export function foreseenFor(table: TableContext, key: ChoiceKey): Foreseen | undefined {
  const { game, frame, deciding } = table;
  if (game.forecast === undefined || deciding.stage !== "choice") return undefined;
  const option = deciding.choice.options.find((candidate) => isOptionFor(candidate, key));
  if (option === undefined || whyNotOption(deciding, option) !== undefined) return undefined;
  const { picks, offer } = deciding;
  return game.forecast(frame.view, { action: offer.type, picks, key: option.key, label: option.label }, table.words);
}
