import type { Names } from "./definitions.ts";
import { engineSentences } from "./engine-sentences.ts";
import { wordsOf } from "./grammar.ts";
import type { AnyEvent } from "./protocol/index.ts";
import type { Rulebook } from "./rulebook.ts";

/** Sentences for logs and voices, made from the fields of an event that the viewer may see. */
export function sentenceOf(rules: Rulebook, seen: AnyEvent, names: Names): string {
  const say = rules.events.get(seen.type)?.event?.say ?? engineSentences[seen.type];
  const sentence = say?.(seen, names, rules) ?? "";
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
/** Names for a viewer: "you" for their own seat, players by name, cards by what is printed on them. */
export function namesFor(rules: Rulebook, players: readonly string[], viewer: number): Names {
  const seat = (index: number | undefined): string =>
    index === undefined || index < 0 ? "nobody" : index === viewer ? "You" : (players[index] ?? `Player ${index + 1}`);
  return {
    seat,
    face: (face) => (face === undefined ? "A card" : rules.faceName(face)),
    zone(place) {
      if (place === undefined) return "the table";
      const [zone, owner] = place.split("/") as [string, string?];
      const words = wordsOf(zone);
      if (owner === undefined) return `the ${words}`;
      return Number(owner) === viewer ? `your ${words}` : `the ${words} of ${seat(Number(owner))}`;
    },
  };
}
