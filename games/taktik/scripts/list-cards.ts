import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { cardList, cardsFolder } from "./cardList.ts";

/** Run it after adding or removing a card: `npx node games/taktik/scripts/list-cards.ts`. */
writeFileSync(join(cardsFolder, "index.ts"), cardList());
