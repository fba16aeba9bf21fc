import { logBody, verdict, verifyBody } from "@cardwright/protocol";
import { Places } from "../../fair-share/places.ts";
import { logFor, verifyText } from "../../logs.ts";
import { HostError } from "../../refusals.ts";
import { type Api, byId, enter, failures, type RouteParts, shareOfRequest, typed } from "./route-parts.ts";

const LOG_BYTES_MAX = 8 * 1024 * 1024;
/** Logs that wait to be verified are held in memory: so many of one address, and of all. */
const WAITING_OF_ONE = 2;
const WAITING_OF_ALL = 8;

/** Logs: handed out, and verified for anybody. */
export function logRoutes(app: Api, parts: RouteParts): void {
  const { rooms, computing } = parts;
  app.get(
    "/matches/:match/log",
    { schema: { tags: ["logs"], params: byId, response: { 200: logBody, ...failures } } },
    async (request, reply) => {
      const { viewer, record } = await enter(rooms.store, request, request.params.match);
      const text = await computing.run(shareOfRequest(request), async () =>
        JSON.stringify(await logFor(rooms, record, viewer)),
      );
      // The right may have ended while the log was read.
      await enter(rooms.store, request, record.id);
      // As text: to check a long log against its own schema takes longer than to make it.
      return reply.type("application/json; charset=utf-8").send(text as never);
    },
  );
  app.register((scope) => verifyRoute(typed(scope), parts));
}
/** Anybody may have a log verified: it is not even read in the thread that serves players. */
async function verifyRoute(app: Api, { catalog, bots, verificationLimit }: RouteParts): Promise<void> {
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (_, body, done) => done(null, body));
  const waiting = new Places(WAITING_OF_ONE, WAITING_OF_ALL);
  app.post(
    "/verify",
    {
      bodyLimit: LOG_BYTES_MAX,
      // Counted before the body is read.
      onRequest: verificationLimit,
      schema: { tags: ["logs"], body: verifyBody, response: { 200: verdict, ...failures } },
      // The schema above is for the documents; the thread that verifies checks the body against it.
      validatorCompiler: () => (value) => ({ value }),
    },
    async (request) => {
      const log = request.body as unknown as Uint8Array;
      const share = shareOfRequest(request);
      if (!waiting.has(share)) throw new HostError("TOO_FAST");
      waiting.take(share);
      try {
        const found =
          bots.verify === undefined ? verifyText(catalog, Buffer.from(log).toString()) : await bots.verify(log, share);
        if (found === null) throw new HostError("MALFORMED");
        return found;
      } finally {
        waiting.give(share);
      }
    },
  );
}
