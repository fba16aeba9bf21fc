import { startPostgres, startRedis } from "@cardwright/testbed";
import { purses } from "../../test/games/purses.ts";
import { type BackAndForth, goBackAndForth } from "../../test/harness/back-and-forth.ts";
import { startServer } from "../../test/harness/table.ts";
import type { SoakPart } from "../part.ts";

/** Actions, undoing, requests and answers raced on three nodes, half of the rounds where no node hears of another. */
export const part: SoakPart = {
  full: 200,
  async run(count) {
    const [postgres, redis] = await Promise.all([startPostgres({ durable: true }), startRedis()]);
    const parts = { games: [{ game: purses, expansions: [] }] };
    const rounds: BackAndForth[] = [];
    for (const config of [{ bus: redis.url }, { bus: "none", pollMs: 600_000, sweepMs: 600_000 }]) {
      const start = () => startServer({ db: postgres.url, ...config }, parts);
      const nodes = [await start(), await start(), await start()];
      for (let round = 0; round < Math.ceil(count / 2); round++)
        rounds.push(await goBackAndForth(nodes, rounds.length));
      await Promise.all(nodes.map((node) => node.close()));
    }
    await Promise.all([postgres.close(), redis.close()]);
    const sum = (of: (round: BackAndForth) => number): number => rounds.reduce((all, round) => all + of(round), 0);
    return {
      counts: {
        rounds: rounds.length,
        sent: sum(({ sent }) => sent),
        stored: sum(({ stored }) => stored),
        undone: sum(({ undone }) => undone),
        agreed: sum(({ agreed }) => agreed),
      },
      wrong: rounds.flatMap(({ wrong }) => wrong),
    };
  },
};
