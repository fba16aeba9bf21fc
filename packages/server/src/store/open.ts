import type { Faults } from "../faults.ts";
import { MemoryStore } from "./memory.ts";
import type { Store } from "./store.ts";

/** The store that an address names. */
export async function openStore(address: string, faults: Faults): Promise<Store> {
  if (address === "memory") return new MemoryStore();
  void faults;
  throw new Error(`there is no store for ${address}`);
}
