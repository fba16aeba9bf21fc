import { diff, type Log } from "@cardwright/core/host";
import { drawFrom } from "@cardwright/core/testing";
import { PROTOCOL_VERSION } from "@cardwright/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Server } from "../src/index.ts";
import { call, playOne, seatAll, seated, sit, startServer, until } from "./harness/table.ts";

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Plays a match to its end with two sessions. */
async function playOut(game: string, name: string) {
  const table = await seatAll(server.url, { game });
  const sessions = table.tokens.map((token) => sit(server.url, table.match, token));
  const watcher = sit(server.url, table.match, undefined, { encoding: "json", sentences: true });
  await Promise.all([...sessions, watcher].map(seated));
  const draw = drawFrom(name);
  for (let step = 0; step < 600 && sessions[0]!.getSnapshot().status === "running"; step++) {
    const offers = sessions.map((session) => session.getSnapshot().offers.filter(({ refused }) => !refused));
    const able = offers.flatMap((list, seat) => (list.length > 0 ? [seat] : []));
    const seat = able[draw(able.length)];
    if (seat === undefined) throw new Error("nobody may act");
    const outcome = await playOne(sessions[seat]!, draw);
    if (outcome === null || !outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome)}`);
    const seqs = server.rooms;
    const room = (await seqs.get(table.match))!;
    await until(
      () => sessions.every((session, i) => session.getSnapshot().seq === room.audience.seqOf(i)),
      "both to hear of it",
    );
  }
  await until(() => watcher.getSnapshot().reveal, "the reveal");
  return { table, sessions, watcher };
}

describe("a match over the wire", () => {
  test.each(["duel", "seers"])("%s is played to its end, told to all, and can be verified by anyone", async (game) => {
    const { table, sessions, watcher } = await playOut(game, `lifecycle of ${game}`);
    const room = (await server.rooms.get(table.match))!;
    for (const [viewer, session] of [...sessions.entries(), [-1, watcher] as const]) {
      const state = session.getSnapshot();
      expect(state.status).toBe("ended");
      expect(diff(state.view, room.view(viewer).view)).toEqual([]);
      expect(state.seq).toBe(room.audience.seqOf(viewer));
    }
    const log = await call(server.url, "GET", `/api/v1/matches/${table.match}/log`);
    expect(log.body.complete).toBe(true);
    expect(log.body.fairness.commitment).toBe(watcher.getSnapshot().welcome?.commitment);
    expect((await call(server.url, "POST", "/api/v1/verify", log.body)).body).toMatchObject({
      verdict: "signed",
      ended: true,
      signedBy: server.url,
    });
    const forged = structuredClone(log.body) as { lines: Log["lines"] };
    (forged.lines[3]!.entry as { updatedAt: number }).updatedAt++;
    expect((await call(server.url, "POST", "/api/v1/verify", forged)).body).toMatchObject({
      verdict: "refused",
      step: 3,
    });
    const other = { ...log.body, fairness: { ...log.body.fairness, nonces: ["steered", "deal"] } };
    expect((await call(server.url, "POST", "/api/v1/verify", other)).body.verdict).toBe("refused");
    for (const session of [...sessions, watcher]) session.close();
  });

  test("availability, prompts and refusals are the server's word, by the names of spec 001", async () => {
    const table = await seatAll(server.url, { game: "seers" });
    const heard: string[][] = [[], []];
    const sessions = table.tokens.map((token, seat) =>
      sit(server.url, table.match, token, {
        observe: (message) => {
          heard[seat]!.push(message.type);
          if (message.type === "EVENTS") heard[seat]!.push(...message.events.map(({ type }) => type));
        },
      }),
    );
    const [mine, theirs] = sessions as [(typeof sessions)[0], (typeof sessions)[0]];
    await Promise.all(sessions.map(seated));
    const bench = mine.getSnapshot().view!["bench"] as { id: string }[][];
    const source = bench[0]![0]!.id;
    expect(await theirs.activate(bench[1]![0]!.id, "EFF_DRAW")).toMatchObject({
      ok: false,
      refusal: { code: "NOT_YOUR_TURN" },
    });
    expect(heard[1]).toContain("COMMAND_REJECTED");
    expect(await mine.activate(source, "EFF_DRAW")).toMatchObject({ ok: true });
    const prompt = (mine.getSnapshot().view!["prompts"] as { id: string; type: string }[])[0]!;
    expect(prompt.type).toBe("YES_NO");
    expect(await mine.act("openBids")).toMatchObject({ ok: false, refusal: { code: "PROMPT_OPEN" } });
    expect(await theirs.answer(prompt.id, "YES")).toMatchObject({ ok: false, refusal: { code: "NOT_YOUR_PROMPT" } });
    expect(await mine.answer(prompt.id, "YES")).toMatchObject({ ok: true });
    expect(await mine.answer(prompt.id, "YES")).toMatchObject({ ok: false, refusal: { code: "PROMPT_NOT_OPEN" } });
    expect(await mine.activate(source, "EFF_DRAW")).toMatchObject({ ok: false, refusal: { code: "CAP_EXCEEDED" } });
    await until(() => theirs.getSnapshot().seq === mine.getSnapshot().seq);
    for (const list of heard) {
      expect(list).toEqual(
        expect.arrayContaining(["STATE_SNAPSHOT", "EFFECT_ACTIVATED", "CHOICE_PROMPTED", "CHOICE_RESOLVED"]),
      );
    }
    expect(await mine.describe("search")).toMatchObject({ code: "CAP_EXCEEDED" });
    for (const session of sessions) session.close();
  });

  test("a log of a running match shows each viewer what their frames showed", async () => {
    const table = await seatAll(server.url, { game: "seers" });
    const frames: { seq: number; events: unknown }[] = [];
    const session = sit(server.url, table.match, table.tokens[0]!, {
      encoding: "json",
      observe: (message) => {
        if (message.type === "EVENTS") frames.push({ seq: message.seq, events: message.events });
      },
    });
    await seated(session);
    await session.act("search");
    const { body } = await call(server.url, "GET", `/api/v1/matches/${table.match}/log`, undefined, table.tokens[0]!);
    expect(body).toEqual({ complete: false, steps: frames });
    const open = await call(server.url, "GET", `/api/v1/matches/${table.match}/log`);
    expect(JSON.stringify(open.body)).not.toContain("rank");
    session.close();
  });

  test("one who comes back gets what was missed, or a fresh view when that is not kept", async () => {
    const table = await seatAll(server.url, { game: "duel" });
    const first = sit(server.url, table.match, table.tokens[0]!);
    const second = sit(server.url, table.match, table.tokens[1]!);
    await Promise.all([first, second].map(seated));
    const watch = (lastSeq: number) =>
      new Promise<string[]>((resolve) => {
        const socket = new WebSocket(`${server.url.replace("http", "ws")}/play`);
        const heard: string[] = [];
        socket.onopen = () =>
          socket.send(
            JSON.stringify({
              type: "HELLO",
              version: PROTOCOL_VERSION,
              match: table.match,
              token: table.tokens[1],
              last_seq: lastSeq,
            }),
          );
        socket.onmessage = ({ data }) => {
          heard.push(JSON.parse(String(data)).type);
          setTimeout(() => {
            socket.close();
            resolve(heard);
          }, 60);
        };
      });
    await first.act("pass");
    await until(() => second.getSnapshot().seq === 1);
    await second.act("pass");
    expect(await watch(2)).toEqual(["WELCOME"]);
    expect(await watch(1)).toEqual(["WELCOME", "EVENTS"]);
    expect(await watch(0)).toEqual(["WELCOME", "EVENTS", "EVENTS"]);
    expect(await watch(99)).toEqual(["WELCOME", "STATE_SNAPSHOT"]);
    first.close();
    second.close();
  });
});
