import { readdirSync, writeFileSync } from "node:fs";
import { listOfCards } from "./list-of-cards.ts";

/** Writes src/cards/index.ts anew. Run it after adding or removing a card file. */
const folder = new URL("../src/cards/", import.meta.url);
writeFileSync(new URL("index.ts", folder), listOfCards(readdirSync(folder)));
