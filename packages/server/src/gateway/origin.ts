/**
 * Checks the web page that opens a connection. A browser always sends the origin of its page; a program that sends none is
 * not a page, and needs a token like everyone else.
 */
export function isAllowedOrigin(origin: string | undefined, allowed: ReadonlySet<string>): boolean {
  return origin === undefined || allowed.has(origin);
}
/** Origins of the pages that this server delivers, as a browser writes them: without a default port. */
export function ownOrigins(host: string, port: number): readonly string[] {
  const isLocal = ["127.0.0.1", "localhost", "::1", "0.0.0.0", "::"].includes(host);
  const names = [host.includes(":") ? `[${host}]` : host, ...(isLocal ? ["127.0.0.1", "localhost", "[::1]"] : [])];
  return [...new Set(names.map((name) => new URL(`http://${name}:${port}`).origin))];
}
