import {
  type AdviceAsked,
  type BotName,
  createBot,
  drawOf,
  Memory,
  type ToldOption,
  toldAdvice,
} from "@cardwright/bots";
import { AGREE_TAKEBACK, DECLINE_TAKEBACK, seedFromText } from "@cardwright/core/host";
import type { Loaded } from "@cardwright/lab";
import type { GameWords } from "@cardwright/words";
import { ask, type Lines } from "./ask.ts";
import { examineMatch } from "./game-argument.ts";
import { opinionLines } from "./opinion-lines.ts";
import { budgetOf, type MatchFlags, type ThinkingFlags } from "./options.ts";
import { CallError } from "./output.ts";
import { screenWidth, show } from "./screen.ts";
import { tableText } from "./table-text.ts";
import { TerminalMatch } from "./terminal-match.ts";

const ADVICE_MS = 800;

export interface HereFlags extends MatchFlags, ThinkingFlags {
  readonly seat?: number;
  readonly bot?: BotName;
  readonly seed?: string;
  /** Bots let the player take back what was asked for. */
  readonly takebacks?: boolean;
}
export function seatHere({ engine }: Loaded, words: GameWords, flags: HereFlags): TerminalMatch {
  const seed = seedFromText(flags.seed ?? `${Date.now()} ${process.pid}`);
  const seats = flags.seats === undefined ? {} : { seats: flags.seats };
  const seat = flags.seat ?? 0;
  examineMatch(engine, flags);
  const match = new TerminalMatch(engine, { ...seats, options: flags.options ?? {}, seed }, words, seat);
  if (seat >= match.state.seats) throw new CallError(`--seat ${seat}: seats are 0 to ${match.state.seats - 1}`);
  return match;
}
/** A match in this process, bots on the other seats. */
export async function playHere(loaded: Loaded, match: TerminalMatch, flags: HereFlags, lines: Lines): Promise<void> {
  const { engine, game } = loaded;
  const own = flags.seat ?? 0;
  const bot = createBot(flags.bot ?? "search", engine);
  const draw = drawOf(seedFromText(`${flags.seed ?? process.pid}, bots`));
  /** The last move of a bot, as the player saw it. */
  let moved: AdviceAsked | undefined;
  // Apart from the bots' own draws, so that asking changes nothing of what they do.
  const hints = drawOf(seedFromText(`${flags.seed ?? process.pid}, hints`));
  // From the reader's own world: what is hidden from it is dealt anew.
  const think = (asked: AdviceAsked): readonly ToldOption[] => {
    const state = engine.redeal(asked.state, asked.reader, hints);
    return toldAdvice(engine, { ...asked, state, budget: { milliseconds: ADVICE_MS } }, hints);
  };
  const memories = Array.from({ length: match.state.seats }, () => new Memory());
  const budget = budgetOf(flags);
  const tell = (told: readonly string[]): void => {
    for (const sentence of told) show(`- ${sentence}`);
  };
  tell(match.told());
  while (match.state.outcome === null && match.entries.length <= game.actionsMax) {
    const [asked] = match.asked;
    if (asked !== undefined) {
      tell(match.take({ type: flags.takebacks !== false ? AGREE_TAKEBACK : DECLINE_TAKEBACK, seat: asked }));
      continue;
    }
    const actors = engine.actors(match.state);
    const seat = actors.includes(own) ? own : actors[0]!;
    if (seat === own) {
      const { state, view, speech } = match;
      show(`\n${tableText(engine, view, speech, screenWidth())}\n`);
      const at = {
        engine,
        seat,
        view,
        speech,
        offers: engine.offers(state, seat),
        opinions: {
          hint: async () => opinionLines(think({ state, seat, reader: seat }), "decision", speech),
          why: async () => opinionLines(moved === undefined ? [] : think(moved), "move", speech),
        },
        describe: async (action: Parameters<typeof engine.describe>[1]) => engine.describe(state, action),
      };
      const refused = match.tryTake(await ask(at, lines));
      if (refused === undefined) tell(match.told());
      else show(speech.refused(refused, view));
    } else {
      const before = match.state;
      const given = { state: engine.redeal(before, seat, draw), seat, draw, memory: memories[seat]! };
      tell(match.take(bot.choose(budget === undefined ? given : { ...given, budget })));
      const seen = engine.seeEvents(match.entries.at(-1)!.events, own);
      moved = { state: before, seat, reader: own, seen };
    }
  }
  show(`\n${match.outcomeText()}`);
}
