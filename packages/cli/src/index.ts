export { declaredBy } from "./declared-by.ts";
export { EXIT } from "./output.ts";
export { createProgram, run } from "./program.ts";
export { tableText } from "./table-text.ts";
export { voiceOf } from "./voice.ts";
