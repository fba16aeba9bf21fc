import { judgement, logBody, verifyBody } from "@cardwright/protocol";
import type { JudgedLog } from "../../bots/driver.ts";
import { Places } from "../../fair-share/places.ts";
import { judgeText, logFor } from "../../logs.ts";
import { fail, HostError } from "../../refusals.ts";
import { type Api, byId, enter, failures, type RouteParts, shareOfRequest, typed } from "./route-parts.ts";

const LOG_BYTES_MAX = 8 * 1024 * 1024;
/** Logs that wait to be verified are held in memory: so many of one address, and of all. */
const WAITING_OF_ONE = 2;
const WAITING_OF_ALL = 8;

/** Logs: handed out, and verified for anybody. */
export function logRoutes(app: Api, parts: RouteParts): void {
  const { rooms, sealing, computing } = parts;
  app.get(
    "/matches/:match/log",
    { schema: { tags: ["logs"], params: byId, response: { 200: logBody, ...failures } } },
    async (request, reply) => {
      const { viewer, record } = await enter(rooms.store, request, request.params.match);
      const text = await computing.run(shareOfRequest(request), async () =>
        JSON.stringify(await logFor(rooms, sealing, record, viewer)),
      );
      // The right may have ended while the log was read.
      await enter(rooms.store, request, record.id);
      // It is sent as text: to check a long log against its own schema takes longer than to make it.
      return reply.type("application/json; charset=utf-8").send(text as never);
    },
  );
  app.register((scope) => verifyRoute(typed(scope), parts));
}
/** Anybody may have a log verified: it is not even read in the thread that serves players. */
async function verifyRoute(app: Api, { catalog, rooms, bots, sealing, verificationLimit }: RouteParts): Promise<void> {
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (_, body, done) => done(null, body));
  const waiting = new Places(WAITING_OF_ONE, WAITING_OF_ALL);
  app.post(
    "/verify",
    {
      bodyLimit: LOG_BYTES_MAX,
      // Counted before the body is read.
      onRequest: verificationLimit,
      schema: { tags: ["logs"], body: verifyBody, response: { 200: judgement, ...failures } },
      // The schema above is for the documents; the thread that verifies checks the body against it.
      validatorCompiler: () => (value) => ({ value }),
    },
    async (request) => {
      const log = request.body as unknown as Uint8Array;
      const share = shareOfRequest(request);
      if (!waiting.has(share)) throw new HostError("TOO_FAST");
      waiting.take(share);
      try {
        const trusted = [await sealing.published()];
        const judged = async (code?: string): Promise<JudgedLog> => {
          const how = code === undefined ? { trusted } : { trusted, code };
          const found =
            bots.verify === undefined
              ? await judgeText(catalog, Buffer.from(log).toString(), how)
              : await bots.verify({ log, ...how }, share);
          return found ?? fail("MALFORMED");
        };
        const { judgement: first, content } = await judged();
        // Other rules may have been played: those that it names, if they are kept here.
        const code = first.verdict === "refused" && content !== null ? await rooms.store.rules(content) : null;
        return code === null ? first : (await judged(code)).judgement;
      } finally {
        waiting.give(share);
      }
    },
  );
}
