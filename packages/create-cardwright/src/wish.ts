import { parseArgs } from "node:util";
import { confirm, isCancel, select, text } from "@clack/prompts";
import { LANGUAGES, type Language, type Wish } from "./index.ts";

/** Something whoever calls can put right; its text says how. */
export class WrongWish extends Error {}
export const HELP = `npm create cardwright <name> -- [flags]

  --kind cards|board    what the game is played with (default: cards)
  --seats 2 or 2-4      how many play (default: 2)
  --open                hands that everybody sees (default: hidden ones)
  --language en|de      the language of its words (default: en)
  --yes                 take what is not said from the defaults, and ask nothing
  --help`;
const SEATS_MOST = 4;
const isName = (name: string): boolean => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) && name.length <= 60;
const NAME_CURE = "a name is lowercase words with dashes, such as river-race";

function seatsIn(given: string): readonly [number, number] {
  const [, least = "", most = least] = /^(\d)(?:-(\d))?$/.exec(given) ?? [];
  const [from, to] = [Number(least), Number(most)];
  if (from < 2 || to > SEATS_MOST || from > to)
    throw new WrongWish(
      `--seats ${given}: say 2, 3, 4, or a range such as 2-4; for other numbers change \`seats\` in src/world.ts later`,
    );
  return [from, to];
}
function oneOf<T extends string>(flag: string, given: string, all: readonly T[]): T {
  const found = all.find((one) => one === given);
  if (found === undefined) throw new WrongWish(`${flag} ${given}: there are ${all.join(", ")}`);
  return found;
}
const KINDS = ["cards", "board"] as const;
async function answered<T>(question: Promise<T | symbol>): Promise<T> {
  const answer = await question;
  if (isCancel(answer)) throw new WrongWish("nothing was made");
  return answer as T;
}
/** From flags; what they leave open is asked at a terminal, and otherwise taken from the defaults. Undefined: help was asked for. */
export async function readWish(parameters: readonly string[], isTerminal: boolean): Promise<Wish | undefined> {
  const { values, positionals } = parsed(parameters);
  if (values.help === true) return undefined;
  const asks = isTerminal && values.yes !== true;
  const ask = <T>(question: () => Promise<T>, otherwise: T): Promise<T> | T => (asks ? question() : otherwise);
  if (positionals.length > 1) {
    throw new WrongWish(`${positionals.slice(1).join(" ")}: one game at a time; a name of several words takes dashes`);
  }
  const id = positionals[0] ?? (await ask(askName, ""));
  if (!isName(id)) throw new WrongWish(id === "" ? `name the game: ${NAME_CURE}\n\n${HELP}` : `"${id}": ${NAME_CURE}`);
  const kind = oneOf("--kind", values.kind ?? (await ask(askKind, "cards")), KINDS);
  const seats = seatsIn(values.seats ?? (await ask(askSeats, "2")));
  const hidden = values.open === true ? false : kind === "board" ? true : await ask(askHidden, true);
  const language: Language = oneOf("--language", values.language ?? (await ask(askLanguage, "en")), LANGUAGES);
  return { id, kind, seats, hidden, language };
}
function parsed(parameters: readonly string[]) {
  try {
    return parseArgs({
      args: [...parameters],
      allowPositionals: true,
      options: {
        kind: { type: "string" },
        seats: { type: "string" },
        open: { type: "boolean" },
        language: { type: "string" },
        yes: { type: "boolean", short: "y" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch (error) {
    throw new WrongWish(`${(error as Error).message}\n\n${HELP}`);
  }
}
const askName = (): Promise<string> =>
  answered<string>(
    text({
      message: "What is the game called?",
      placeholder: "river-race",
      validate: (value) => (isName(value ?? "") ? undefined : NAME_CURE),
    }),
  );
const choose = (message: string, values: readonly string[]): Promise<string> =>
  answered<string>(select<string>({ message, options: values.map((value) => ({ value, label: value })) }));
const askKind = () => choose("What is it played with?", KINDS);
const askSeats = () => choose("How many play?", ["2", "2-3", "2-4"]);
const askHidden = () => answered<boolean>(confirm({ message: "Are hands hidden from the others?" }));
const askLanguage = () => choose("In which language?", LANGUAGES);
