import { mixSeed } from "@cardwright/core/host";
import type { ServerMessage } from "@cardwright/protocol";
import type { MatchRecord, Store } from "../store/store.ts";

/** The seed that was committed to before the deal, for anyone to check. Null until it is settled. */
export async function revealOf(store: Store, { id, commitment }: MatchRecord): Promise<ServerMessage | null> {
  const secrets = await store.secrets(id);
  if (secrets?.nonces == null) return null;
  const { serverSeed: server_seed, nonces } = secrets;
  const seed = mixSeed(server_seed, nonces);
  return { type: "REVEAL", commitment, server_seed, nonces: [...nonces], seed };
}
