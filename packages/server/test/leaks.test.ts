import { drawFrom } from "@cardwright/core/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isLeakFound, plantedLeaks } from "./harness/planted-leaks.ts";
import { RawSocket } from "./harness/raw.ts";
import { call, seatAll, startServer } from "./harness/table.ts";
import { playTwoWorlds, trials, Worlds } from "./harness/two-worlds.ts";

let worlds: Worlds;
beforeAll(async () => {
  worlds = await Worlds.open();
});
afterAll(() => worlds.close());

describe("two worlds that differ only in what a viewer may not see", () => {
  test("send that viewer the same bytes", async () => {
    let compared = 0;
    for (const trial of trials(30)) {
      const report = await playTwoWorlds(worlds, trial);
      expect(report.differs, `${trial.name} of ${trial.game} for ${trial.viewer}`).toBeNull();
      compared += report.compared;
    }
    expect(compared).toBeGreaterThan(60);
  });
  test.each(Object.keys(plantedLeaks))("find a planted leak: %s", async (name) => {
    expect(await isLeakFound(worlds, name)).toBe(true);
  });
});

/** Plays matches whose every card is a canary, and returns the canaries that reached somebody who may not have them. */
async function canaryFuzz(matches: number, name: string): Promise<{ escaped: string[]; searched: number }> {
  const server = await startServer();
  const draw = drawFrom(name);
  const escaped: string[] = [];
  let searched = 0;
  for (let i = 0; i < matches; i++) {
    const { match, tokens } = await seatAll(server.url, { game: "canaries" });
    const room = (await server.rooms.get(match))!;
    const all = new Set<string>();
    const allowed: Set<string>[] = [new Set(), new Set(), new Set()];
    const look = () => {
      const state = room.snapshot!.state as unknown as Record<string, { face: string }[][]>;
      for (const zone of ["deck", "hand", "traps", "discard"])
        for (const list of state[zone]!) for (const { face } of list) all.add(face);
      for (const seat of [0, 1])
        for (const { face } of [...state["hand"]![seat]!, ...state["traps"]![seat]!]) allowed[seat]!.add(face);
      for (const list of state["discard"]!) for (const { face } of list) for (const set of allowed) set.add(face);
    };
    const sockets: [number, RawSocket][] = [];
    const connect = async (viewer: number, more: object = {}) => {
      sockets.push([viewer, await new RawSocket(server.url).hello(match, tokens[viewer], more)]);
      return sockets.at(-1)![1];
    };
    const players = [await connect(0), await connect(1)];
    await connect(-1, { sentences: true });
    look();
    const bodies: [number, string][] = [];
    while (room.status === "running") {
      const seat = room.actors[0]!;
      const state = room.snapshot!.state as unknown as { hand: { id: string }[][]; traps: { id: string }[][] };
      // Somebody tries what they may not, with ids they may not know.
      const wrong = players[1 - seat]!;
      wrong.send({
        type: "ACTION",
        action: "play",
        payload: { card: state.hand[seat]![0]?.id ?? "p1" },
        intent_id: `w${draw(9e6)}`,
      });
      wrong.send({ type: "DESCRIBE", request_id: 1, action: ["play", "set", "nothing"][draw(3)] });
      wrong.send({ type: "LIST_ACTIONS", request_id: 2 });
      players[seat]!.send({
        type: "ACTION",
        action: "play",
        payload: { card: `p${draw(40)}` },
        intent_id: `x${draw(9e6)}`,
      });
      if (draw(6) === 0) {
        const viewer = draw(3) - 1;
        await connect(viewer, draw(2) === 0 ? { last_seq: draw(20) } : {});
        const token = viewer < 0 ? undefined : tokens[viewer];
        for (const path of ["/log", "/view", ""]) {
          bodies.push([
            viewer,
            JSON.stringify(await call(server.url, "GET", `/api/v1/matches/${match}${path}`, undefined, token)),
          ]);
        }
      }
      // The wild try may have been a legal one.
      const [actor] = room.actors;
      const action = actor === undefined ? null : room.engine.sample(room.snapshot!.state, actor, draw);
      if (action !== null) await room.hostAction(room.revision, action, false);
      look();
      if (room.revision > 24) break;
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
    bodies.push([-1, await (await fetch(`${server.url}/metrics`)).text()]);
    for (const [viewer, socket] of sockets) bodies.push([viewer, socket.received.join("\n")]);
    for (const [viewer, text] of bodies) {
      // After the end everything is open, and the log says so; these matches were still running.
      const may = allowed.at(viewer)!;
      for (const canary of all) {
        if (may.has(canary)) continue;
        const letters = canary.slice("canary-".length);
        const forms = [
          letters,
          Buffer.from(letters, "hex").toString("base64").slice(0, 20),
          [...letters].reverse().join(""),
        ];
        searched += text.length;
        if (forms.some((form) => text.includes(form))) escaped.push(`${canary} reached ${viewer}`);
      }
    }
    for (const [, socket] of sockets) socket.close();
  }
  await server.close();
  return { escaped, searched };
}
describe("canaries", () => {
  test("stay where they are: every byte of every channel is searched", async () => {
    const { escaped, searched } = await canaryFuzz(8, "canaries");
    expect(escaped).toEqual([]);
    expect(searched).toBeGreaterThan(1_000_000);
  });
  test.each(["the whole hand of everyone in the view", "events as they are stored"])(
    "a planted leak lets one out: %s",
    async (name) => {
      const mend = plantedLeaks[name]!();
      try {
        expect((await canaryFuzz(2, "leaky")).escaped.length).toBeGreaterThan(0);
      } finally {
        mend();
      }
    },
  );
});
