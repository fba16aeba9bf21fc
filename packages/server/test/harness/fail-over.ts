import { startPostgresPair } from "@cardwright/testbed";
import { manyNodes, type NodesReport } from "./nodes.ts";

export interface FailOverOptions {
  /** False: the standby hears of nothing for a while before it takes over, and no commit waits for it. */
  readonly synchronous: boolean;
  readonly firstPort: number;
  readonly name: string;
}
const UNHEARD_MS = 1_000;

/** Two nodes over a PostgreSQL that dies while people play; its standby takes over. */
export async function failOver({ synchronous, firstPort, name }: FailOverOptions): Promise<NodesReport> {
  const pair = await startPostgresPair({ synchronous });
  const dies = async (): Promise<void> => {
    if (!synchronous) {
      pair.part();
      await new Promise((resolve) => setTimeout(resolve, UNHEARD_MS));
    }
    await pair.failOver();
  };
  const table = { nodes: 2, firstPort, matches: 12, name, pause: 60 };
  const report = await manyNodes({ db: pair.url, bus: "none", ...table, troubles: [dies] });
  await pair.close();
  return report;
}
