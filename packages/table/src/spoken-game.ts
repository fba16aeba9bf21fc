import { Glossary, RuleWords, Speaker } from "@cardwright/words";
import type { TableGame } from "./define-table.ts";
import type { CardLook, Term } from "./look.ts";
import { note, type Speech } from "./speech.tsx";

/** A game as it is called in one language: its cards, tags and words, from its language file. */

const kept = new WeakMap<TableGame, Map<string, TableGame>>();
export function spokenGame(game: TableGame, speech: Speech): TableGame {
  const byLanguage = kept.get(game) ?? new Map<string, TableGame>();
  kept.set(game, byLanguage);
  const catalogues = speech.ofGame(game.id);
  const key = `${speech.language} ${catalogues.length}`;
  const known = byLanguage.get(key) ?? spoken(game, speech);
  byLanguage.set(key, known);
  return known;
}
export const cataloguesFor = (game: TableGame, { catalogues, ofGame }: Speech) => [
  ...ofGame(game.id),
  ...catalogues,
  game.declared,
];
function spoken(game: TableGame, speech: Speech): TableGame {
  const speaker = new Speaker({ language: speech.language, catalogues: cataloguesFor(game, speech), note });
  const words = new RuleWords(speaker);
  const glossary = new Glossary(speaker, game.terms?.(words) ?? []);
  const looks = new Map<string, CardLook>();
  return {
    ...game,
    name: speaker.has("game.name") ? speaker.text("game.name") : game.name,
    glossary,
    presets: game.presets.map((preset) => ({ ...preset, ...calledIn(speaker, "preset", preset) })),
    decks: (options) => game.decks(options).map((deck) => ({ ...deck, ...calledIn(speaker, "deck", deck) })),
    look(face) {
      const known = looks.get(face);
      if (known !== undefined) return known;
      const look = lookIn(game.look(face), words, glossary, game.cardText);
      looks.set(face, look);
      return look;
    },
  };
}
interface Offered {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}
/** A way to play or a deck, by its messages where the game has them. */
function calledIn(speaker: Speaker, section: string, { id, name, about }: Offered): Omit<Offered, "id"> {
  const said = (key: string, otherwise: string): string => (speaker.has(key) ? speaker.text(key) : otherwise);
  return { name: said(`${section}.${id}.name`, name), about: said(`${section}.${id}.about`, about) };
}
function lookIn(printed: CardLook, words: RuleWords, glossary: Glossary, cardText: TableGame["cardText"]): CardLook {
  const text = cardText?.(printed.id, words) ?? words.cardText(printed.id);
  const tags = printed.tags.map((tag) => words.tag(tag));
  const values = printed.values?.map((value) => ({ ...value, name: words.mark(value.name) }));
  const terms = termsOf(glossary, `${text} ${tags.join(" ")}`);
  return {
    ...printed,
    name: words.title(printed.id),
    text,
    tags,
    glossary,
    ...(values === undefined ? {} : { values }),
    ...(terms.length === 0 ? {} : { terms }),
  };
}
/** The words of a text that have a meaning, each once, in the order in which they are written; or those of these names. */
export const termsOf = (glossary: Glossary, said: string | readonly string[]): readonly Term[] =>
  (typeof said === "string" ? glossary.termsIn(said) : said).map((id) => ({ id, ...glossary.term(id) }));
