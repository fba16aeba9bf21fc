import type { ActiveEffect, AnyEvent } from "@cardwright/core";
import { namesFor, sentenceOf } from "@cardwright/core/host";
import { lookIn, type RuleWords, type Spoken, tell } from "@cardwright/words";
import type { TableGame } from "./define-table.ts";
import type { Said } from "./session.ts";

/** The log of one step as data, from nothing but what the viewer received of it. It is put into words where it is shown. */
export function saidOf(
  game: TableGame,
  events: readonly AnyEvent[],
  about: { readonly revision: number; readonly seat: number },
  viewer: number,
  view?: object,
): readonly Said[] {
  const step = { seat: about.seat, ...(view === undefined ? {} : { look: lookIn(view, game.telling) }) };
  const { engine } = game;
  return tell(events, game.telling, step).map(({ key, params, covers, under }): Said => {
    const event = events[covers[0] ?? -1];
    const kind = event?.type ?? "";
    const seat = about.seat >= 0 && kind !== "TURN_STARTED" ? about.seat : actorOf(event);
    const line = {
      revision: about.revision,
      seat,
      key,
      params,
      kind,
      covers,
      ...(under === undefined ? {} : { under }),
    };
    const plain = event === undefined ? "" : sentenceOf(engine.rules, event, namesFor(engine.rules, [], viewer));
    return { ...line, ...(plain === "" ? {} : { plain }), ...(kind === "TURN_STARTED" ? { turn: true as const } : {}) };
  });
}
/** Whose doing an event is, where whoever tells it does not say: by the fields that games name a seat in. */
function actorOf(event: AnyEvent | undefined): number {
  const named = [event?.["seat"], event?.["playerId"], event?.["player"]].find((value) => typeof value === "number");
  if (typeof named === "number") return named;
  const effect = event?.["effect"] as ActiveEffect | undefined;
  return effect?.owner ?? -1;
}
/** A line in words. A game without language files has its sentences in its rules. */
export function partsOf({ key, params, plain }: Said, { speaker }: RuleWords): readonly Spoken[] {
  if (plain === undefined) return speaker.sentenceParts(key, params);
  return speaker.trySentence(key, params) ?? [{ text: plain, lang: "en" }];
}
export const lineText = (said: Said, words: RuleWords): string =>
  partsOf(said, words)
    .map(({ text }) => text)
    .join("");
