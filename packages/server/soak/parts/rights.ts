import { startPostgres, startRedis } from "@cardwright/testbed";
import { CONDITIONS, endRights } from "../../test/harness/ended-rights.ts";
import type { SoakPart } from "../part.ts";

/** Rights that end on one of three nodes, with Redis as it is, stopped, cut and slow: afterwards they are good for nothing. */
export const part: SoakPart = {
  full: 500,
  async run(count) {
    const [postgres, redis] = await Promise.all([startPostgres({ durable: true }), startRedis()]);
    const rounds = Math.ceil(count / CONDITIONS.length);
    const { wrong, ...counts } = await endRights({ postgres, redis, rounds });
    await Promise.all([postgres.close(), redis.close()]);
    return { counts, wrong };
  },
};
