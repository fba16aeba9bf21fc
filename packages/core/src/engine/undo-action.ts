/** The actions that go back in a match. The engine answers them itself; no game defines them. */

/** Takes the seat's last action back, while nobody has learned anything by it. */
export const UNDO = "UNDO";
/** Asks the others for the seat's last action back, whatever was learned since. */
export const TAKEBACK = "TAKEBACK";
export const AGREE_TAKEBACK = "AGREE_TAKEBACK";
export const DECLINE_TAKEBACK = "DECLINE_TAKEBACK";
export const BACKWARD = [UNDO, TAKEBACK, AGREE_TAKEBACK, DECLINE_TAKEBACK] as const;
/** Asked of every action, so that it compares and looks nothing up. */
export const isBackward = (type: string): boolean =>
  type === UNDO || type === TAKEBACK || type === AGREE_TAKEBACK || type === DECLINE_TAKEBACK;
