/** A reason that the rules or the server gave, as a sentence of its own: they write it so that it can stand in another. */
export function asSentence(reason: string): string {
  const trimmed = reason.trim();
  if (trimmed === "") return "";
  const begun = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}
