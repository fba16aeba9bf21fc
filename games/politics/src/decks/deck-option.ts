import * as z from "zod/mini";
import { deckProblems } from "./deck-problems.ts";
import { deckList, deckNames } from "./prebuilt.ts";

/** What a match is created with for each player: the name of a prebuilt deck, or a list of card ids. */
export type DeckChoice = string | readonly string[];

export const deckOption: z.ZodMiniType<DeckChoice> = z.union([z.string(), z.array(z.string())]).check(
  z.superRefine((choice, context) => {
    for (const message of problemsWith(choice)) context.addIssue({ code: "custom", message });
  }),
);

function problemsWith(choice: DeckChoice): readonly string[] {
  if (typeof choice !== "string") return deckProblems(choice).map(({ message }) => message);
  if (deckList(choice) !== undefined) return [];
  return [`there is no deck called "${choice}"; prebuilt are ${deckNames.join(", ")}`];
}

/** The cards of a valid choice. */
export const cardsOf = (choice: DeckChoice): readonly string[] =>
  typeof choice === "string" ? (deckList(choice) ?? []) : choice;
