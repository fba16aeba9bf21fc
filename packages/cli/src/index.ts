export { EXIT } from "./output.ts";
export { createProgram, run } from "./program.ts";
export { tableText } from "./table-text.ts";
