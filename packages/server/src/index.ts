/** `@cardwright/server`: matches hosted by a program of your own. `cardwright serve` is one. */

// Start a server, and end it: what it is made of.

export { Catalog, type CatalogEntry, type RuleBundle } from "./catalog.ts";
export { createServer, type Server, type ServerParts } from "./create-server.ts";
export { closeOnSignals } from "./shutdown.ts";
export type { FindVoice, Hearing, Named, SayStep, Voice } from "./voice.ts";

// Settings: read from a config, the environment and flags.

export { type Config, ConfigError, type ConfigInput, environmentName, flagName, readConfig } from "./config.ts";

// Keys: what signs matches that end.

export { keyFileOf } from "./signing/node-key.ts";
export { KeyFileError, rotateKeyFile, type SigningKey } from "./signing/signing-key.ts";

// Store: where matches are kept, copied and compared with new rules.

export { BackupError, backupStore, restoreStore, type StoreCopy } from "./backup.ts";
export { BundleError, bundleRules } from "./rules/bundle-rules.ts";
export { Bundles } from "./rules/bundles.ts";
export { otherRow, type RulesRow, sameRow } from "./rules/compare-rules.ts";
export { diffRules } from "./rules/diff-rules.ts";
export { StoreError } from "./store/migrations.ts";
export { openStore } from "./store/open.ts";
export type { RulesInfo, Store } from "./store/store.ts";

// Bots in seats: threads that think.

export type { BotDriver, BotRequest } from "./bots/driver.ts";
export { type BotPoolOptions, botPool } from "./bots/pool.ts";
