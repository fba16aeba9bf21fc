import type { Say } from "@cardwright/words";
import type { WebWords } from "../words/messages.ts";
import type { ShelfGame } from "./games.ts";

/** For whom a game is, and for how long. */
export function factsOf(say: Say<WebWords>, { players, minutes }: ShelfGame): string {
  const [least = 0, most = least] = [...players.matchAll(/\d+/g)].map(Number);
  if (minutes === undefined) return say("page.players", { least, most });
  return least === most
    ? say("home.players.fixed", { players: most, minutes })
    : say("home.players", { least, most, minutes });
}
