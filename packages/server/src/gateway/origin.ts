/**
 * Which web pages may open a connection. A browser always says where a page came from; a program that says nothing is
 * no page, and has to bring a token like everyone else.
 */
export function isAllowedOrigin(origin: string | undefined, allowed: ReadonlySet<string>): boolean {
  return origin === undefined || allowed.has(origin);
}
/** The pages that the server itself delivers. */
export function ownOrigins(host: string, port: number): readonly string[] {
  const names = ["127.0.0.1", "localhost", "[::1]"].includes(host) || host === "0.0.0.0" || host === "::";
  return [...new Set([host, ...(names ? ["127.0.0.1", "localhost"] : [])])].map((name) => `http://${name}:${port}`);
}
