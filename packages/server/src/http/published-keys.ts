import { publishedKeys } from "@cardwright/protocol";
import type { FastifyInstance } from "fastify";
import type { Sealing } from "../signing/sealing.ts";
import { typed } from "./routes/route-parts.ts";

/** The place at which every server publishes the keys that it signs matches with. */
const KEYS_PATH = "/.well-known/cardwright-keys.json";

export function registerKeys(app: FastifyInstance, sealing: Sealing): void {
  typed(app).get(KEYS_PATH, { schema: { tags: ["logs"], response: { 200: publishedKeys } } }, async () => {
    const { server, keys } = await sealing.published();
    return { server, keys: [...keys] };
  });
}
