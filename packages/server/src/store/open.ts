import { type Faults, noFaults } from "../faults.ts";
import { MemoryStore } from "./memory.ts";
import { PostgresStore } from "./postgres.ts";
import { SqliteStore } from "./sqlite.ts";
import type { Store } from "./store.ts";

/**
 * The store that an address names: memory, sqlite:<file>, or postgres://... What failed may work the next time; what is broken
 * will not.
 */
export function openStore(
  address: string,
  faults: Faults = noFaults,
  failed: (error: unknown) => void = () => undefined,
  broken: (error: Error) => void = () => undefined,
): Store {
  if (address === "memory") return new MemoryStore();
  if (address === "sqlite::memory:")
    throw new Error("SQLite in memory would be gone with each of its threads; use memory");
  if (address.startsWith("sqlite:")) return new SqliteStore(address.slice("sqlite:".length), faults, broken);
  if (/^postgres(ql)?:\/\//.test(address)) return new PostgresStore(address, faults, failed);
  throw new Error(`there is no store for ${address}; use memory, sqlite:<file> or postgres://...`);
}
