import { startPostgres, startRedis } from "@cardwright/testbed";
import { crashPostgres, killANode, manyNodes, pauseANode, stopRedis } from "../../test/harness/nodes.ts";
import type { SoakPart } from "../part.ts";

/** Three nodes over PostgreSQL and Redis, and one trouble after the other. */
export const part: SoakPart = {
  full: 100,
  async run(count) {
    const [postgres, redis] = await Promise.all([startPostgres({ durable: true }), startRedis()]);
    const kinds = [killANode, stopRedis(redis), () => postgres.restart(), pauseANode, crashPostgres(postgres)];
    const troubles = Array.from({ length: count }, (_, i) => kinds[i % kinds.length]!);
    const table = { nodes: 3, firstPort: 28_100, matches: Math.min(40, count * 4), name: "soak", pause: 60 };
    const { acknowledged, wrong } = await manyNodes({ db: postgres.url, bus: redis.url, ...table, troubles });
    await Promise.all([postgres.close(), redis.close()]);
    return { counts: { troubles: count, acknowledged }, wrong };
  },
};
