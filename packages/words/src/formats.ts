/** Formatters of `Intl` are dear to make and are used for every line, so each is made once for a locale. */

function kept<Option extends string, Format>(make: (locale: string, option: Option) => Format) {
  const made = new Map<string, Format>();
  return (locale: string, option: Option): Format => {
    const key = `${locale} ${option}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const format = make(locale, option);
    made.set(key, format);
    return format;
  };
}
export const numbers = kept(
  (locale, signDisplay: "auto" | "always" | "never") => new Intl.NumberFormat(locale, { signDisplay }),
);
export const plurals = kept((locale, type: Intl.PluralRuleType) => new Intl.PluralRules(locale, { type }));
export const lists = kept((locale, type: Intl.ListFormatType) => new Intl.ListFormat(locale, { type }));
