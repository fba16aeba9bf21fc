/** Names of choices whose options are measures: those on offer, and those in a hand. */
export const TAKEN = ["index"];
export const HELD = ["measureId"];
/** True if the options of a choice lie among the measures, to be touched there. */
export const isMeasureChoice = (action: string, choice: string): boolean =>
  /^exp\.[^.]+\.measure\.(take|play|discard)$/.test(action) && [...TAKEN, ...HELD].includes(choice);
