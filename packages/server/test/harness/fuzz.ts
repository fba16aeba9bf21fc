import { drawFrom } from "@cardwright/core/testing";
import { malformedFrame } from "./malformed.ts";
import { RawSocket } from "./raw.ts";
import { call, seatAll, seated, sit, startServer, until } from "./table.ts";

export interface FuzzReport {
  readonly frames: number;
  /** How many messages came back. */
  readonly answered: number;
  readonly answers: ReadonlySet<string>;
  readonly closes: ReadonlySet<number>;
  readonly neighbourMoves: number;
  readonly unchanged: boolean;
  /** How far the match got in which broken frames came from those who are to move, and whether its log holds. */
  readonly ownSteps: number;
  readonly ownVerified: boolean;
  readonly grownMegabytes: number;
}
/** Numbers of mistakes: as many as one connection may make before it is closed, and far more. */
const WITHIN = 15;
const BEYOND = 40;
/**
 * Sends broken frames from many sockets at a match in which somebody else is to move, at one that is over, and at one in which
 * whoever sends them is to move and some of them may be taken, while at the next table two people go on playing.
 */
export async function fuzz(count: number, name: string): Promise<FuzzReport> {
  const server = await startServer();
  const draw = drawFrom(name);
  const [running, over, own, neighbours] = [
    await seatAll(server.url, { game: "duel" }),
    await seatAll(server.url, { game: "duel" }),
    await seatAll(server.url, { game: "duel" }),
    await seatAll(server.url, { game: "duel" }),
  ];
  const loser = sit(server.url, over.match, over.tokens[0]);
  await seated(loser);
  await loser.act("concede");
  loser.close();
  const victims = [running, over];
  const revisions = () =>
    Promise.all(victims.map(async ({ match }) => (await server.rooms.get(match))!.revision)).then(String);
  const sessions = neighbours.tokens.map((token) => sit(server.url, neighbours.match, token));
  await Promise.all(sessions.map(seated));
  const answers = new Set<string>();
  const closes = new Set<number>();
  const before = await revisions();
  globalThis.gc?.();
  const memory = process.memoryUsage().rss;
  let [frames, moves, answered] = [0, 0, 0];
  while (frames < count) {
    const isOwn = draw(2) === 0;
    const { match, tokens } = isOwn ? own : victims[draw(victims.length)]!;
    const socket = await new RawSocket(server.url).open();
    // Some never say who they are, some do not wait to be let in.
    const manners = draw(4);
    if (manners > 0)
      await socket.hello(match, tokens[isOwn ? draw(2) : 1], draw(2) === 0 ? { encoding: "packed" } : {});
    if (manners > 1) await socket.next("WELCOME");
    const most = draw(4) === 0 ? BEYOND : WITHIN;
    for (let i = 0; i < most && frames < count && socket.closed === null; i++, frames++)
      socket.send(malformedFrame(draw));
    await until(
      () => socket.closed !== null || socket.received.length > 0 || socket.socket.readyState !== 1,
      "any answer",
    );
    socket.close();
    await until(() => socket.closed, "the end");
    closes.add(socket.closed!.code);
    answered += socket.received.length;
    for (const text of socket.received) {
      // Packed messages are counted, not read.
      if (!text.startsWith("{")) continue;
      const { type, code } = JSON.parse(text) as { type: string; code?: string };
      answers.add(code ?? type);
    }
    if (frames % 400 < BEYOND) {
      const able = sessions.find((session) => session.getSnapshot().offers.length > 0);
      if (able !== undefined && (await able.act("pass")).ok) moves++;
    }
  }
  for (const session of sessions) session.close();
  const unchanged = (await revisions()) === before;
  const ownSteps = (await server.rooms.get(own.match))!.revision;
  const quitter = sit(server.url, own.match, own.tokens[0]);
  await seated(quitter);
  await quitter.act("concede");
  quitter.close();
  const log = await call(server.url, "GET", `/api/v1/matches/${own.match}/log`);
  const ownVerified = (await call(server.url, "POST", "/api/v1/verify", log.body)).body.verdict === "signed";
  await server.close();
  const grownMegabytes = (process.memoryUsage().rss - memory) / 1e6;
  return { frames, answered, answers, closes, neighbourMoves: moves, unchanged, ownSteps, ownVerified, grownMegabytes };
}
