import { SPECTATOR } from "@cardwright/core/host";
import type { Command } from "commander";
import { loadFor, wordsFolderOf } from "../game-argument.ts";
import { LANGUAGE_FLAG, wholeNumber } from "../options.ts";
import { CallError, printJson } from "../output.ts";
import { shownFrom } from "../replay-source.ts";
import { screenWidth, show } from "../screen.ts";
import { Speech, wordsAsked } from "../speech.ts";
import { tableText } from "../table-text.ts";
import type { TableView } from "../table-view.ts";

interface ReplayFlags {
  readonly step?: number;
  readonly as?: number;
  readonly game?: string;
  readonly language?: string;
  readonly json?: true;
}
export function replayCommand(program: Command): void {
  program
    .command("replay <file>")
    .description("show a match step by step, or the table after one step, as a spectator or as a seat saw it")
    .option("--step <n>", "the table after this step", wholeNumber)
    .option("--as <seat>", "with the eyes of this seat", wholeNumber)
    .option("--game <path>", "a module with the game, when it is not in the catalog")
    .option(...LANGUAGE_FLAG)
    .option("--json", "print steps, or with --step the view, as JSON")
    .addHelpText(
      "after",
      "\nExamples:\n  cardwright replay match.json\n  cardwright replay match.json --step 12 --as 0",
    )
    .action(async (file: string, { step, as, game, language, json }: ReplayFlags) => {
      const shown = await shownFrom(file);
      const { header, length } = shown;
      const { engine } = await loadFor(header, game);
      if (as !== undefined && as >= header.seats) throw new CallError(`--as ${as}: seats are 0 to ${header.seats - 1}`);
      const viewer = as ?? SPECTATOR;
      const words = await wordsAsked(await wordsFolderOf(game ?? header.game), language);
      const speech = new Speech(engine, words, viewer);
      if (step === undefined) {
        const steps = readable(file, () => shown.steps(engine, viewer));
        if (json) return printJson(steps.map(({ revision, told, events }) => ({ revision, told, events })));
        for (const { revision, action, events } of steps) {
          show(`${String(revision).padStart(4)}. ${speech.did(action)}`);
          for (const sentence of speech.told(events, action?.seat ?? SPECTATOR)) show(`      ${sentence}`);
        }
        return;
      }
      if (step >= length) throw new CallError(`--step ${step}: the match has steps 0 to ${length - 1}`);
      const state = readable(file, () => shown.stateAt(engine, step));
      const { told, events, action } = readable(file, () => shown.steps(engine, viewer)[step]!);
      if (json)
        return printJson({
          revision: step,
          view: engine.view(state, viewer),
          told,
        });
      const view = engine.view(state, viewer) as unknown as TableView;
      show(speech.say("terminal.after", { n: step, seat: viewer }));
      for (const sentence of speech.told(events, action?.seat ?? SPECTATOR, { ...view, outcome: null }))
        show(`  ${sentence}`);
      show(tableText(engine, view, speech, screenWidth()));
    });
}
/** Rules that were changed since may not know what happened then. */
function readable<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new CallError(
      `${file} cannot be shown with the rules as they are here (${(error as Error).message}); cardwright verify tells more`,
    );
  }
}
