export const STATUSES = ["BURN", "POISON", "FREEZE", "PARALYZE", "STEALTH", "CHILL", "GUARD", "SHIELD"] as const;
export type Status = (typeof STATUSES)[number];
