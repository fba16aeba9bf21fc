import { project } from "./project.ts";

/** The games of the config, for threads and processes: functions cannot be sent to them, an address can. */
const { games: configured } = await project();
/** Under the name that the lab and the bots look for, and under the one that the server's threads do. */
export const catalog = configured;
export const games = configured;
