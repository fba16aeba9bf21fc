/** Grows when a message changes its meaning. A server also takes clients one version back, once there is one. */
export const PROTOCOL_VERSION = 1;
export const OLDEST_VERSION = 1;
