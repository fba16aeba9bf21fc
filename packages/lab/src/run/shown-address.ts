const HIDDEN = "...";

/** The address of a database or a queue as it may be printed: without its password. */
export function withoutPassword(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  // What is misspelt may have a password all the same, and nobody can say where it begins.
  if (url === undefined || url.host === "")
    return address.includes("@") ? `${address.split(":", 1)[0]}:${HIDDEN}` : address;
  if (url.password !== "") url.password = HIDDEN;
  if (url.searchParams.has("password")) url.searchParams.set("password", HIDDEN);
  return url.href;
}
