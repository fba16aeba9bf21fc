import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { isAbsolute, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Listed } from "./game-source.ts";
import { Mistake } from "./mistake.ts";

/** A change of a game that cannot be made as it is written; the text names what and the cure. */
export class WrongChange extends Mistake {}

/** A change as data: other values for fields of cards, other options for every match. */
interface ChangeFile {
  readonly options?: object;
  readonly cards?: Readonly<Record<string, Fields>>;
}
type Fields = Readonly<Record<string, unknown>>;
const SHAPE = 'a change is { "cards": { "<id>": { "<field>": value } }, "options": { "<name>": value } }';
const AS_MODULE = 'write the change as a module that exports "change"';
/** A game reads these once, while it is loaded. Other values in them would change nothing, and nobody would be told. */
const READ_ONCE: readonly string[] = ["id", "creates"];

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const list = (names: Iterable<string>): string => [...names].join(", ") || "none";

/**
 * Reads a change and holds it against the game, so that nothing in it is without effect because it is misspelt. What a
 * module changes only the module knows.
 */
export async function readChange({ game, expansions }: Listed, file: string): Promise<Required<ChangeFile>> {
  const text = await textOf(file);
  if (!isData(file)) return { cards: {}, options: {} };
  const read = parsed(file, text);
  const strange = Object.keys(read).find((key) => key !== "cards" && key !== "options");
  if (strange !== undefined) throw new WrongChange(`${file} has "${strange}"; a change has "cards" and "options"`);
  const { cards = {}, options = {} } = read as ChangeFile;
  if (![cards, options, ...Object.values(cards ?? {})].every(isFields))
    throw new WrongChange(`${file} is not as changes are written; ${SHAPE}`);
  if ([options, ...Object.values(cards)].every((part) => Object.keys(part).length === 0))
    throw new WrongChange(`${file} changes nothing; ${SHAPE}`);
  const all = [...(game.cards ?? []), ...expansions.flatMap((expansion) => expansion.cards ?? [])];
  const known = new Set(all.flatMap((card) => Object.keys(card)));
  for (const [id, fields] of Object.entries(cards)) {
    const card = all.find((candidate) => candidate.id === id);
    if (card === undefined)
      throw new WrongChange(
        `${file} changes card "${id}", which ${game.id} does not have; cardwright schema lists them`,
      );
    if (Object.isFrozen(card)) throw new WrongChange(`card "${id}" is frozen, so data cannot change it; ${AS_MODULE}`);
    for (const [field, value] of Object.entries(fields)) {
      const where = `${file} changes "${field}" of card "${id}"`;
      if (!known.has(field))
        throw new WrongChange(
          `${where}, which no card of ${game.id} has; its cards have ${list(known)}. For what is not listed there, ${AS_MODULE}`,
        );
      if (READ_ONCE.includes(field))
        throw new WrongChange(`${where}, which the game reads only while it is loaded; ${AS_MODULE}`);
      examineValue((card as unknown as Fields)[field], value, where);
    }
  }
  return { cards, options };
}
const textOf = (file: string): Promise<string> =>
  readFile(fileURLToPath(addressOf(file)), "utf8").catch((error: Error) => {
    throw new WrongChange(`${file} cannot be read (${error.message}); name a JSON file or a module`);
  });
function parsed(file: string, text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (isFields(value)) return value;
  } catch (error) {
    throw new WrongChange(`${file} is no JSON (${(error as Error).message}); ${SHAPE}`);
  }
  throw new WrongChange(`${file} is no JSON object; ${SHAPE}`);
}
/** What replaces something is of its kind, and has no field that it does not have. */
function examineValue(now: unknown, then: unknown, where: string): void {
  if (now === undefined) return;
  const kinds = [now, then].map((value) => (Array.isArray(value) ? "list" : value === null ? "null" : typeof value));
  if (kinds[0] !== kinds[1]) throw new WrongChange(`${where} from ${kinds[0]} to ${kinds[1]}; keep the kind it has`);
  if (!isFields(now) || !isFields(then)) return;
  const lost = Object.keys(now).find((key) => !(key in then));
  const strange = Object.keys(then).find((key) => !(key in now));
  if (lost !== undefined || strange !== undefined)
    throw new WrongChange(`${where}: it has ${list(Object.keys(now))}, not ${list(Object.keys(then))}; write it whole`);
}
/** The changed game. Cards are changed where they lie, so this is done only where nothing else is played. */
export async function applyChange(
  listed: Listed,
  file: string,
): Promise<{ readonly listed: Listed; readonly options: object }> {
  if (!isData(file)) {
    const { change } = (await import(addressOf(file))) as { readonly change?: (listed: Listed) => Listed };
    if (typeof change !== "function")
      throw new WrongChange(
        `${file} exports no function "change"; export one that takes and returns { game, expansions }`,
      );
    return { listed: change(listed), options: {} };
  }
  const { cards, options } = await readChange(listed, file);
  const all = [...(listed.game.cards ?? []), ...listed.expansions.flatMap((expansion) => expansion.cards ?? [])];
  for (const [id, fields] of Object.entries(cards)) {
    for (const card of all) if (card.id === id) Object.assign(card, fields);
  }
  return { listed, options };
}
const isData = (file: string): boolean => file.endsWith(".json");
/** The address of a change given as a path, a package or an address. */
export function addressOf(file: string): string {
  if (file.startsWith("file:")) return file;
  if (isData(file) || isAbsolute(file) || file.startsWith(".")) return pathToFileURL(resolve(file)).href;
  return pathToFileURL(createRequire(import.meta.url).resolve(file)).href;
}
