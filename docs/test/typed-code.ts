/** What may stand in a fence of the guide: commands that a test types, what they show, edits that a test makes. */
const ALLOWED = ["sh", "sh by-hand", "text", "diff"];
/** Code comes from where tests run it. */
const PLACES = /^(docs\/(examples|test)|deploy|games|packages|tests)\//;

/** Code in a page that nothing runs. */
export function typedCode(markdown: string): readonly string[] {
  const blocks = [...markdown.matchAll(/^(?:<!-- code (\S+).* -->\n)?```(\S[^\n]*)\n[\s\S]*?^```$/gm)];
  return blocks.flatMap(({ 1: place, 2: info = "" }) => {
    if (place === undefined) return ALLOWED.includes(info) ? [] : [`a block of ${info}`];
    return PLACES.test(place) ? [] : [`${place} is run by nothing`];
  });
}
