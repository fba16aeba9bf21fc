/**
 * Which web pages may open a connection. A browser always says where a page came from; a program that says nothing is
 * no page, and has to bring a token like everyone else.
 */
export function isAllowedOrigin(origin: string | undefined, allowed: ReadonlySet<string>): boolean {
  return origin === undefined || allowed.has(origin);
}
/** The pages that the server itself delivers, as a browser names them: without a port that goes without saying. */
export function ownOrigins(host: string, port: number): readonly string[] {
  const isLocal = ["127.0.0.1", "localhost", "::1", "0.0.0.0", "::"].includes(host);
  const names = [host.includes(":") ? `[${host}]` : host, ...(isLocal ? ["127.0.0.1", "localhost", "[::1]"] : [])];
  return [...new Set(names.map((name) => new URL(`http://${name}:${port}`).origin))];
}
