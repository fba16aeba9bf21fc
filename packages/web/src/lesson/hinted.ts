import { storage } from "../storage.ts";

const HINTED = "cardwright.hinted";
/** The notes of the first match have been read, or sent away. */
export const isHinted = (): boolean => storage.read(HINTED) === "yes";
export const keepHinted = (): boolean => storage.write(HINTED, "yes");
