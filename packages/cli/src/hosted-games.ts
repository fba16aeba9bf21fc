import { catalog } from "@cardwright/catalog";

/** The catalog under the name that the server's threads look for. */
export const games = catalog;
