import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import type { FastifyInstance } from "fastify";
import { lookup } from "mrmime";
import { type KeptAnswer, keptAnswer, sendKept } from "./kept-answer.ts";

/** The page that this server delivers: its files are read once, each is packed when it is first asked for. */

/** A build puts here what is named by its content: a changed file has another name, and nobody asks for this one again. */
const NAMED_BY_CONTENT = "hashed/";
const FOR_EVER = "public, max-age=31536000, immutable";
const ENTRY = "index.html";

const typeOf = (path: string): string => {
  const type = lookup(path) ?? "application/octet-stream";
  return /^text\/|\/(javascript|json)$/.test(type) ? `${type}; charset=utf-8` : type;
};
/** Hidden files are a builder's own notes. */
const isShown = (path: string): boolean => !path.split("/").some((part) => part.startsWith("."));
function answersOf(folder: string): ReadonlyMap<string, () => KeptAnswer> {
  const answers = new Map<string, () => KeptAnswer>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(join(folder, sep).length).replaceAll(sep, "/");
    if (!entry.isFile() || !isShown(path)) continue;
    const bytes = readFileSync(join(folder, path));
    const cache = path.startsWith(NAMED_BY_CONTENT) ? FOR_EVER : undefined;
    let made: KeptAnswer | undefined;
    answers.set(`/${path}`, () => (made ??= keptAnswer(typeOf(path), bytes, cache)));
  }
  return answers;
}
/** The page has addresses of its own (/match/..., /tests): a reload of any of them gets the page, not a 404. */
export function registerPage(app: FastifyInstance, folder: string): void {
  const answers = answersOf(folder);
  app.get("/*", { schema: { hide: true }, config: { isPageFile: true } }, async (request, reply) => {
    const [path = ""] = request.url.split("?");
    const isPage = request.headers.accept?.includes("text/html") === true && !path.startsWith("/api/");
    const found =
      answers.get(path === "/" ? `/${ENTRY}` : decoded(path)) ?? (isPage ? answers.get(`/${ENTRY}`) : undefined);
    return found === undefined ? reply.callNotFound() : sendKept(request, reply, found());
  });
}
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
