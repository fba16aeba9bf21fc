import { catalog } from "@cardwright/catalog";
import { drawFrom } from "@cardwright/core/testing";
import { expect, test } from "vitest";
import { seatAll, seated, sit, startServer, until } from "./harness/table.ts";

const STEPS = 40;
test.each(catalog)("$name: patch upon patch leads to what a fresh view shows, in both encodings", async (entry) => {
  const server = await startServer({}, { games: [entry] });
  const { match, tokens } = await seatAll(server.url, { game: entry.game.id });
  const room = (await server.rooms.get(match))!;
  const draw = drawFrom(`frames of ${entry.game.id}`);
  const viewers = [tokens[0], tokens[1], undefined];
  const encodings = ["packed", "json"] as const;
  const sessions = encodings.flatMap((encoding) => viewers.map((token) => sit(server.url, match, token, { encoding })));
  await Promise.all(sessions.map(seated));
  for (let step = 0; step < STEPS && room.status === "running"; step++) {
    const seat = room.actors[draw(room.actors.length)]!;
    const action = room.engine.sample(room.snapshot!.state, seat, draw)!;
    await room.hostAction(room.revision, action, false);
  }
  for (const [i, session] of sessions.entries()) {
    const viewer = [0, 1, -1][i % 3]!;
    await until(() => session.getSnapshot().seq === room.audience.seqOf(viewer), "the last frame");
    const { view, offers, seq } = session.getSnapshot();
    const fresh = room.view(viewer);
    expect(seq).toBeGreaterThan(3);
    expect(view).toEqual(JSON.parse(JSON.stringify(fresh.view)));
    expect(offers).toEqual(JSON.parse(JSON.stringify(fresh.offers)));
    expect(JSON.stringify(room.engine.view(room.snapshot!.state, viewer))).toBe(JSON.stringify(fresh.view));
    if (viewer >= 0 && fresh.offers.length > 0) {
      expect(JSON.parse(JSON.stringify(room.engine.offers(room.snapshot!.state, viewer)))).toEqual(offers);
    }
    session.close();
  }
  await server.close();
});
