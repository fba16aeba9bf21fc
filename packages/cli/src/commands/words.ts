import { dirname } from "node:path";
import { createEngine } from "@cardwright/core/host";
import { declaredWords, plainTelling } from "@cardwright/words";
import {
  catalogueIn,
  ENGINE_WORDS,
  isThere,
  type PackedWords,
  problemText,
  sayAll,
  wantedKeys,
  wordsIn,
} from "@cardwright/words/tool";
import type { Command } from "commander";
import { codeIn } from "../config/game-words.ts";
import type { ConfiguredGame } from "../config/load-games.ts";
import { project } from "../config/project.ts";
import { declaredBy } from "../declared-by.ts";
import { CallError, EXIT, print, printJson } from "../output.ts";

interface GameReport {
  readonly game: string;
  readonly languages: readonly string[];
  /** Messages that cannot be said, or that a language lacks. */
  readonly problems: readonly string[];
  /** Keys without a message, which the text in the rules says. */
  readonly inRules: readonly string[];
}
export function wordsCommand(program: Command): void {
  program
    .command("words [game]")
    .description(
      "check the language files of the project's games, or of one: messages that cannot be said, and those that a language lacks",
    )
    .option("--json", "print [{ game, languages, problems, inRules }]")
    .addHelpText(
      "after",
      "\nExits 1 when there is a problem. What has no message in English is listed and is none: the text in the rules says it.\n\nExamples:\n  cardwright words\n  cardwright words my-game --json",
    )
    .action(async (wanted: string | undefined, { json }: { json?: true }) => {
      const { games } = await project();
      const chosen = games.filter(({ game }) => wanted === undefined || game.id === wanted);
      if (chosen.length === 0)
        throw new CallError(`there is no game "${wanted}"; there are ${games.map(({ game }) => game.id).join(", ")}`);
      const reports: GameReport[] = [];
      for (const game of chosen) reports.push(await reportOf(game));
      if (json) printJson(reports);
      else print(reports.map(reportText).join("\n"));
      if (reports.some(({ problems }) => problems.length > 0)) process.exitCode = EXIT.found;
    });
}
async function reportOf({ game, expansions, files }: ConfiguredGame): Promise<GameReport> {
  const folder = files.words;
  if (folder === undefined) return { game: game.id, languages: [], problems: [], inRules: [] };
  const words = wordsIn(folder);
  const { rules } = createEngine(game, expansions);
  const cards = [...(game.cards ?? []), ...expansions.flatMap(({ cards: more = [] }) => more)];
  const { telling = plainTelling(rules) } = await codeIn(folder);
  const languages = [...words.catalogues.keys()];
  const declared = declaredWords(rules, cards);
  const known = [...words.catalogues.values(), catalogueIn(ENGINE_WORDS, "en").catalogue];
  const keys = new Set(known.flatMap(({ messages }) => Object.keys(messages)));
  const wantedOf = wantedKeys(declaredBy(dirname(files.rules), game, expansions, telling));
  return {
    game: game.id,
    languages,
    problems: [
      ...words.problems.map(problemText),
      ...languages.flatMap((language) => wrongIn(words, language, folder, declared)),
    ],
    inRules: wantedOf.filter((key) => !isThere(key, keys)),
  };
}
/** Messages that a language lacks, and those that cannot be said in it to some viewer. */
function wrongIn(
  { catalogues, kinds, lines }: PackedWords,
  language: string,
  folder: string,
  declared: ReturnType<typeof declaredWords>,
): readonly string[] {
  const own = catalogues.get(language);
  if (own === undefined) return [];
  const { borrowed = [], messages } = own;
  const said = { language, catalogues: [own, catalogueIn(ENGINE_WORDS, language).catalogue, declared], kinds };
  const { faults } = sayAll(
    said,
    Object.keys(messages).filter((key) => !borrowed.includes(key)),
  );
  return [
    ...borrowed.map(
      (key) => `${folder}/${language}.mf2: ${key} is missing; it is in line ${lines.get(key)?.line} of en.mf2`,
    ),
    ...faults.map((fault) => `${folder}/${language}.mf2: ${fault.slice(language.length + 2)}`),
  ];
}
function reportText({ game, languages, problems, inRules }: GameReport): string {
  if (languages.length === 0) return `${game}: no language files; the rules say everything`;
  const rest = inRules.length === 0 ? [] : [`  said by the rules, for want of a message: ${inRules.join(", ")}`];
  const sum = problems.length === 0 ? "every message can be said" : `${problems.length} missing or wrong`;
  return [...problems, `${game}, ${languages.join(", ")}: ${sum}`, ...rest].join("\n");
}
