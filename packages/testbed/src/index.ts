export { launchBrowser } from "./browser.ts";
export { type Postgres, type PostgresOptions, startPostgres } from "./postgres.ts";
export { type Redis, startRedis } from "./redis.ts";
