import { type BotName, createBot, drawOf, Memory } from "@cardwright/bots";
import { seedFromText } from "@cardwright/core";
import type { Loaded } from "@cardwright/lab";
import { ask, type Lines } from "./ask.ts";
import { examineMatch } from "./game-argument.ts";
import { hintFor } from "./hint-text.ts";
import { budgetOf, type MatchFlags, type ThinkingFlags } from "./options.ts";
import { CallError, print } from "./output.ts";
import { tableText } from "./table-text.ts";
import { TerminalMatch } from "./terminal-match.ts";

export interface HereFlags extends MatchFlags, ThinkingFlags {
  readonly seat?: number;
  readonly bot?: BotName;
  readonly seed?: string;
}
export function seatHere({ engine }: Loaded, flags: HereFlags): TerminalMatch {
  const seed = seedFromText(flags.seed ?? `${Date.now()} ${process.pid}`);
  const seats = flags.seats === undefined ? {} : { seats: flags.seats };
  const seat = flags.seat ?? 0;
  examineMatch(engine, flags);
  const match = new TerminalMatch(engine, { ...seats, options: flags.options ?? {}, seed }, seat);
  if (seat >= match.state.seats) throw new CallError(`--seat ${seat}: seats are 0 to ${match.state.seats - 1}`);
  return match;
}
/** A match in this process, bots on the other seats. */
export async function playHere(loaded: Loaded, match: TerminalMatch, flags: HereFlags, lines: Lines): Promise<void> {
  const { engine, game } = loaded;
  const own = flags.seat ?? 0;
  const bot = createBot(flags.bot ?? "search", engine);
  const draw = drawOf(seedFromText(`${flags.seed ?? process.pid}, bots`));
  // Apart from the bots' own draws, so that asking changes nothing of what they do.
  const hints = drawOf(seedFromText(`${flags.seed ?? process.pid}, hints`));
  const memories = Array.from({ length: match.state.seats }, () => new Memory());
  const budget = budgetOf(flags);
  const show = (told: readonly string[]): void => {
    for (const sentence of told) print(`- ${sentence}`);
  };
  show(match.told());
  while (match.state.outcome === null && match.entries.length <= game.actionsMax) {
    const actors = engine.actors(match.state);
    const seat = actors.includes(own) ? own : actors[0]!;
    if (seat === own) {
      const { state, view } = match;
      print(`\n${tableText(engine, view)}\n`);
      const at = {
        engine,
        seat,
        view,
        offers: engine.offers(state, seat),
        hint: () => hintFor(engine, state, seat, hints),
        describe: async (action: Parameters<typeof engine.describe>[1]) => engine.describe(state, action),
      };
      const refused = match.tryTake(await ask(at, lines));
      if (refused === undefined) show(match.told());
      else print(`Not possible: ${refused.message}`);
    } else {
      const given = { state: engine.redeal(match.state, seat, draw), seat, draw, memory: memories[seat]! };
      show(match.take(bot.choose(budget === undefined ? given : { ...given, budget })));
    }
  }
  print(`\n${match.outcomeText()}`);
}
