import type { Challenge } from "../challenge.ts";

export const ashDrake: Challenge = {
  id: "ash_drake",
  name: "Ash Drake",
  kind: "foe",
  number: 9,
  fame: 5,
  text: "Small for a drake. It has been told so, and minds.",
};
