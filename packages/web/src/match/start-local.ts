import { canonicalJson, type LogHeader } from "@cardwright/core/host";
import type { TableGame } from "@cardwright/table";
import { compareSteps, type Refolded, stepHash, wasRewritten } from "../develop/refold.ts";
import { page } from "../games.ts";
import { sayNow } from "../say.ts";
import { botKind, useSettings } from "../settings.ts";
import { type KeptMatch, keepMatch, keptMatch } from "./kept.ts";
import { type Controller, LocalMatch } from "./local-match.ts";
import { botThinker } from "./thinker.ts";

/** A match as its address says, from where this browser left it. Whatever is wrong with the address is thrown as a sentence. */

export interface Started {
  readonly match: LocalMatch;
  /** Moves of this browser that cannot be taken over, because the rules have changed since. */
  readonly lostMoves: number;
  /** Known while somebody develops the game, after a change. */
  readonly refolded?: Refolded;
}
export function startLocal(any: TableGame, seed: string, search: URLSearchParams): Started {
  const preset = any.presets.find(({ id }) => id === search.get("preset")) ?? any.presets[0];
  const full = any.with(search.get("expansions")?.split(",").filter(Boolean) ?? preset?.expansions ?? []);
  const game = search.get("table") === "generic" ? full.bare() : full;
  const seats = seatsIn(search.get("seats")) ?? preset?.seats ?? 2;
  const against: Controller = search.get("against") === "person" ? "person" : "bot";
  const asked = {
    game,
    seed,
    seats,
    options: { ...preset?.options, ...optionsIn(search.get("options")) },
    controllers: Array.from({ length: seats }, (_, seat): Controller => (seat === 0 ? "person" : against)),
    thinker: botThinker(game, botKind(search.get("bot") ?? useSettings.getState().bot)),
    paceMs: Number(search.get("pace") ?? useSettings.getState().pace),
    onChange: ({ header, controllers, actions, steps }: LocalMatch) =>
      keepMatch({
        seed,
        header,
        controllers,
        actions,
        ...(import.meta.env.DEV && page.develops ? { steps: steps.map(stepHash) } : {}),
      }),
  };
  const afresh = new LocalMatch(asked);
  const kept = keptMatch(any.id, seed);
  if (kept === null || !isSameMatch(kept, afresh.header)) return { match: afresh, lostMoves: 0 };
  const { controllers, actions } = kept;
  if (page.develops) return goOn(new LocalMatch({ ...asked, controllers, actions }), kept);
  const sameRules = kept.header.content === afresh.header.content;
  const match = new LocalMatch({ ...asked, controllers, actions: sameRules ? actions : [] });
  return { match, lostMoves: sameRules ? match.refusedMoves : actions.length };
}
/** While somebody develops the game, a match goes on under whatever rules there are now. */
function goOn(match: LocalMatch, { steps, actions }: KeptMatch): Started {
  const compared =
    // A built page does not carry the comparison: its rules do not change under a match.
    !import.meta.env.DEV || steps === undefined || !wasRewritten()
      ? undefined
      : compareSteps(steps, match.steps, actions, match.refusedBecause);
  match.options.onChange?.(match);
  return { match, lostMoves: 0, ...(compared === undefined ? {} : { refolded: compared }) };
}
/** The same deal with other seats, options or expansions is another match. */
function isSameMatch({ header: kept }: KeptMatch, header: LogHeader): boolean {
  const dealt = ({ seats, options, expansions }: LogHeader): string => canonicalJson({ seats, options, expansions });
  return dealt(kept) === dealt(header);
}
function seatsIn(text: string | null): number | undefined {
  if (text === null) return undefined;
  if (!/^\d{1,2}$/.test(text)) throw new RangeError(sayNow("error.seats", { name: text }));
  return Number(text);
}
function optionsIn(text: string | null): object {
  try {
    const options: unknown = JSON.parse(text ?? "{}");
    if (typeof options === "object" && options !== null && !Array.isArray(options)) return options;
  } catch {
    // Told below.
  }
  throw new RangeError(sayNow("error.options"));
}
