import { drawFrom } from "@cardwright/core/testing";
import { malformedFrame } from "./malformed.ts";
import { RawSocket } from "./raw.ts";
import { seatAll, seated, sit, startServer, until } from "./table.ts";

export interface FuzzReport {
  readonly frames: number;
  readonly answers: ReadonlySet<string>;
  readonly closes: ReadonlySet<number>;
  readonly neighbourMoves: number;
  readonly unchanged: boolean;
  readonly grownMegabytes: number;
}
/** Sends broken frames from many sockets at one match, while at the next table two people go on playing. */
export async function fuzz(count: number, name: string): Promise<FuzzReport> {
  const server = await startServer();
  const draw = drawFrom(name);
  const victim = await seatAll(server.url, { game: "duel" });
  const neighbours = await seatAll(server.url, { game: "duel" });
  const sessions = neighbours.tokens.map((token) => sit(server.url, neighbours.match, token));
  await Promise.all(sessions.map(seated));
  const answers = new Set<string>();
  const closes = new Set<number>();
  const before = (await server.rooms.get(victim.match))!.revision;
  globalThis.gc?.();
  const memory = process.memoryUsage().rss;
  let [frames, moves] = [0, 0];
  while (frames < count) {
    const socket = await new RawSocket(server.url).open();
    if (draw(3) > 0) await socket.hello(victim.match, victim.tokens[1], draw(2) === 0 ? { encoding: "packed" } : {});
    for (let i = 0; i < 40 && frames < count && socket.closed === null; i++, frames++)
      socket.send(malformedFrame(draw));
    await until(
      () => socket.closed !== null || socket.received.length > 0 || socket.socket.readyState !== 1,
      "any answer",
    );
    socket.close();
    await until(() => socket.closed, "the end");
    closes.add(socket.closed!.code);
    for (const text of socket.received) {
      const [, type, code] = /"type":"([A-Z_]+)"(?:,"code":"([A-Z_]+)")?/.exec(text) ?? [];
      if (type !== undefined) answers.add(code ?? type);
    }
    if (frames % 400 < 40) {
      const able = sessions.find((session) => session.getSnapshot().offers.length > 0);
      if (able !== undefined && (await able.act("pass")).ok) moves++;
    }
  }
  for (const session of sessions) session.close();
  const unchanged = (await server.rooms.get(victim.match))!.revision === before;
  await server.close();
  const grownMegabytes = (process.memoryUsage().rss - memory) / 1e6;
  return { frames, answers, closes, neighbourMoves: moves, unchanged, grownMegabytes };
}
