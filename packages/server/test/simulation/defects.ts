import { timeoutAction } from "@cardwright/core/host";
import { Audience } from "../../src/room/audience.ts";
import { expiredSeats } from "../../src/room/clock.ts";
import type { Room } from "../../src/room/room.ts";
import type { Store } from "../../src/store/store.ts";
import { sabotage } from "../harness/sabotage.ts";

/** Promises that a planted server breaks. A simulation that does not notice proves nothing. */
export const DEFECTS = [
  "acknowledge before commit",
  "forget intents",
  "publish before store",
  "forget rights",
  "fire timers twice",
] as const;
export type Defect = (typeof DEFECTS)[number];

export interface Planted {
  changeStore(store: Store): Store;
  changeWake(wake: (room: Room) => void): (room: Room) => void;
  /** Takes it away again. */
  remove(): void;
}
export function plant(defect: Defect | undefined): Planted {
  const { prepare, tell } = Audience.prototype;
  const remove = (): void => void Object.assign(Audience.prototype, { prepare, tell });
  if (defect === "fire timers twice") return { changeStore: (store) => store, changeWake: twice, remove };
  // One that is planted in the code is planted once, whatever the number of nodes.
  let isPlanted = false;
  const changeStore = (store: Store): Store => {
    if (defect === "publish before store" && isPlanted) return store;
    isPlanted = true;
    return sabotage(defect, store);
  };
  return { changeStore, changeWake: (wake) => wake, remove };
}
/** Whoever runs out of time has it done for them, and then once more in the position that this led to. */
function twice(wake: (room: Room) => void): (room: Room) => void {
  return (room) => {
    const { record, clock, revision } = room;
    const isTimeout =
      record.clock !== null && clock !== null && expiredSeats(record.clock, clock, Date.now()).length > 0;
    wake(room);
    if (!isTimeout) return;
    setTimeout(() => {
      if (room.revision === revision || room.status !== "running") return;
      const [seat] = room.actors;
      const action = timeoutAction(room.engine, room.snapshot!.state, seat!);
      if (action !== null) void room.hostAction(room.revision, action, true).catch(() => undefined);
    }, 30);
  };
}
