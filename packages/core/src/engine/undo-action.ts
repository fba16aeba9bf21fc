/** The actions that go back in a match. The engine answers them itself; no game defines them. */

/** Takes the seat's last action back, while nobody has learned anything by it. */
export const UNDO = "UNDO";
/** Asks the others for the seat's last action back, whatever was learned since. */
export const TAKEBACK = "TAKEBACK";
export const AGREE_TAKEBACK = "AGREE_TAKEBACK";
export const DECLINE_TAKEBACK = "DECLINE_TAKEBACK";
export const BACKWARD = [UNDO, TAKEBACK, AGREE_TAKEBACK, DECLINE_TAKEBACK] as const;
export const isBackward = (type: string): boolean => BACKWARD.some((one) => one === type);
