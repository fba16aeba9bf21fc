import type { Declaration } from "@cardwright/core";
import type { Engine } from "@cardwright/core/host";

/** Any game: a host needs of it only what all games share. */
export type AnyEngine = Engine<Declaration>;
