/**
 * Grows when a message changes its meaning. 2: seats say whether they are kept, and intents belong to a seat. A client of version 1
 * would offer strangers a seat that is not theirs to take, so it is refused and told to update.
 */
export const PROTOCOL_VERSION = 2;
export const OLDEST_VERSION = 2;
