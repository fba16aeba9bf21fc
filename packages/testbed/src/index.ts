export { launchBrowser } from "./browser.ts";
export { Line } from "./line.ts";
export { type Postgres, type PostgresOptions, startPostgres } from "./postgres.ts";
export { type PostgresPair, startPostgresPair } from "./postgres-pair.ts";
export { type Redis, startRedis } from "./redis.ts";
