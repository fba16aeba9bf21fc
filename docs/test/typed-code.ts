/** What may stand in a fence of the guide: commands that a test types, what they show, edits that a test makes. */
const ALLOWED = ["sh", "sh by-hand", "text", "diff"];
const PLACES = /^(examples|test|\.\.\/(deploy|games|packages|tests))\//;

/** Code in a page that nothing runs, or that is not where the page says. */
export function typedCode(markdown: string, read: (file: string) => string | undefined): readonly string[] {
  const typed = [...markdown.matchAll(/^```(\S[^\n]*)\n/gm)].map(({ 1: info = "" }) => info);
  const imported = [...markdown.matchAll(/^<<< @\/([^#{[\s]+)(?:#([^\s{[]+))?/gm)];
  return [
    ...typed.filter((info) => !ALLOWED.includes(info)).map((info) => `a block of ${info}`),
    ...imported.flatMap(({ 1: file = "", 2: region }) => {
      const source = PLACES.test(file) ? read(file) : undefined;
      if (source === undefined) return [`${file} is not there`];
      return region === undefined || source.includes(`#region ${region}`) ? [] : [`${file} has no ${region}`];
    }),
  ];
}
