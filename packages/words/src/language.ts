/** Which language a viewer reads: what they chose, else the first of the browser's that is there, else English. */

export const ENGLISH = "en";
const WANTED_MAX = 20;

/** `wanted` in the order of preference, as `navigator.languages` has it: "de-AT" is served by "de". */
export function chooseLanguage(there: readonly string[], wanted: readonly string[]): string {
  for (const tag of wanted.slice(0, WANTED_MAX)) {
    const exact = there.find((language) => language.toLowerCase() === tag.toLowerCase());
    if (exact !== undefined) return exact;
    const [base = ""] = tag.toLowerCase().split("-");
    const near = there.find((language) => language.toLowerCase() === base);
    if (near !== undefined) return near;
  }
  return ENGLISH;
}
/** A language in its own words, for the menu that offers it: "Deutsch". */
export function nameOfLanguage(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  const [letter = ""] = name;
  return letter.toLocaleUpperCase(language) + name.slice(letter.length);
}
