import * as z from "zod/mini";
import type { Mode } from "../modes.ts";
import type { DeckList } from "./deck.ts";
import { PREBUILT_DECKS } from "./index.ts";
import { problemsOf } from "./problems.ts";

/** The decks of a match are options of it: a prebuilt deck by its id, or a list. */

/** Most different cards and most copies that a list may name; more is no deck in any mode. */
const CARDS_MAX = 60;
const counts = z
  .record(z.string().check(z.maxLength(40)), z.int().check(z.minimum(1), z.maximum(CARDS_MAX)))
  .check(z.refine((list) => Object.keys(list).length <= CARDS_MAX, "too many different cards"));
export const deckChoice = z.union([
  z.string().check(z.maxLength(40)),
  z.strictObject({ cards: counts, sideboard: z._default(counts, {}) }),
]);
export type DeckChoice = z.output<typeof deckChoice>;

const prebuiltFor = (mode: Mode): readonly string[] =>
  PREBUILT_DECKS.filter((deck) => deck.mode === mode).map(({ id }) => id);
/** The list behind a choice. An empty text stands for the first deck of the mode, for the second player the second. */
export function deckOf(mode: Mode, choice: DeckChoice, seat: number): DeckList | undefined {
  if (typeof choice === "object") return choice;
  const id = choice === "" ? prebuiltFor(mode)[seat] : choice;
  return PREBUILT_DECKS.find((deck) => deck.id === id && deck.mode === mode);
}

interface Examined {
  readonly mode: Mode;
  readonly decks: readonly DeckChoice[];
}
/** A match with a wrong deck is never created; each problem is told with the seat whose deck it is. */
export function examineDecks({ mode, decks }: Examined, context: z.core.$RefinementCtx): void {
  for (const [seat, choice] of decks.entries()) {
    const tell = (message: string): void => {
      context.addIssue({ code: "custom", path: ["decks", seat], message });
    };
    const deck = deckOf(mode, choice, seat);
    if (deck === undefined) {
      tell(`there is no ${mode} deck "${String(choice)}"; there are ${prebuiltFor(mode).join(", ")}`);
      continue;
    }
    for (const { code, message } of problemsOf(mode, deck)) tell(`${code}: ${message}`);
  }
}
