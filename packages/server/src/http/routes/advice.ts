import { randomBytes } from "node:crypto";
import { adviceBody, askAdvice } from "@cardwright/protocol";
import { questionAbout } from "../../advice.ts";
import { Places } from "../../fair-share/places.ts";
import { fail, HostError } from "../../refusals.ts";
import { type Api, byId, enter, failures, type RouteParts, shareOfRequest } from "./route-parts.ts";

/** A bot thinks about each for a second: so many of one address, and of all, wait at a time. */
const WAITING_OF_ONE = 2;
const WAITING_OF_ALL = 8;
const THINKING_MS = 1_000;

/** A bot's opinion, for whoever plays: what it would do, and why the last bot that moved did what it did. */
export function adviceRoutes(app: Api, { rooms, bots, computing }: RouteParts): void {
  const { advise } = bots;
  if (advise === undefined) return;
  const waiting = new Places(WAITING_OF_ONE, WAITING_OF_ALL);
  app.post(
    "/matches/:match/advice",
    { schema: { tags: ["advice"], params: byId, body: askAdvice, response: { 200: adviceBody, ...failures } } },
    async (request) => {
      const share = shareOfRequest(request);
      const { viewer, record } = await enter(rooms.store, request, request.params.match);
      if (viewer < 0) fail("NOT_A_PLAYER");
      if (!waiting.has(share)) throw new HostError("TOO_FAST");
      waiting.take(share);
      try {
        const room = (await rooms.current(record.id)) ?? fail("NO_ACCESS");
        const asked = await computing.run(share, () => questionAbout(request.body.about, rooms, room, viewer));
        if (asked === null) return { seat: null, options: [] };
        const { game, expansions } = record;
        const budget = { milliseconds: THINKING_MS };
        const seed = randomBytes(32).toString("hex");
        const about = { game, expansions, code: room.code, asked: { ...asked, budget }, seed, share };
        const options = await advise(about);
        // The right may have ended while the bot thought.
        await enter(rooms.store, request, record.id);
        return { seat: asked.seat, options };
      } finally {
        waiting.give(share);
      }
    },
  );
}
