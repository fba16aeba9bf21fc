import { expect, test } from "vitest";
import { Intents } from "../src/room/intents.ts";
import { Together } from "../src/room/together.ts";
import { Group } from "../src/store/group.ts";
import { RawSocket } from "./harness/raw.ts";
import { seatAll, startServer, until } from "./harness/table.ts";

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test("what came in together is done together, in its order and after all of it came; what it leads to is done the next time", async () => {
  const together = new Together();
  const done: string[] = [];
  together.add(() => {
    done.push("first");
    together.add(() => done.push("third"));
  });
  together.add(() => done.push("second"));
  await Promise.resolve();
  expect(done).toEqual([]);
  await nextTurn();
  expect(done).toEqual(["first", "second"]);
  await nextTurn();
  expect(done).toEqual(["first", "second", "third"]);
});

test("what is decided together is stored together, and in the same turn of the loop", async () => {
  const stored: (readonly string[])[] = [];
  const group = new Group<string, string>((items) => {
    stored.push(items);
    return items;
  }, 256);
  const together = new Together();
  for (const step of ["one", "two", "three"]) together.add(() => void group.add(step));
  await nextTurn();
  expect(stored).toEqual([["one", "two", "three"]]);
});

test("a defect in one room is told to whoever asked, and neither that room nor those behind it stop for it", async () => {
  const server = await startServer();
  const rooms = await Promise.all(
    ["one", "two"].map(async () => {
      const { match, tokens } = await seatAll(server.url, { game: "duel" });
      const socket = await new RawSocket(server.url).hello(match, tokens[0]);
      await socket.next("STATE_SNAPSHOT");
      return socket;
    }),
  );
  const { isRecent } = Intents.prototype;
  Intents.prototype.isRecent = () => {
    Intents.prototype.isRecent = isRecent;
    throw new Error("a defect");
  };
  for (const room of rooms) room.send({ type: "ACTION", action: "pass", intent_id: "first" });
  const answerTo = (intent: string) => (room: RawSocket) =>
    until(() => room.messages.find(({ intent_id }) => intent_id === intent), "an answer");
  const answers = await Promise.all(rooms.map(answerTo("first")));
  expect(answers.map(({ type }) => type).sort()).toEqual(["COMMAND_REJECTED", "EVENTS"]);
  const at = answers.findIndex(({ code }) => code === "RETRY");
  rooms[at]!.send({ type: "ACTION", action: "pass", intent_id: "again" });
  expect(await answerTo("again")(rooms[at]!)).toMatchObject({ type: "EVENTS" });
  for (const room of rooms) room.close();
  await server.close();
});
