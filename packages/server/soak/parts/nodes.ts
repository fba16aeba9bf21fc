import { startPostgres, startRedis } from "@cardwright/testbed";
import { manyNodes, type Trouble } from "../../test/harness/nodes.ts";
import type { SoakPart } from "../part.ts";

const TROUBLES: readonly Trouble[] = [
  "kill a node",
  "stop Redis",
  "restart PostgreSQL",
  "pause a node",
  "kill PostgreSQL",
];
/** Three nodes over PostgreSQL and Redis, and one trouble after the other. */
export const part: SoakPart = {
  full: 100,
  async run(count) {
    const [postgres, redis] = await Promise.all([startPostgres({ durable: true }), startRedis()]);
    const troubles = Array.from({ length: count }, (_, i) => TROUBLES[i % TROUBLES.length]!);
    const table = { nodes: 3, firstPort: 28_100, matches: Math.min(40, count * 4), name: "soak", pause: 60 };
    const { acknowledged, wrong } = await manyNodes({ postgres, redis, ...table, troubles });
    await Promise.all([postgres.close(), redis.close()]);
    return { counts: { troubles: count, acknowledged }, wrong };
  },
};
