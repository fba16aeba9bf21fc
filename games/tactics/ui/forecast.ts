import { type BoardProps, type Foreseen, type Pointing, piecesIn } from "@cardwright/table";
import { deeds } from "../src/deeds/index.ts";
import type { TacticsWorld } from "../src/world.ts";

/** A deed's text names its stronger ways after these words. */
const WAYS: Readonly<Record<string, RegExp>> = {
  "Basic effect": /^(.*?)(?= Powered:| Night:|$)/,
  "Powered effect": /Powered: (.*?)(?= Night:|$)/,
  "Night effect": /Night: (.*)$/,
};
/** What a way to play a deed does, in the deed's own words. */
export function forecast(view: BoardProps<TacticsWorld>["view"], { picks, label }: Pointing): Foreseen | undefined {
  const way = WAYS[label];
  if (way === undefined) return undefined;
  const chosen = Object.values(picks).find((pick) => typeof pick === "string");
  const piece = piecesIn(view.hand[view.you]).find(({ id }) => id === chosen);
  const text = deeds.find(({ id }) => id === piece?.face)?.text;
  const told = text === undefined ? undefined : way.exec(text)?.[1];
  return told === undefined || told === "" ? undefined : { value: "", text: told.replace(/\.$/, "") };
}
