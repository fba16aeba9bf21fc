import { worldBody } from "@cardwright/protocol";
import { worldFor } from "../../advice.ts";
import { fail } from "../../refusals.ts";
import { type Api, byId, enter, failures, type RouteParts, shareOfRequest } from "./route-parts.ts";

/** A world to try moves in, for whoever has to act. What is tried stays with them: no message tells the server of it. */
export function worldRoutes(app: Api, { rooms, computing }: RouteParts): void {
  app.post(
    "/matches/:match/world",
    { schema: { tags: ["worlds"], params: byId, response: { 200: worldBody, ...failures } } },
    async (request) => {
      const { viewer, record } = await enter(rooms.store, request, request.params.match);
      if (viewer < 0) fail("NOT_A_PLAYER");
      const room = (await rooms.current(record.id)) ?? fail("NO_ACCESS");
      const state = await computing.run(shareOfRequest(request), () => worldFor(room, viewer));
      // The right may have ended meanwhile.
      await enter(rooms.store, request, record.id);
      return { state: { ...state } };
    },
  );
}
