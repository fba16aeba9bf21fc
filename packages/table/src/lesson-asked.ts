import type { Refusal } from "@cardwright/core";
import type { Choice, Offer } from "@cardwright/core/host";
import { isLegalOffer } from "./decision.ts";
import type { LessonStep } from "./lesson.ts";
import { keyOf, keysOf, type ScenarioStep } from "./scenario.ts";

/** The reason for everything that a lesson leaves for later. */
export const ELSEWHERE: Refusal = { code: "LESSON", message: "LESSON" };

/** Of all that could be done, what the lesson asks for; what is refused by the rules keeps its reason. */
export function askedBy(step: LessonStep | undefined, offers: readonly Offer[]): readonly Offer[] {
  const { move } = step ?? {};
  if (move === undefined) return [];
  return offers.flatMap((offer) => {
    if (offer.type !== move.type || !isLegalOffer(offer)) return [];
    return [{ ...offer, choice: offer.choice === null ? null : narrowed(offer.choice, move) }];
  });
}
/** A choice in which only what the lesson asks for can be chosen; where it asks for nothing, any answer will do. */
export function narrowed(choice: Choice, { payload = {} }: Pick<ScenarioStep, "payload">): Choice {
  const want = payload[choice.name];
  if (want === undefined) return choice;
  const keys = Array.isArray(want) ? keysOf(choice, want) : [keyOf(choice.options, want as string | number)];
  const options = choice.options.map((option) =>
    keys.includes(option.key) || option.refused !== undefined ? option : { ...option, refused: ELSEWHERE },
  );
  return { ...choice, options };
}
