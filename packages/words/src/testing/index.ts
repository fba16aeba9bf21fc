export { saidLaw, toldTwice } from "./said-law.ts";
export { type LawSum, type Seen, toldLaw, watchMatches } from "./told-law.ts";
