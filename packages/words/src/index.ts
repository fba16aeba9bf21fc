export { type Coverage, coverageOf } from "./coverage.ts";
export { endOf } from "./end.ts";
export { isMessage, KIND_NAMES, MisfitError, OWN } from "./kinds.ts";
export { chooseLanguage, ENGLISH, nameOfLanguage } from "./language.ts";
export type { Catalogue, Choice, Message, Options, Packed, Params, Part, Term } from "./packed.ts";
export { Speaker, type Speaking } from "./speaker.ts";
export { capitalised, type Spoken, textOf } from "./spoken.ts";
export { type Step, tell } from "./tell.ts";
export { type Cover, ENGINE_TELLING, type EventTelling, type Telling, type Told, type Verb } from "./telling.ts";
