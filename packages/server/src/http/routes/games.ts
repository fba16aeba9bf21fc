import { differing, gameInfo as gameSchema } from "@cardwright/protocol";
import { z } from "zod";
import { HostError } from "../../refusals.ts";
import { gameInfo } from "../games.ts";
import { keptJson, sendKept } from "../kept-answer.ts";
import { type Api, failures, type RouteParts, shareOfRequest } from "./route-parts.ts";

/** Open matches that one answer about other rules looks at. */
const DIFFERING_MAX = 1_000;

/** The games of this server, and matches that were begun under other rules. */
export function gameRoutes(app: Api, { catalog, rooms, rollOver, bots, computing }: RouteParts): void {
  const infos = [...catalog.entries.values()].map((entry) => gameInfo(catalog, entry, bots.kinds));
  const all = keptJson(infos);
  const each = new Map(infos.map((info) => [info.id, keptJson(info)]));
  app.get(
    "/games",
    { schema: { tags: ["games"], response: { 200: z.array(gameSchema) } } },
    (request, reply) => sendKept(request, reply, all) as never,
  );
  app.get(
    "/games/:game",
    { schema: { tags: ["games"], params: z.object({ game: z.string() }), response: { 200: gameSchema, ...failures } } },
    async (request, reply) => {
      const found = each.get(request.params.game);
      if (found === undefined) throw new HostError("UNKNOWN_GAME");
      return sendKept(request, reply, found) as never;
    },
  );
  const findDiffering = async (): Promise<z.infer<typeof differing>> => {
    const found: z.infer<typeof differing> = [];
    const open = (["waiting", "running"] as const).map((status) =>
      rooms.store.list({ status, visibility: "public", limit: DIFFERING_MAX }),
    );
    for (const record of (await Promise.all(open)).flat()) {
      const here = catalog.find(record.game, record.expansions)?.content ?? null;
      if (here === record.content) continue;
      const { from, because } = rollOver.stayed.get(record.id) ?? { from: null, because: "it was not compared yet" };
      found.push({ match: record.id, game: record.game, pinned: record.content, here, from, because });
    }
    return found;
  };
  app.get("/rules/differing", { schema: { tags: ["games"], response: { 200: differing, ...failures } } }, (request) =>
    computing.run(shareOfRequest(request), findDiffering),
  );
}
