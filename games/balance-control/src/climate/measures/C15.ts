import { measure } from "../world.ts";

export const C15 = measure({
  id: "C15",
  name: "Citizens' Assembly",
  text: "Whoever places a countdown marker places one more.",
  cost: ["climate", "media", "economy"],
  timing: "untilYourNextTurn",
  lasting: { scope: "all", hooks: { countdownMarkers: { add: 1 } } },
});
