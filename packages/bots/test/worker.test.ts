import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { createEngine } from "@cardwright/core/host";
import { expect, test } from "vitest";
import { type BotReply, type BotRequest, createBot, drawOf } from "../src/index.ts";
import { answer } from "../src/worker.ts";
import { duel } from "./games/duel.ts";

const catalog = new URL("./games/catalog.ts", import.meta.url).href;
const worker = fileURLToPath(new URL("../src/worker.ts", import.meta.url));
const engine = createEngine(duel);
const seed = "ab".repeat(32);
const { state } = engine.create({ seed: "cd".repeat(32) }).snapshot;
const request = (bot: BotRequest["bot"]): BotRequest => ({
  bot,
  game: "duel",
  seat: 0,
  seed,
  state: engine.redeal(state, 0, drawOf(seed)),
  budget: { iterations: 40 },
});

test("a bot in a process of its own chooses as it does here", async () => {
  const child = fork(worker, [catalog], { serialization: "advanced" });
  try {
    const ask = (id: number, asked: BotRequest): Promise<BotReply> =>
      new Promise((resolve, reject) => {
        child.once("message", (reply) => resolve(reply as BotReply));
        child.once("exit", (code) => reject(new Error(`the bot's process ended with ${code}`)));
        child.send({ id, request: asked });
      });
    const reply = await ask(1, request("search"));
    const input = { state: request("search").state as never, seat: 0, draw: drawOf(seed), budget: { iterations: 40 } };
    expect(reply).toEqual({ id: 1, action: createBot("search", engine).choose(input) });
    expect(await ask(2, { ...request("random"), game: "chess" })).toMatchObject({
      id: 2,
      error: expect.stringContaining('no game "chess"; it has duel, auction'),
    });
  } finally {
    child.kill();
  }
});

test("a worker refuses what it cannot answer, and says what is missing", async () => {
  await expect(answer({ ...request("random"), catalog, seed: "short" })).rejects.toThrow("64 lowercase hex digits");
  await expect(answer({ ...request("random"), catalog, expansions: ["moon"] })).rejects.toThrow('no expansion "moon"');
  await expect(answer({ ...request("random"), catalog })).resolves.toMatchObject({ seat: 0 });
});
