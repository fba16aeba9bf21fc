export type { BotDriver, BotRequest } from "./bots/driver.ts";
export { type BotPoolOptions, botPool } from "./bots/pool.ts";
export { Catalog, type CatalogEntry } from "./catalog.ts";
export { type Config, ConfigError, type ConfigInput, environmentName, flagName, readConfig } from "./config.ts";
export { createServer, type Server, type ServerParts } from "./create-server.ts";
export { diffRules, type RulesVerdict } from "./logs.ts";
export { closeOnSignals } from "./shutdown.ts";
export { openStore } from "./store/open.ts";
export type { Store } from "./store/store.ts";
